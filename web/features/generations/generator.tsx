import { ChevronDown, WandSparkles } from 'lucide-react';
import { useRef, useState } from 'react';
import {
  type Generation,
  type GenerationRequestInput,
  generationTexts,
} from '../../../contract/generations.ts';
import { useEntitlements } from '../../api/use-entitlements.ts';
import { Button } from '../../ui/button.tsx';
import { cn } from '../../ui/class-names.ts';
import { Collapsible, CollapsibleContent, CollapsibleTrigger } from '../../ui/collapsible.tsx';
import { useStoredState } from '../../ui/stored-state.ts';
import { Switch } from '../../ui/switch.tsx';
import { showToast } from '../../ui/toaster.tsx';
import { AdvancedSettings } from './advanced-settings.tsx';
import { useModels, useQuota, useSessionGenerations } from './generation-queries.ts';
import {
  countAllowed,
  findRequestProblem,
  type GeneratorSettings,
  highResolutionRefusal,
  parseSettings,
  type RequestProblem,
  resolveModel,
  settingsKey,
  toRequest,
} from './generator-settings.ts';
import { GeneratorTips } from './generator-tips.tsx';
import { ProgressAnnouncer } from './progress-announcer.tsx';
import { PromptField } from './prompt-field.tsx';
import { QuotaIndicator } from './quota-indicator.tsx';
import { SessionList } from './session-list.tsx';
import { readSession, removeFromSession } from './session-store.ts';
import { SizeSelect } from './size-select.tsx';
import { UpgradeDialog } from './upgrade-dialog.tsx';
import { isAnyActive, useBatchOutcomes, useGenerate } from './use-generate.ts';

export interface GeneratorProps {
  /** The level of its heading, for the page it stands on. */
  headingLevel?: 'h1' | 'h2';
}

/** Describe a picture, ask for it, watch it being made: spec, section 2, "Image generator". */
export function Generator({ headingLevel: Heading = 'h1' }: GeneratorProps) {
  const [settings, setSettings] = useStoredState(settingsKey, parseSettings);
  const [problem, setProblem] = useState<RequestProblem | null>(null);
  const [isAdvancedOpen, setIsAdvancedOpen] = useState(false);
  const [isUpgradeOpen, setIsUpgradeOpen] = useState(false);
  const promptRef = useRef<HTMLTextAreaElement>(null);
  const sessionRef = useRef<HTMLElement>(null);

  const { data: quota } = useQuota();
  const { data: entitlements } = useEntitlements();
  const { data: modelList } = useModels();
  const models = modelList?.items ?? [];
  const model = resolveModel(models, settings.modelId);
  const { generations, pendingCount } = useSessionGenerations();
  const generate = useGenerate(() => setIsUpgradeOpen(true));

  const isBusy = generate.isPending || isAnyActive(generations);
  const isAtLimit = quota?.remaining === 0;
  const refusal = highResolutionRefusal(entitlements, model);
  const highResolution = settings.highResolution && refusal === null;

  function change(part: Partial<GeneratorSettings>) {
    setProblem(null);
    setSettings((known) => ({ ...known, ...part }));
  }

  useBatchOutcomes(generations, (prompt) => {
    // What was typed since then is another prompt, and stays.
    setSettings((known) => (known.prompt.trim() === prompt ? { ...known, prompt: '' } : known));
  });

  function submit(request: GenerationRequestInput, onAccepted?: () => void) {
    if (isBusy) return;
    if (isAtLimit) {
      setIsUpgradeOpen(true);
      return;
    }
    generate.mutate(request, { onSuccess: () => onAccepted?.() });
  }

  /** What was asked for is worth watching; long settings may have pushed it below the fold. */
  function showSession() {
    requestAnimationFrame(() => {
      const top = sessionRef.current?.getBoundingClientRect().top ?? 0;
      if (top > window.innerHeight * 0.6) sessionRef.current?.scrollIntoView();
    });
  }

  function submitForm() {
    const request = toRequest(settings, model, { quota, entitlements });
    const found = isAtLimit ? null : findRequestProblem(request);
    setProblem(found);
    if (!found) submit(request, showSession);
    else if (found.field === 'prompt') promptRef.current?.focus();
    else setIsAdvancedOpen(true);
  }

  function retry(generation: Generation) {
    const request = readSession().requests[generation.batchId] ?? {
      prompt: generation.prompt,
      modelId: generation.modelId,
    };
    submit({ ...request, count: 1, ...(model?.seed && { seed: generation.seed }) }, () =>
      removeFromSession(generation.id),
    );
  }

  function reuseSeed({ seed }: Generation) {
    change({ seed });
    setIsAdvancedOpen(true);
    showToast({ kind: 'info', title: `Seed ${seed} is locked for the next image` });
  }

  function pick(prompt: string) {
    change({ prompt });
    promptRef.current?.focus();
  }

  return (
    <div className="grid gap-8">
      <section aria-labelledby="generator-heading" className="grid gap-4">
        <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <Heading
            id="generator-heading"
            className={cn(
              'font-semibold tracking-tight',
              Heading === 'h1' ? 'text-2xl' : 'text-xl',
            )}
          >
            {generationTexts.heading}
          </Heading>
          <QuotaIndicator quota={quota} entitlements={entitlements} />
        </header>

        <Collapsible
          open={isAdvancedOpen}
          onOpenChange={setIsAdvancedOpen}
          className="rounded-card border border-line-strong/60 bg-surface transition-colors duration-150 focus-within:border-line-strong"
        >
          <PromptField
            ref={promptRef}
            value={settings.prompt}
            onChange={(prompt) => change({ prompt })}
            onSubmit={submitForm}
            error={problem?.field === 'prompt' ? problem.message : null}
          />
          <div className="flex flex-wrap items-center gap-x-4 gap-y-3 border-line border-t p-3 md:px-4">
            <SizeSelect
              value={settings.size}
              onChange={(size) => change({ size })}
              highResolution={highResolution}
              className="w-full sm:w-60"
            />
            <Switch
              label="High resolution"
              hint={refusal ?? undefined}
              checked={highResolution}
              disabled={refusal !== null}
              onCheckedChange={(checked) => change({ highResolution: checked })}
            />
            <div className="ml-auto flex flex-wrap items-center justify-end gap-3 max-sm:w-full">
              <CollapsibleTrigger asChild>
                <Button variant="ghost" className="group">
                  Advanced
                  <ChevronDown
                    aria-hidden="true"
                    className="transition-transform duration-150 group-data-[state=open]:rotate-180"
                  />
                </Button>
              </CollapsibleTrigger>
              <Button
                className="max-sm:flex-1 md:min-w-44"
                busy={isBusy}
                busyText={generationTexts.generating}
                disabled={!isAtLimit && settings.prompt.trim() === ''}
                title="Ctrl+Enter"
                onClick={submitForm}
              >
                <WandSparkles aria-hidden="true" />
                {isAtLimit ? generationTexts.upgradeToGenerate : generationTexts.generate}
              </Button>
            </div>
          </div>
          <CollapsibleContent className="border-line border-t">
            <AdvancedSettings
              settings={settings}
              onChange={change}
              models={models}
              model={model}
              countMax={countAllowed(quota, entitlements)}
              problem={problem}
            />
          </CollapsibleContent>
        </Collapsible>
      </section>

      <ProgressAnnouncer generations={generations} />
      <SessionList
        ref={sessionRef}
        generations={generations}
        pendingCount={pendingCount}
        onRetry={retry}
        retryDisabled={isBusy}
        onReuseSeed={reuseSeed}
      />
      <GeneratorTips withExamples={generations.length === 0 && pendingCount === 0} onPick={pick} />
      <UpgradeDialog open={isUpgradeOpen} onOpenChange={setIsUpgradeOpen} />
    </div>
  );
}
