import { Dices, Lock, LockOpen } from 'lucide-react';
import { type Model, seedMax } from '../../../contract/generations.ts';
import { imagesPerRequestMax } from '../../../contract/plans.ts';
import { Field, TextField } from '../../ui/field.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Input } from '../../ui/input.tsx';
import { Select } from '../../ui/select.tsx';
import { Slider } from '../../ui/slider.tsx';
import { Switch } from '../../ui/switch.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import { ToggleGroup } from '../../ui/toggle-group.tsx';
import { drawSeed, type GeneratorSettings, type RequestProblem } from './generator-settings.ts';

export interface AdvancedSettingsProps {
  settings: GeneratorSettings;
  onChange: (change: Partial<GeneratorSettings>) => void;
  models: readonly Model[];
  model: Model | undefined;
  /** How many images one request may ask for now. */
  countMax: number;
  problem: RequestProblem | null;
}

/** Controls beyond prompt and size; only those that the chosen model honours. */
export function AdvancedSettings({
  settings,
  onChange,
  models,
  model,
  countMax,
  problem,
}: AdvancedSettingsProps) {
  const errorOf = (field: string) => (problem?.field === field ? problem.message : null);
  const count = Math.min(settings.count, countMax);
  return (
    <div className="grid items-start gap-x-6 gap-y-5 p-4 sm:grid-cols-2 md:p-5">
      {model?.negativePrompt && (
        <Field
          label="Negative prompt"
          hint="What should not be in the picture"
          error={errorOf('negativePrompt')}
          className="sm:col-span-2"
        >
          {(control) => (
            <Textarea
              {...control}
              value={settings.negativePrompt}
              onChange={(event) => onChange({ negativePrompt: event.target.value })}
              className="max-h-40 min-h-11"
            />
          )}
        </Field>
      )}
      {models.length > 0 && (
        <Field
          label="Model"
          hint={model ? `Made by ${model.engineLabel}` : undefined}
          error={errorOf('modelId')}
        >
          {(control) => (
            <Select
              {...control}
              className="w-full"
              value={model?.id ?? ''}
              onValueChange={(modelId) => onChange({ modelId })}
              options={models.map(({ id, label, engineLabel }) => ({
                value: id,
                label,
                description: engineLabel,
              }))}
            />
          )}
        </Field>
      )}
      <div className="grid content-start gap-1.5">
        <span className="font-medium text-sm">Number of images</span>
        <ToggleGroup
          label="Number of images"
          aria-describedby="count-hint"
          className="w-full [&>button]:flex-1"
          value={String(count)}
          onValueChange={(value) => onChange({ count: Number(value) })}
          options={Array.from({ length: imagesPerRequestMax }, (_, index) => ({
            value: String(index + 1),
            label: String(index + 1),
            disabled: index + 1 > countMax,
          }))}
        />
        <p id="count-hint" className="text-ink-muted text-sm">
          {countMax < imagesPerRequestMax
            ? `Each image counts; ${countMax} left today`
            : 'Each image counts as one generation'}
        </p>
      </div>
      {model?.seed && <SeedField settings={settings} onChange={onChange} error={errorOf('seed')} />}
      {model?.variation && (
        <VariationField settings={settings} onChange={onChange} error={errorOf('variation')} />
      )}
      {model?.steps && (
        <NumberField
          label="Steps"
          range={model.steps}
          value={settings.steps}
          onChange={(steps) => onChange({ steps })}
          error={errorOf('steps')}
        />
      )}
      {model?.guidanceScale && (
        <NumberField
          label="Guidance"
          range={model.guidanceScale}
          value={settings.guidanceScale}
          onChange={(guidanceScale) => onChange({ guidanceScale })}
          error={errorOf('guidanceScale')}
        />
      )}
      {model?.tiling && (
        <Switch
          label="Seamless tile"
          hint="Repeats without a seam, for textures and wallpapers"
          checked={settings.tiling}
          onCheckedChange={(tiling) => onChange({ tiling })}
        />
      )}
      {model && model.samplers.length > 0 && (
        <Field label="Sampler" error={errorOf('sampler')}>
          {(control) => (
            <Select
              {...control}
              className="w-full"
              value={settings.sampler ?? model.samplers[0]!}
              onValueChange={(sampler) => onChange({ sampler })}
              options={model.samplers.map((sampler) => ({ value: sampler, label: sampler }))}
            />
          )}
        </Field>
      )}
    </div>
  );
}

interface ControlProps extends Pick<AdvancedSettingsProps, 'settings' | 'onChange'> {
  error: string | null;
}

function SeedField({ settings, onChange, error }: ControlProps) {
  const isLocked = settings.seed !== null;
  return (
    <Field
      label="Seed"
      hint={
        isLocked
          ? 'Locked: the same settings make the same picture again'
          : 'A new one for each image'
      }
      error={error}
    >
      {(control) => (
        <div className="flex gap-2">
          <Input
            {...control}
            inputMode="numeric"
            className="flex-1 font-mono"
            placeholder="Random"
            value={settings.seed ?? ''}
            maxLength={String(seedMax).length}
            onChange={(event) => {
              const digits = event.target.value.replace(/\D/g, '');
              onChange({ seed: digits === '' ? null : Number(digits) });
            }}
          />
          <IconButton
            label="Draw another seed"
            variant="outline"
            onClick={() => onChange({ seed: drawSeed() })}
          >
            <Dices />
          </IconButton>
          <IconButton
            label={isLocked ? 'Unlock: random seed each time' : 'Lock a seed'}
            aria-pressed={isLocked}
            variant="outline"
            className={isLocked ? 'border-accent text-accent-strong' : ''}
            onClick={() => onChange({ seed: isLocked ? null : drawSeed() })}
          >
            {isLocked ? <Lock /> : <LockOpen />}
          </IconButton>
        </div>
      )}
    </Field>
  );
}

/** Variations start from a picture, so they need its seed. */
function VariationField({ settings, onChange, error }: ControlProps) {
  const { seed, variationStrength: strength, variationSeed } = settings;
  const isLocked = seed !== null;
  const percent = Math.round(strength * 100);
  const hint = !isLocked
    ? 'Lock a seed to make variations of its picture'
    : strength === 0
      ? 'None: the picture of the seed itself'
      : variationSeed === null
        ? 'Small steps change details, large ones the composition'
        : `Toward seed ${variationSeed}, as in the image it was taken from`;
  return (
    <Field label="Variation" hint={hint} error={error}>
      {(control) => (
        <Slider
          {...control}
          min={0}
          max={100}
          step={5}
          disabled={!isLocked}
          value={isLocked ? percent : 0}
          valueText={`${isLocked ? percent : 0} %`}
          onValueChange={(value) =>
            onChange({ variationStrength: value / 100, variationSeed: null })
          }
        />
      )}
    </Field>
  );
}

interface NumberFieldProps {
  label: string;
  range: { min: number; max: number; default: number; step: number };
  value: number | null;
  onChange: (value: number | null) => void;
  error: string | null;
}

/** Empty means the model's default, which stands as the placeholder. */
function NumberField({ label, range, value, onChange, error }: NumberFieldProps) {
  return (
    <TextField
      label={label}
      type="number"
      inputMode="decimal"
      min={range.min}
      max={range.max}
      step={range.step}
      placeholder={String(range.default)}
      hint={`${range.min} to ${range.max}`}
      value={value ?? ''}
      error={error}
      onChange={(event) => onChange(event.target.value === '' ? null : event.target.valueAsNumber)}
    />
  );
}
