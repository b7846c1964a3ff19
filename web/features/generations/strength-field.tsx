import { Field } from '../../ui/field.tsx';
import { Slider } from '../../ui/slider.tsx';

/** What a strength means, in the order of its parts of the range. */
const ofContent = [
  { upTo: 0.35, text: 'Keep: the picture stays, details change' },
  { upTo: 0.7, text: 'Balanced: its composition stays, the rest follows the prompt' },
  { upTo: 1, text: 'New: little of it is left' },
] as const;

/** The same where only the medium changes. */
const ofMedium = [
  { upTo: 0.35, text: 'A touch of the style' },
  { upTo: 0.7, text: 'Half as it was, half in the style' },
  { upTo: 1, text: 'All of it in the style' },
] as const;

export interface StrengthFieldProps {
  range: { min: number; max: number; default: number; step: number };
  /** Null takes the model's default. */
  value: number | null;
  /** Whether the prompt can change what the picture shows. */
  followsPrompt: boolean;
  onChange: (strength: number) => void;
  error: string | null;
}

/** How far the result may leave its source. */
export function StrengthField({
  range,
  value,
  followsPrompt,
  onChange,
  error,
}: StrengthFieldProps) {
  const strength = Math.min(Math.max(value ?? range.default, range.min), range.max);
  const part = (strength - range.min) / (range.max - range.min || 1);
  const words = followsPrompt ? ofContent : ofMedium;
  const { text } = words.find(({ upTo }) => part <= upTo) ?? words[2];
  return (
    <Field label="Strength" hint={text} error={error} className="min-w-0 flex-1 basis-64">
      {(control) => (
        <Slider
          {...control}
          min={range.min}
          max={range.max}
          step={range.step}
          value={strength}
          valueText={`${Math.round(strength * 100)} %`}
          onValueChange={onChange}
        />
      )}
    </Field>
  );
}
