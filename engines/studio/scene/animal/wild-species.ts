/** Shapes of further animals in head units (see pose.ts). */
import type { Species, WildSpeciesName } from './species.ts';

const ROUND_EAR = [
  0.44, -0.5, 0.45, -0.76, 0.57, -0.94, 0.76, -0.98, 0.92, -0.84, 0.96, -0.58, 0.88, -0.32, 0.62,
  -0.34,
];

const BIG_CAT_HEAD = [
  0, -0.66, 0.25, -0.67, 0.5, -0.59, 0.75, -0.42, 0.92, -0.12, 1.0, 0.2, 1.08, 0.48, 0.94, 0.7,
  0.68, 0.88, 0.42, 1.04, 0.2, 1.12, 0, 1.14,
];

const BIG_CAT: Species = {
  head: BIG_CAT_HEAD,
  ear: ROUND_EAR,
  earInFront: false,
  earTip: [0.72, -0.98],
  earBase: [0.7, -0.4],
  muzzle: { y: 0.64, depth: 0.44, radius: 0.42 },
  eye: {
    x: 0.37,
    y: 0,
    width: 0.135,
    height: 0.1,
    slant: 0.03,
    iris: 0.112,
    pupil: [0.4, 0.4],
    color: [0.8, 0.14, 92],
    otherColors: [[0.72, 0.13, 75]],
  },
  nose: { y: 0.56, width: 0.19, height: 0.1, color: [0.56, 0.085, 22] },
  whiskers: 12,
  shag: 0.95,
  girth: 1.2,
};

/** Long-faced grazers: narrow, so that they are shown larger. */
const GRAZER_HEAD = [
  0, -0.6, 0.18, -0.62, 0.36, -0.55, 0.5, -0.37, 0.56, -0.12, 0.54, 0.1, 0.47, 0.36, 0.4, 0.62,
  0.36, 0.84, 0.33, 1.0, 0.22, 1.13, 0, 1.17,
];

const GRAZER: Species = {
  ...BIG_CAT,
  head: GRAZER_HEAD,
  ear: [
    0.4, -0.42, 0.62, -0.66, 0.92, -0.82, 1.18, -0.84, 1.16, -0.64, 0.98, -0.42, 0.72, -0.26, 0.48,
    -0.22,
  ],
  earTip: [1.18, -0.84],
  earBase: [0.46, -0.34],
  muzzle: { y: 0.86, depth: 0.5, radius: 0.32 },
  eye: {
    ...BIG_CAT.eye,
    x: 0.43,
    width: 0.115,
    height: 0.1,
    slant: -0.01,
    iris: 0.108,
    pupil: [0.75, 0.5],
    color: [0.3, 0.045, 45],
    otherColors: [],
  },
  nose: { y: 0.92, width: 0.17, height: 0.11, color: [0.14, 0.008, 40] },
  whiskers: 0,
  shag: 0.55,
  girth: 0.78,
  zoom: 1.2,
};

export const WILD_SPECIES: Record<WildSpeciesName, Species> = {
  tiger: { ...BIG_CAT, shag: 1.05 },
  leopard: { ...BIG_CAT, girth: 1.05, shag: 0.8 },
  lion: { ...BIG_CAT, girth: 1.3, mane: 'ring', zoom: 0.86 },
  panda: {
    ...BIG_CAT,
    head: [
      0, -0.68, 0.25, -0.7, 0.52, -0.64, 0.8, -0.44, 1.0, -0.08, 1.08, 0.26, 1.02, 0.58, 0.84, 0.82,
      0.58, 0.98, 0.3, 1.06, 0, 1.08,
    ],
    ear: [
      0.5, -0.52, 0.52, -0.8, 0.66, -0.98, 0.86, -1.0, 1.02, -0.86, 1.04, -0.6, 0.92, -0.36, 0.68,
      -0.36,
    ],
    earTip: [0.8, -1.0],
    earBase: [0.74, -0.42],
    muzzle: { y: 0.58, depth: 0.42, radius: 0.4 },
    eye: {
      ...BIG_CAT.eye,
      x: 0.36,
      y: 0.05,
      width: 0.095,
      height: 0.09,
      slant: 0,
      iris: 0.096,
      pupil: [0.5, 0.5],
      color: [0.34, 0.06, 50],
      otherColors: [],
    },
    nose: { y: 0.5, width: 0.18, height: 0.1, color: [0.14, 0.01, 40] },
    whiskers: 0,
    shag: 1.1,
    girth: 1.3,
    limbs: 'dark',
  },
  rabbit: {
    ...BIG_CAT,
    head: [
      0, -0.62, 0.22, -0.64, 0.45, -0.56, 0.66, -0.36, 0.78, -0.05, 0.85, 0.25, 0.82, 0.5, 0.68,
      0.72, 0.46, 0.87, 0.22, 0.94, 0, 0.96,
    ],
    ear: [
      0.14, -0.52, 0.1, -1.0, 0.16, -1.5, 0.3, -1.88, 0.44, -1.96, 0.58, -1.78, 0.64, -1.4, 0.58,
      -0.96, 0.46, -0.46,
    ],
    earTip: [0.44, -1.96],
    earBase: [0.32, -0.46],
    muzzle: { y: 0.54, depth: 0.4, radius: 0.32 },
    eye: {
      ...BIG_CAT.eye,
      x: 0.5,
      y: -0.02,
      width: 0.135,
      height: 0.135,
      slant: 0,
      iris: 0.138,
      pupil: [0.6, 0.6],
      color: [0.34, 0.07, 45],
      otherColors: [[0.5, 0.1, 60]],
    },
    nose: { y: 0.48, width: 0.09, height: 0.06, color: [0.68, 0.085, 15] },
    whiskers: 11,
    shag: 0.9,
    girth: 0.86,
  },
  monkey: {
    ...BIG_CAT,
    head: [
      0, -0.74, 0.28, -0.75, 0.56, -0.64, 0.78, -0.4, 0.88, -0.06, 0.88, 0.26, 0.8, 0.54, 0.64,
      0.78, 0.44, 0.95, 0.22, 1.04, 0, 1.06,
    ],
    ear: [
      0.78, -0.16, 0.94, -0.34, 1.14, -0.34, 1.26, -0.12, 1.22, 0.16, 1.06, 0.34, 0.88, 0.34, 0.78,
      0.14,
    ],
    earTip: [1.26, -0.04],
    earBase: [0.82, 0.04],
    muzzle: { y: 0.62, depth: 0.4, radius: 0.42 },
    eye: {
      ...BIG_CAT.eye,
      x: 0.28,
      width: 0.115,
      height: 0.095,
      slant: 0,
      iris: 0.1,
      pupil: [0.45, 0.45],
      color: [0.42, 0.085, 55],
      otherColors: [],
    },
    nose: { y: 0.42, width: 0.13, height: 0.07, color: [0.4, 0.05, 35] },
    whiskers: 0,
    shag: 0.95,
    girth: 0.95,
  },
  deer: { ...GRAZER, horns: 'antlers' },
  cow: {
    ...GRAZER,
    head: [
      0, -0.62, 0.22, -0.64, 0.44, -0.56, 0.6, -0.36, 0.65, -0.1, 0.62, 0.14, 0.55, 0.38, 0.49,
      0.62, 0.48, 0.84, 0.46, 1.0, 0.3, 1.14, 0, 1.18,
    ],
    ear: [
      0.5, -0.4, 0.76, -0.52, 1.06, -0.5, 1.34, -0.36, 1.32, -0.16, 1.08, -0.08, 0.8, -0.1, 0.56,
      -0.14,
    ],
    earTip: [1.34, -0.26],
    earBase: [0.54, -0.28],
    muzzle: { y: 0.86, depth: 0.46, radius: 0.42 },
    eye: { ...GRAZER.eye, x: 0.5 },
    nose: { y: 0.9, width: 0.3, height: 0.14, color: [0.5, 0.05, 25] },
    shag: 0.6,
    girth: 1.05,
    horns: 'short',
    zoom: 1.1,
  },
  horse: {
    ...GRAZER,
    head: [
      0, -0.62, 0.18, -0.64, 0.36, -0.57, 0.47, -0.4, 0.51, -0.14, 0.48, 0.1, 0.41, 0.36, 0.35, 0.6,
      0.33, 0.82, 0.34, 0.98, 0.25, 1.12, 0, 1.16,
    ],
    ear: [
      0.2, -0.5, 0.22, -0.8, 0.3, -1.04, 0.38, -1.16, 0.46, -1.02, 0.5, -0.78, 0.48, -0.5, 0.36,
      -0.46,
    ],
    earTip: [0.38, -1.16],
    earBase: [0.36, -0.48],
    eye: { ...GRAZER.eye, x: 0.42, y: -0.04 },
    nose: { y: 0.96, width: 0, height: 0, color: [0.14, 0.008, 40] },
    shag: 0.42,
    mane: 'forelock',
  },
};
