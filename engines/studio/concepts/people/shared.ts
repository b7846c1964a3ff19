/** What people have in common. */
import type { Kit } from '../../bodies/kit.ts';
import type { Rgb } from '../../core/color.ts';
import type { Pose } from '../concept.ts';

export const PERSON_POSES: readonly Pose[] = [
  'stand',
  'walk',
  'run',
  'sit',
  'ride',
  'wave',
  'hold',
  'play',
];

const SKINS = ['#f3c9a8', '#e3ab82', '#c98f66', '#a8714c', '#7d4f35', '#f6d6bd'] as const;
const HAIRS = ['#5a3320', '#8a4f26', '#2b1c18', '#d9a65a', '#b5552a', '#3a2a22'] as const;

export const skinOf = (k: Kit): string => k.pick(...SKINS);
export const hairOf = (k: Kit): Rgb => k.color('hair', ...HAIRS);

/** Height of a grown person and its head. */
export const ADULT = { height: 1.72, head: 0.12 } as const;

export const PERSON = {
  kind: 'person',
  size: 1.72,
  habitat: ['ground'],
  poses: PERSON_POSES,
} as const;
