import { ChevronDown, WandSparkles } from 'lucide-react';
import { useRef, useState } from 'react';
import { generationTexts } from '../../../contract/generations.ts';
import { useEntitlements } from '../../api/use-entitlements.ts';
import { useQuota } from '../../api/use-quota.ts';
import { Button } from '../../ui/button.tsx';
import { cn } from '../../ui/class-names.ts';
import { Collapsible, CollapsibleContent, CollapsibleTrigger } from '../../ui/collapsible.tsx';
import { AdvancedSettings } from './advanced-settings.tsx';
import { useModels } from './generator-queries.ts';
import {
  abilitiesOf,
  countAllowed,
  findRequestProblem,
  highResolutionRefusal,
  type ImageRequest,
  operationOf,
  type RequestProblem,
  resolveModel,
  toRequest,
} from './generator-request.ts';
import {
  type GeneratorSettings,
  saveGeneratorSettings,
  useGeneratorSettings,
} from './generator-settings.ts';
import { HighResolutionSwitch } from './high-resolution-switch.tsx';
import { ModelPicker } from './model-picker.tsx';
import { PromptField } from './prompt-field.tsx';
import { QuotaIndicator } from './quota-indicator.tsx';
import { SizeSelect } from './size-select.tsx';
import { SourceField } from './source-field.tsx';
import { StylePicker } from './style-picker.tsx';
import { usePictureDrop } from './use-picture-drop.ts';
import { useSourceUpload } from './use-source-upload.ts';

export interface GeneratorProps {
  /** The level of its heading, for the page it stands on. */
  headingLevel?: 'h1' | 'h2';
  ask: (request: ImageRequest, onAccepted?: () => void) => void;
  /** Whether this very request is on its way, or being made. */
  isUnderWay: (request: ImageRequest) => boolean;
  /** Called with the day used up, in place of asking. */
  onUpgradeNeeded: () => void;
  /** Opens the library to choose the picture to start from. */
  onChooseSource: () => void;
  /** A picture that a model made, where there is one. */
  renderSample: (modelId: string) => React.ReactNode;
  isAdvancedOpen: boolean;
  onAdvancedOpenChange: (isOpen: boolean) => void;
  /** Called when a request was accepted. */
  onAccepted: () => void;
  ref: React.RefObject<HTMLElement | null>;
}

/** Describe a picture and ask for it. */
export function Generator({
  headingLevel: Heading = 'h1',
  ask,
  isUnderWay,
  onUpgradeNeeded,
  onChooseSource,
  renderSample,
  isAdvancedOpen,
  onAdvancedOpenChange,
  onAccepted,
  ref,
}: GeneratorProps) {
  const settings = useGeneratorSettings();
  const [problem, setProblem] = useState<RequestProblem | null>(null);
  const promptRef = useRef<HTMLTextAreaElement>(null);

  const { data: quota } = useQuota();
  const { data: entitlements } = useEntitlements();
  const models = useModels().data?.items ?? [];
  const model = resolveModel(models, settings.modelId, operationOf(settings));

  const styles = abilitiesOf(model, settings)?.styles ?? [];
  const source = useSourceUpload();
  const drop = usePictureDrop(source.send);
  const isSourceInVain = settings.source !== null && models.length > 0 && !model;

  const request = toRequest(settings, model, { quota, entitlements });
  // Another prompt can be sent meanwhile; the same one waits for what it has asked for.
  const isBusy = isUnderWay(request);
  const isAtLimit = quota?.remaining === 0;
  const highResolution =
    settings.highResolution && highResolutionRefusal(entitlements, model) === null;

  function change(part: Partial<GeneratorSettings>) {
    setProblem(null);
    saveGeneratorSettings(part);
  }

  function submit() {
    if (isBusy || isSourceInVain) return;
    if (isAtLimit) {
      onUpgradeNeeded();
      return;
    }
    const found = findRequestProblem(request);
    setProblem(found);
    if (!found) ask(request, onAccepted);
    else if (found.field === 'prompt') promptRef.current?.focus();
    else if (found.field !== 'source') onAdvancedOpenChange(true);
  }

  return (
    <section ref={ref} aria-labelledby="generator-heading" className="grid scroll-mt-20 gap-4">
      <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <Heading
          id="generator-heading"
          className={cn('font-semibold tracking-tight', Heading === 'h1' ? 'text-2xl' : 'text-xl')}
        >
          {generationTexts.heading}
        </Heading>
        <QuotaIndicator quota={quota} entitlements={entitlements} />
      </header>

      <Collapsible
        open={isAdvancedOpen}
        onOpenChange={onAdvancedOpenChange}
        className="relative rounded-card border border-line-strong/60 bg-surface transition-colors duration-150 focus-within:border-line-strong"
        {...drop.handlers}
      >
        {drop.isOver && (
          <p className="pointer-events-none absolute inset-1 z-10 flex items-center justify-center rounded-md border-2 border-accent border-dashed bg-surface/90 font-medium">
            Drop the picture to start from
          </p>
        )}
        <PromptField
          ref={promptRef}
          value={settings.prompt}
          onChange={(prompt) => change({ prompt })}
          onSubmit={submit}
          error={problem?.field === 'prompt' ? problem.message : null}
        />
        <SourceField
          settings={settings}
          onChange={change}
          model={model}
          upload={source.upload}
          onFile={source.send}
          onStop={source.stop}
          onChooseFromLibrary={onChooseSource}
          problem={problem}
        />
        {model && styles.length > 0 && (
          <StylePicker
            model={model}
            styles={styles}
            value={settings.style}
            onPick={(style) => change({ style })}
          />
        )}
        <div className="flex flex-wrap items-center gap-x-4 gap-y-3 border-line border-t p-3 md:px-4">
          <ModelPicker
            models={models}
            model={model}
            operation={operationOf(settings)}
            onPick={(modelId) => change({ modelId })}
            renderSample={renderSample}
          />
          {settings.source ? (
            <p className="text-ink-muted text-sm">
              In the proportions of the picture, {settings.source.width}x{settings.source.height}
            </p>
          ) : (
            <>
              <SizeSelect
                value={settings.size}
                onChange={(size) => change({ size })}
                highResolution={highResolution}
                className="w-full sm:w-60"
              />
              <HighResolutionSwitch
                size={settings.size}
                checked={settings.highResolution}
                onCheckedChange={(checked) => change({ highResolution: checked })}
                entitlements={entitlements}
                model={model}
              />
            </>
          )}
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
            {(request.input.count ?? 1) > 1 && !isAtLimit && (
              <p className="text-ink-muted text-sm">{request.input.count} images</p>
            )}
            <Button
              className="max-sm:flex-1 md:min-w-44"
              busy={isBusy}
              busyText={generationTexts.generating}
              disabled={!isAtLimit && (settings.prompt.trim() === '' || isSourceInVain)}
              title="Ctrl+Enter"
              onClick={submit}
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
            model={model}
            countMax={countAllowed(quota, entitlements)}
            problem={problem}
          />
        </CollapsibleContent>
      </Collapsible>
    </section>
  );
}
