import {
  type ControlAbilities,
  chosenSettingNames,
  chosenSettings,
  rangedSettingNames,
  rangedSettings,
} from '../../../contract/image-settings.ts';
import { Field, TextField } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import type { GeneratorSettings } from './generator-settings.ts';

/** Stands for no choice; a list's item can't have an empty value, nor is it any model's id. */
const noChoice = '-';

export interface SettingFieldsProps {
  settings: GeneratorSettings;
  onChange: (change: Partial<GeneratorSettings>) => void;
  /** What the chosen model honours. */
  able: ControlAbilities;
  errorOf: (field: string) => string | null;
}

/**
 * A control for each parameter of the contract's tables that the model honours. Styles have a place
 * of their own, with a picture each.
 */
export function SettingFields({ settings, onChange, able, errorOf }: SettingFieldsProps) {
  return (
    <>
      {rangedSettingNames.map((name) => {
        const range = able[name];
        return (
          range && (
            <TextField
              key={name}
              label={rangedSettings[name].label}
              type="number"
              inputMode="decimal"
              min={range.min}
              max={range.max}
              step={range.step}
              // Empty means the model's default.
              placeholder={String(range.default)}
              hint={`${range.min} to ${range.max}`}
              value={settings[name] ?? ''}
              error={errorOf(name)}
              onChange={({ target }) =>
                onChange({ [name]: target.value === '' ? null : target.valueAsNumber })
              }
            />
          )
        );
      })}
      {chosenSettingNames.map((name) => {
        const choices = able[chosenSettings[name].list];
        return (
          name !== 'style' &&
          choices.length > 0 && (
            <Field key={name} label={chosenSettings[name].label} error={errorOf(name)}>
              {(control) => (
                <Select
                  {...control}
                  className="w-full"
                  value={choices.find(({ id }) => id === settings[name])?.id ?? noChoice}
                  onValueChange={(value) => onChange({ [name]: value === noChoice ? null : value })}
                  options={[
                    { value: noChoice, label: 'Automatic' },
                    ...choices.map(({ id, label }) => ({ value: id, label })),
                  ]}
                />
              )}
            </Field>
          )
        );
      })}
    </>
  );
}
