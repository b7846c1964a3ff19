import { Check, ChevronDown } from 'lucide-react';
import { RadioGroup } from 'radix-ui';
import { useState } from 'react';
import type { Model } from '../../../contract/image-settings.ts';
import { BrandMark } from '../../ui/brand-mark.tsx';
import { Button } from '../../ui/button.tsx';
import { cn } from '../../ui/class-names.ts';
import { Dialog } from '../../ui/dialog.tsx';

export interface ModelPickerProps {
  models: readonly Model[];
  model: Model | undefined;
  /** What the form asks for; models without it can be seen and not chosen. */
  operation: 'generate' | 'edit';
  onPick: (modelId: string) => void;
  /** A picture that a model made, where there is one. */
  renderSample: (modelId: string) => React.ReactNode;
}

/** What a model can do, in a few words each. */
function listAbilities({ operations, preview }: Model): string[] {
  const { generate, edit } = operations;
  return [
    `up to ${Math.max(generate?.maxEdge ?? 0, edit?.maxEdge ?? 0)} pixels`,
    ...(generate && generate.styles.length > 0 ? [`${generate.styles.length} styles`] : []),
    ...(edit ? ['starts from a picture'] : []),
    ...(edit?.mask ? ['repaints a part'] : []),
    ...(generate?.variation ? ['variations'] : []),
    ...(generate?.tiling ? ['seamless tiles'] : []),
    ...(preview ? ['live preview'] : []),
  ];
}

const missing = {
  generate: 'Needs a picture to start from',
  edit: 'Makes pictures of words only',
} as const;

/** Shows the model that will draw, and all of them side by side to choose from. */
export function ModelPicker({ models, model, operation, onPick, renderSample }: ModelPickerProps) {
  const [isOpen, setIsOpen] = useState(false);
  if (models.length === 0) return null;
  return (
    <>
      <Button
        variant="secondary"
        aria-label={`Model: ${model?.label ?? 'none'}`}
        aria-haspopup="dialog"
        className="w-full justify-start sm:w-auto sm:max-w-60"
        onClick={() => setIsOpen(true)}
      >
        <BrandMark className="text-accent-strong" />
        <span className="min-w-0 flex-1 truncate text-left">{model?.label ?? 'No model'}</span>
        <ChevronDown aria-hidden="true" className="text-ink-muted" />
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setIsOpen}
        title="Choose a model"
        size="lg"
        initialFocus="[data-state=checked]"
      >
        <RadioGroup.Root
          aria-label="Model"
          value={model?.id ?? ''}
          onValueChange={onPick}
          className="grid gap-3 sm:grid-cols-2"
        >
          {models.map((each) => {
            const isAble = Boolean(each.operations[operation]);
            return (
              <RadioGroup.Item
                key={each.id}
                value={each.id}
                disabled={!isAble}
                className={cn(
                  'group grid content-start gap-3 rounded-card border border-line-strong/60 p-3 text-left transition-colors duration-150 hover:border-line-strong',
                  'data-[state=checked]:border-accent data-[state=checked]:bg-accent-wash disabled:pointer-events-none',
                )}
                onClick={() => setIsOpen(false)}
              >
                <span
                  className={cn(
                    'relative flex aspect-video items-center justify-center overflow-hidden rounded-md bg-raised [&_img]:size-full [&_img]:object-cover',
                    !isAble && 'opacity-50',
                  )}
                >
                  {renderSample(each.id)}
                  <span className="absolute top-2 right-2 hidden size-7 items-center justify-center rounded-full bg-accent text-accent-ink group-data-[state=checked]:flex">
                    <Check aria-hidden="true" className="size-4" />
                  </span>
                </span>
                <span className="grid gap-1">
                  <span className="wrap-anywhere font-medium text-sm">{each.label}</span>
                  <span className="text-ink-muted text-xs">{each.engineLabel}</span>
                  <span className="text-ink-muted text-xs first-letter:uppercase">
                    {isAble ? listAbilities(each).join(', ') : missing[operation]}
                  </span>
                </span>
              </RadioGroup.Item>
            );
          })}
        </RadioGroup.Root>
      </Dialog>
    </>
  );
}
