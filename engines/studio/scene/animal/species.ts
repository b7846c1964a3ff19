/** Shapes of the animals in head units (see pose.ts). */
import type { Muzzle } from './pose.ts';
import { WILD_SPECIES } from './wild-species.ts';

/** Those whose shapes and coats are in the files of their own. */
export type WildSpeciesName =
  | 'tiger'
  | 'leopard'
  | 'lion'
  | 'panda'
  | 'rabbit'
  | 'monkey'
  | 'deer'
  | 'cow'
  | 'horse';

export type SpeciesName = 'fox' | 'wolf' | 'cat' | 'dog' | 'bear' | 'owl' | WildSpeciesName;

export interface EyeShape {
  x: number;
  y: number;
  /** Half-width and half-height of the opening. */
  width: number;
  height: number;
  /** Lift of the outer corner. */
  slant: number;
  iris: number;
  /** Pupil's half-width and half-height as a share of the iris. */
  pupil: readonly [number, number];
  /** OKLCH. */
  color: readonly [number, number, number];
  /** Other eye colours that occur. */
  otherColors: readonly (readonly [number, number, number])[];
}

export interface Species {
  /** Right half from the crown to the chin. */
  head: readonly number[];
  /** Right ear. */
  ear: readonly number[];
  /** True when the ear hangs in front of the head. */
  earInFront: boolean;
  earTip: readonly [number, number];
  earBase: readonly [number, number];
  muzzle: Muzzle;
  eye: EyeShape;
  nose: { y: number; width: number; height: number; color: readonly [number, number, number] };
  whiskers: number;
  /** Hair length relative to the fox. */
  shag: number;
  /** Chest's half-width relative to the fox. */
  girth: number;
  /** Size in the picture relative to others, 1 by default: long faces are narrow. */
  zoom?: number;
  /** Hair about the face or over the brow. */
  mane?: 'ring' | 'forelock';
  horns?: 'antlers' | 'short';
  /** Ears and shoulders in the coat's dark colour. */
  limbs?: 'dark';
}

const UPRIGHT_EAR = [
  0.2, -0.54, 0.3, -0.9, 0.5, -1.24, 0.63, -1.36, 0.75, -1.12, 0.83, -0.76, 0.84, -0.3, 0.5, -0.4,
];

export const SPECIES: Record<SpeciesName, Species> = {
  fox: {
    head: [
      0, -0.6, 0.2, -0.63, 0.38, -0.58, 0.62, -0.48, 0.8, -0.27, 0.9, 0.02, 1.1, 0.3, 0.98, 0.42,
      0.84, 0.57, 0.58, 0.74, 0.36, 0.9, 0.2, 1.03, 0, 1.07,
    ],
    ear: UPRIGHT_EAR,
    earInFront: false,
    earTip: [0.63, -1.36],
    earBase: [0.54, -0.42],
    muzzle: { y: 0.58, depth: 0.52, radius: 0.34 },
    eye: {
      x: 0.37,
      y: 0,
      width: 0.165,
      height: 0.112,
      slant: 0.018,
      iris: 0.132,
      pupil: [0.24, 0.52],
      color: [0.74, 0.15, 72],
      otherColors: [[0.66, 0.13, 60]],
    },
    nose: { y: 0.66, width: 0.16, height: 0.1, color: [0.16, 0.01, 40] },
    whiskers: 11,
    shag: 1,
    girth: 1,
  },
  wolf: {
    head: [
      0, -0.66, 0.22, -0.68, 0.42, -0.6, 0.66, -0.45, 0.84, -0.2, 0.93, 0.06, 1.1, 0.36, 1.0, 0.54,
      0.86, 0.72, 0.62, 0.88, 0.42, 1.02, 0.22, 1.14, 0, 1.17,
    ],
    ear: [
      0.26, -0.58, 0.32, -0.86, 0.46, -1.14, 0.58, -1.26, 0.72, -1.04, 0.82, -0.72, 0.84, -0.34,
      0.54, -0.44,
    ],
    earInFront: false,
    earTip: [0.58, -1.26],
    earBase: [0.56, -0.46],
    muzzle: { y: 0.62, depth: 0.56, radius: 0.38 },
    eye: {
      x: 0.36,
      y: 0,
      width: 0.145,
      height: 0.092,
      slant: 0.03,
      iris: 0.108,
      pupil: [0.36, 0.36],
      color: [0.8, 0.12, 84],
      otherColors: [
        [0.78, 0.07, 230],
        [0.72, 0.12, 70],
      ],
    },
    nose: { y: 0.74, width: 0.19, height: 0.12, color: [0.15, 0.01, 260] },
    whiskers: 8,
    shag: 1.25,
    girth: 1.12,
  },
  cat: {
    head: [
      0, -0.6, 0.2, -0.62, 0.45, -0.55, 0.7, -0.4, 0.89, -0.12, 0.97, 0.18, 0.95, 0.4, 0.8, 0.6,
      0.56, 0.76, 0.3, 0.86, 0, 0.89,
    ],
    ear: [
      0.18, -0.54, 0.3, -0.82, 0.52, -1.1, 0.67, -1.2, 0.8, -0.98, 0.88, -0.66, 0.88, -0.2, 0.5,
      -0.38,
    ],
    earInFront: false,
    earTip: [0.67, -1.2],
    earBase: [0.56, -0.38],
    muzzle: { y: 0.5, depth: 0.24, radius: 0.34 },
    eye: {
      x: 0.39,
      y: 0.02,
      width: 0.195,
      height: 0.165,
      slant: 0.015,
      iris: 0.185,
      pupil: [0.26, 0.78],
      color: [0.8, 0.16, 118],
      otherColors: [
        [0.78, 0.15, 80],
        [0.74, 0.11, 225],
        [0.75, 0.14, 150],
      ],
    },
    nose: { y: 0.42, width: 0.1, height: 0.07, color: [0.66, 0.09, 22] },
    whiskers: 14,
    shag: 0.85,
    girth: 0.88,
  },
  dog: {
    head: [
      0, -0.72, 0.25, -0.73, 0.5, -0.63, 0.69, -0.4, 0.76, -0.1, 0.76, 0.2, 0.72, 0.5, 0.64, 0.75,
      0.5, 0.96, 0.28, 1.1, 0, 1.14,
    ],
    ear: [
      0.46, -0.62, 0.72, -0.66, 0.96, -0.46, 1.1, -0.05, 1.14, 0.36, 1.02, 0.64, 0.86, 0.62, 0.74,
      0.34, 0.68, -0.05, 0.58, -0.36,
    ],
    earInFront: true,
    earTip: [1.0, 0.64],
    earBase: [0.6, -0.56],
    muzzle: { y: 0.58, depth: 0.5, radius: 0.42 },
    eye: {
      x: 0.35,
      y: 0.02,
      width: 0.135,
      height: 0.118,
      slant: -0.016,
      iris: 0.126,
      pupil: [0.42, 0.42],
      color: [0.42, 0.08, 55],
      otherColors: [
        [0.5, 0.1, 65],
        [0.36, 0.06, 45],
      ],
    },
    nose: { y: 0.58, width: 0.21, height: 0.14, color: [0.14, 0.008, 40] },
    whiskers: 5,
    shag: 1.05,
    girth: 0.98,
  },
  bear: {
    head: [
      0, -0.68, 0.25, -0.69, 0.5, -0.62, 0.76, -0.42, 0.94, -0.08, 1.0, 0.24, 0.95, 0.54, 0.8, 0.76,
      0.56, 0.94, 0.3, 1.04, 0, 1.07,
    ],
    ear: [
      0.5, -0.54, 0.52, -0.78, 0.64, -0.94, 0.82, -0.95, 0.96, -0.82, 0.98, -0.6, 0.88, -0.36, 0.66,
      -0.36,
    ],
    earInFront: false,
    earTip: [0.76, -0.95],
    earBase: [0.72, -0.42],
    muzzle: { y: 0.6, depth: 0.5, radius: 0.42 },
    eye: {
      x: 0.33,
      y: 0.04,
      width: 0.095,
      height: 0.09,
      slant: 0,
      iris: 0.098,
      pupil: [0.5, 0.5],
      color: [0.4, 0.08, 50],
      otherColors: [],
    },
    nose: { y: 0.58, width: 0.21, height: 0.13, color: [0.15, 0.012, 40] },
    whiskers: 0,
    shag: 1.2,
    girth: 1.3,
  },
  owl: {
    head: [
      0, -0.68, 0.3, -0.74, 0.62, -0.68, 0.9, -0.42, 1.02, 0, 1.0, 0.36, 0.84, 0.66, 0.52, 0.84,
      0.25, 0.92, 0, 0.94,
    ],
    ear: [
      0.3, -0.6, 0.44, -0.86, 0.6, -1.04, 0.78, -1.16, 0.8, -0.96, 0.82, -0.72, 0.8, -0.44, 0.5,
      -0.46,
    ],
    earInFront: false,
    earTip: [0.78, -1.16],
    earBase: [0.58, -0.5],
    muzzle: { y: 0.42, depth: 0.2, radius: 0.24 },
    eye: {
      x: 0.4,
      y: 0,
      width: 0.215,
      height: 0.205,
      slant: 0,
      iris: 0.2,
      pupil: [0.52, 0.52],
      color: [0.84, 0.17, 88],
      otherColors: [
        [0.74, 0.18, 58],
        [0.88, 0.16, 100],
      ],
    },
    nose: { y: 0.4, width: 0.1, height: 0.2, color: [0.34, 0.03, 70] },
    whiskers: 0,
    shag: 0.9,
    girth: 1.08,
  },
  ...WILD_SPECIES,
};
