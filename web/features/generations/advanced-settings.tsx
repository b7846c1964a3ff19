import type { Model } from '../../../contract/image-settings.ts';
import { imagesPerRequestMax } from '../../../contract/plans.ts';
import { Field } from '../../ui/field.tsx';
import { Switch } from '../../ui/switch.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import { ToggleGroup } from '../../ui/toggle-group.tsx';
import { abilitiesOf, type RequestProblem } from './generator-request.ts';
import type { GeneratorSettings } from './generator-settings.ts';
import { SeedField, VariationField } from './seed-fields.tsx';
import { SettingFields } from './setting-fields.tsx';

export interface AdvancedSettingsProps {
  settings: GeneratorSettings;
  onChange: (change: Partial<GeneratorSettings>) => void;
  model: Model | undefined;
  /** How many images one request may ask for now. */
  countMax: number;
  problem: RequestProblem | null;
}

/** Controls beyond prompt and size; only those that the chosen model honours. */
export function AdvancedSettings({
  settings,
  onChange,
  model,
  countMax,
  problem,
}: AdvancedSettingsProps) {
  const errorOf = (field: string) => (problem?.field === field ? problem.message : null);
  const count = Math.min(settings.count, countMax);
  const able = abilitiesOf(model, settings);
  const generate = settings.source ? undefined : model?.operations.generate;
  return (
    <div className="grid items-start gap-x-6 gap-y-5 p-4 sm:grid-cols-2 md:p-5">
      {able?.negativePrompt && (
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
      {able?.seed && (
        <SeedField
          settings={settings}
          onChange={onChange}
          error={errorOf('seed')}
          max={able.seed.max}
        />
      )}
      {generate?.variation && (
        <VariationField settings={settings} onChange={onChange} error={errorOf('variation')} />
      )}
      {able && (
        <SettingFields settings={settings} onChange={onChange} able={able} errorOf={errorOf} />
      )}
      {generate?.tiling && (
        <Switch
          label="Seamless tile"
          hint="Repeats without a seam, for textures and wallpapers"
          checked={settings.tiling}
          onCheckedChange={(tiling) => onChange({ tiling })}
        />
      )}
    </div>
  );
}
