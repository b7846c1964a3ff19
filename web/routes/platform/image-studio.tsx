import { useRef, useState } from 'react';
import type { Image } from '../../../contract/images.ts';
import { Generator } from '../../features/generations/generator.tsx';
import { useModels } from '../../features/generations/generator-queries.ts';
import {
  type ImageRequest,
  sendImageRequest,
  toRetry,
} from '../../features/generations/generator-request.ts';
import {
  clearPrompt,
  saveGeneratorSettings,
  settingsForVariations,
  settingsFromImage,
  sourceFromImage,
} from '../../features/generations/generator-settings.ts';
import { GeneratorTips } from '../../features/generations/generator-tips.tsx';
import { TaskSeed } from '../../features/generations/task-seed.tsx';
import { UpgradeDialog } from '../../features/generations/upgrade-dialog.tsx';
import { FinishedActions } from '../../features/images/finished-actions.tsx';
import {
  FinishedPicture,
  SessionViewer,
  useSessionViewer,
} from '../../features/images/session-viewer.tsx';
import { TaskList } from '../../features/tasks/task-list.tsx';
import { useSessionTasks } from '../../features/tasks/task-queries.ts';
import { findRequest, removeFromSession } from '../../features/tasks/task-session.ts';
import { isActive } from '../../features/tasks/task-state.ts';
import { isUnderWay, useAskTasks, useBatchOutcomes } from '../../features/tasks/use-ask-tasks.ts';
import { ErrorBoundary } from '../../ui/error-boundary.tsx';

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
  const { tasks, pendingCount } = useSessionTasks();
  const { ask, isAsking } = useAskTasks<ImageRequest>({
    send: sendImageRequest,
    onUpgradeNeeded: () => setIsUpgradeOpen(true),
  });
  useBatchOutcomes(tasks, clearPrompt);

  const images = tasks
    .filter((task) => !isActive(task))
    .flatMap((task) => (task.status === 'succeeded' && task.image ? [task.image] : []));
  const viewer = useSessionViewer(images);

  /** What was asked for is worth watching; long settings may have pushed it below the fold. */
  function showList() {
    requestAnimationFrame(() => {
      const top = listRef.current?.getBoundingClientRect().top ?? 0;
      if (top > window.innerHeight * 0.6) listRef.current?.scrollIntoView();
    });
  }

  function fillForm(settings: Parameters<typeof saveGeneratorSettings>[0]) {
    saveGeneratorSettings(settings);
    viewer.close();
    formRef.current?.scrollIntoView();
    formRef.current?.querySelector('textarea')?.focus({ preventScroll: true });
  }

  const reuse = {
    onUseSettings: (image: Image) => fillForm(settingsFromImage(image)),
    onUseAsReference: (image: Image) => fillForm(sourceFromImage(image)),
  };

  return (
    <div className="grid gap-8">
      <ErrorBoundary name="The image generator">
        <Generator
          ref={formRef}
          headingLevel={headingLevel}
          ask={ask}
          isUnderWay={(request) => isAsking || isUnderWay(tasks, request)}
          onUpgradeNeeded={() => setIsUpgradeOpen(true)}
          onAccepted={showList}
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
            if (again) ask(again, () => removeFromSession(task.id));
          }}
          renderFacts={(task) => <TaskSeed task={task} />}
          renderPicture={(image) => <FinishedPicture image={image} onOpen={viewer.open} />}
          renderActions={(image) => {
            const varied = settingsForVariations(image);
            return (
              <FinishedActions
                image={image}
                onFavourite={viewer.handlers.favourite}
                onDelete={viewer.handlers.remove}
                onVary={varied && (() => fillForm(varied))}
                {...reuse}
              />
            );
          }}
        />
      </ErrorBoundary>
      <ErrorBoundary name="The list of tips">
        <GeneratorTips
          withExamples={tasks.length === 0 && pendingCount === 0}
          onPick={(prompt) => fillForm({ prompt })}
        />
      </ErrorBoundary>
      <ErrorBoundary name="The viewer">
        <SessionViewer viewer={viewer} {...reuse} />
      </ErrorBoundary>
      <UpgradeDialog open={isUpgradeOpen} onOpenChange={setIsUpgradeOpen} />
    </div>
  );
}
