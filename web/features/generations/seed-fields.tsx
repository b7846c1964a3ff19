import { Dices, Lock, LockOpen } from 'lucide-react';
import { Field } from '../../ui/field.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Input } from '../../ui/input.tsx';
import { Slider } from '../../ui/slider.tsx';
import { drawSeed, type GeneratorSettings } from './generator-settings.ts';

interface SeedControlProps {
  settings: GeneratorSettings;
  onChange: (change: Partial<GeneratorSettings>) => void;
  error: string | null;
}

/** @param max the largest seed that the model takes */
export function SeedField({ settings, onChange, error, max }: SeedControlProps & { max: number }) {
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
            maxLength={String(max).length}
            onChange={(event) => {
              const digits = event.target.value.replace(/\D/g, '');
              onChange({ seed: digits === '' ? null : Number(digits) });
            }}
          />
          <IconButton
            label="Draw another seed"
            variant="outline"
            onClick={() => onChange({ seed: drawSeed(max) })}
          >
            <Dices />
          </IconButton>
          <IconButton
            label={isLocked ? 'Unlock: random seed each time' : 'Lock a seed'}
            aria-pressed={isLocked}
            variant="outline"
            className={isLocked ? 'border-accent text-accent-strong' : ''}
            onClick={() => onChange({ seed: isLocked ? null : drawSeed(max) })}
          >
            {isLocked ? <Lock /> : <LockOpen />}
          </IconButton>
        </div>
      )}
    </Field>
  );
}

/** Variations start from a picture, so they need its seed. */
export function VariationField({ settings, onChange, error }: SeedControlProps) {
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
