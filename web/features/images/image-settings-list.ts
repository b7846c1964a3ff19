import {
  type ControlAbilities,
  chosenSettingNames,
  chosenSettings,
  rangedSettingNames,
  rangedSettings,
} from '../../../contract/image-settings.ts';
import type { Image } from '../../../contract/images.ts';

const labelOf = (id: string | null, choices: ControlAbilities['styles'] = []) =>
  choices.find((choice) => choice.id === id)?.label ?? id;

/** What made an image beside prompt, size and seed, by name; only what its model has. */
export function listSettings(
  { settings }: Pick<Image, 'settings'>,
  able?: ControlAbilities,
): [name: string, value: string][] {
  const { variation, strength, tiling } = settings;
  const facts: [string, string | null][] = [
    ...rangedSettingNames.map((name): [string, string | null] => [
      rangedSettings[name].label,
      settings[name] === null ? null : String(settings[name]),
    ]),
    ...chosenSettingNames.map((name): [string, string | null] => [
      chosenSettings[name].label,
      labelOf(settings[name], able?.[chosenSettings[name].list]),
    ]),
    ['Strength', strength === null ? null : `${Math.round(strength * 100)} %`],
    [
      'Variation',
      variation && `${Math.round(variation.strength * 100)} % toward seed ${variation.seed}`,
    ],
    ['Repeats', tiling ? 'Without a seam' : null],
  ];
  return facts.filter((fact): fact is [string, string] => fact[1] !== null);
}
