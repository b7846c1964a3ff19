import { useRef, useState } from 'react';
import type { Image } from '../../../contract/images.ts';
import { imageGeneratedNotification } from '../../../contract/notifications.ts';
import { examplePrompts } from '../../features/generations/generator.content.ts';
import { Generator } from '../../features/generations/generator.tsx';
import { useModels } from '../../features/generations/generator-queries.ts';
import {
  type ImageRequest,
  sendImageRequest,
  toRetry,
} from '../../features/generations/generator-request.ts';
import {
  clearPrompt,
  loadSettingsOfImage,
  readPrompt,
  saveGeneratorSettings,
  settingsForVariations,
  sourceFromImage,
} from '../../features/generations/generator-settings.ts';
import { GeneratorTips } from '../../features/generations/generator-tips.tsx';
import { TaskSeed } from '../../features/generations/task-seed.tsx';
import { UpgradeDialog } from '../../features/generations/upgrade-dialog.tsx';
import { DeckViewer, FinishedPicture, useDeckViewer } from '../../features/images/deck-viewer.tsx';
import { FinishedActions } from '../../features/images/finished-actions.tsx';
import { ImagePicker } from '../../features/images/image-picker.tsx';
import { ModelSample } from '../../features/images/model-sample.tsx';
import { useToldHere } from '../../features/notifications/notifications.ts';
import { findRequest, removeFromDeck } from '../../features/tasks/task-deck.ts';
import { TaskList } from '../../features/tasks/task-list.tsx';
import { useDeckTasks } from '../../features/tasks/task-queries.ts';
import { isActive } from '../../features/tasks/task-state.ts';
import { isUnderWay, useAskTasks, useBatchOutcomes } from '../../features/tasks/use-ask-tasks.ts';
import { ErrorBoundary } from '../../ui/error-boundary.tsx';
import { showToast } from '../../ui/toaster.tsx';

export interface ImageStudioProps {
  /** The level of the generator's heading, for the page it stands on. */
  headingLevel?: 'h1' | 'h2';
}

/** The generator with what it makes: the form, the tasks, and the finished images in a viewer. */
export function ImageStudio({ headingLevel = 'h1' }: ImageStudioProps) {
  const formRef = useRef<HTMLElement>(null);
  const listRef = useRef<HTMLElement>(null);
  const [isUpgradeOpen, setIsUpgradeOpen] = useState(false);
  const models = useModels().data?.items ?? [];
  const { tasks, pendingCount } = useDeckTasks();
  const { ask, isAsking } = useAskTasks<ImageRequest>({
    send: sendImageRequest,
    onUpgradeNeeded: () => setIsUpgradeOpen(true),
  });
  useBatchOutcomes(tasks, clearPrompt);

  const images = tasks
    .filter((task) => !isActive(task))
    .flatMap((task) => (task.status === 'succeeded' && task.image ? [task.image] : []));
  const viewer = useDeckViewer(images, (image) => fillForm(sourceFromImage(image)));
  const [isChoosing, setIsChoosing] = useState(false);
  const [isAdvancedOpen, setIsAdvancedOpen] = useState(false);
  // Its own toast says more than that of the notification.
  useToldHere(imageGeneratedNotification('').title);

  /**
   * What was asked for is worth watching; long settings may have pushed it below the fold. No further
   * than that: the next prompt is written above it.
   */
  function showList() {
    requestAnimationFrame(() => {
      const list = listRef.current;
      if (!list) return;
      const { top } = list.getBoundingClientRect();
      if (top <= window.innerHeight * 0.6) return;
      (list.querySelector('li') ?? list).scrollIntoView({ block: 'nearest' });
    });
  }

  function fillForm(settings: Parameters<typeof saveGeneratorSettings>[0]) {
    saveGeneratorSettings(settings);
    viewer.close();
    // A menu or a viewer that is closing holds the focus until then.
    requestAnimationFrame(() => {
      formRef.current?.scrollIntoView();
      formRef.current?.querySelector('textarea')?.focus({ preventScroll: true });
    });
  }

  /** What was written by hand can be had back; another example is pressed again. */
  function takeExample(prompt: string) {
    const written = readPrompt();
    fillForm({ prompt });
    if (written.trim() === '' || examplePrompts.some((example) => example === written)) return;
    showToast({
      kind: 'info',
      title: 'The example took the place of your prompt',
      action: { label: 'Undo', onClick: () => fillForm({ prompt: written }) },
    });
  }

  const applySettings = async (image: Image) => fillForm(await loadSettingsOfImage(image));

  return (
    <div className="grid gap-8">
      <ErrorBoundary name="The image generator">
        <Generator
          ref={formRef}
          headingLevel={headingLevel}
          ask={ask}
          isUnderWay={(request) => isAsking || isUnderWay(tasks, request)}
          onUpgradeNeeded={() => setIsUpgradeOpen(true)}
          isAdvancedOpen={isAdvancedOpen}
          onAdvancedOpenChange={setIsAdvancedOpen}
          onAccepted={showList}
          onChooseSource={() => setIsChoosing(true)}
          renderSample={(modelId) => <ModelSample modelId={modelId} />}
        />
      </ErrorBoundary>
      <ErrorBoundary name="The list of this session">
        <TaskList
          ref={listRef}
          tasks={tasks}
          pendingCount={pendingCount}
          isRetryDisabled={isAsking}
          onRetry={(task) => {
            const again = toRetry(task, findRequest(task.batchId), models);
            if (again) ask(again, () => removeFromDeck(task.id));
            else
              showToast({
                kind: 'info',
                title: 'Please choose the picture to start from again',
                description: 'It was sent from another tab.',
              });
          }}
          renderFacts={(task) => (
            <TaskSeed
              task={task}
              onReuse={(seed) => {
                saveGeneratorSettings({ seed });
                setIsAdvancedOpen(true);
                showToast({ kind: 'info', title: `Seed ${seed} is locked for the next image` });
              }}
            />
          )}
          renderPicture={(image) => <FinishedPicture image={image} onOpen={viewer.open} />}
          renderActions={(image) => {
            const varied = settingsForVariations(image, models);
            return (
              <FinishedActions
                image={image}
                onFavourite={viewer.handlers.favourite}
                onDelete={viewer.handlers.remove}
                onVary={
                  varied &&
                  (() => {
                    fillForm(varied);
                    setIsAdvancedOpen(true);
                  })
                }
                onUseSettings={applySettings}
                onUseAsReference={viewer.handlers.reference}
              />
            );
          }}
        />
      </ErrorBoundary>
      <ErrorBoundary name="The list of tips">
        <GeneratorTips
          withExamples={tasks.length === 0 && pendingCount === 0}
          onPick={takeExample}
        />
      </ErrorBoundary>
      <ErrorBoundary name="The viewer">
        <DeckViewer viewer={viewer} onUseSettings={applySettings} />
      </ErrorBoundary>
      {isChoosing && (
        <ImagePicker
          onClose={() => setIsChoosing(false)}
          onPick={(image) => {
            saveGeneratorSettings(sourceFromImage(image));
            setIsChoosing(false);
          }}
        />
      )}
      <UpgradeDialog open={isUpgradeOpen} onOpenChange={setIsUpgradeOpen} />
    </div>
  );
}
