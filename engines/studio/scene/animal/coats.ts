/** Coat colour at every point of a head, ear and chest, in OKLCH. */
import { clamp, length, lerp, sin, smoothstep } from '../../core/math.ts';
import { type NoiseTiles, sampleNoise } from '../../core/noise.ts';
import type { Random } from '../../core/random.ts';
import type { NamedColor } from '../../parse/scene-spec.ts';
import type { SpeciesName } from './species.ts';
import { WILD_FIELDS, WILD_NATURAL } from './wild-coats.ts';

/** Lightness, chroma, hue; written in place by the fields below. */
export type Lch = [number, number, number];

export interface Coat {
  base: Readonly<Lch>;
  /** Belly, cheeks and chin. */
  pale: Readonly<Lch>;
  /** Ear tips, mask, stripes. */
  dark: Readonly<Lch>;
  /** 0 plain to 1 fully marked (stripes, saddle, blaze). */
  marking: number;
}

/** Coats that occur in nature; a seed picks one when no colour is asked for. */
const NATURAL: Record<SpeciesName, readonly Coat[]> = {
  ...WILD_NATURAL,
  fox: [
    { base: [0.64, 0.155, 52], pale: [0.93, 0.022, 75], dark: [0.25, 0.03, 45], marking: 1 },
    { base: [0.6, 0.15, 47], pale: [0.91, 0.03, 70], dark: [0.22, 0.025, 40], marking: 1 },
  ],
  wolf: [
    { base: [0.56, 0.018, 75], pale: [0.87, 0.022, 80], dark: [0.28, 0.012, 60], marking: 1 },
    { base: [0.64, 0.03, 72], pale: [0.92, 0.02, 80], dark: [0.34, 0.02, 60], marking: 0.8 },
    { base: [0.34, 0.012, 270], pale: [0.58, 0.012, 260], dark: [0.18, 0.008, 270], marking: 0.7 },
  ],
  cat: [
    { base: [0.68, 0.125, 60], pale: [0.94, 0.025, 75], dark: [0.5, 0.125, 50], marking: 1 },
    { base: [0.62, 0.02, 80], pale: [0.9, 0.015, 80], dark: [0.29, 0.015, 60], marking: 1 },
    { base: [0.55, 0.018, 255], pale: [0.6, 0.018, 255], dark: [0.45, 0.018, 255], marking: 0.1 },
    { base: [0.54, 0.05, 68], pale: [0.85, 0.03, 78], dark: [0.26, 0.025, 55], marking: 1 },
  ],
  dog: [
    { base: [0.74, 0.1, 72], pale: [0.9, 0.045, 82], dark: [0.58, 0.1, 60], marking: 0.3 },
    { base: [0.27, 0.012, 280], pale: [0.93, 0.01, 80], dark: [0.22, 0.01, 280], marking: 1 },
    { base: [0.46, 0.075, 50], pale: [0.88, 0.03, 75], dark: [0.3, 0.05, 45], marking: 0.8 },
  ],
  bear: [
    { base: [0.44, 0.065, 55], pale: [0.62, 0.06, 68], dark: [0.29, 0.045, 50], marking: 0.6 },
    { base: [0.35, 0.045, 48], pale: [0.55, 0.06, 65], dark: [0.22, 0.03, 45], marking: 0.6 },
  ],
  owl: [
    { base: [0.55, 0.055, 66], pale: [0.9, 0.025, 82], dark: [0.26, 0.03, 55], marking: 1 },
    { base: [0.6, 0.02, 80], pale: [0.93, 0.012, 85], dark: [0.28, 0.012, 70], marking: 1 },
  ],
};

/** Colour words that name a natural coat rather than the pure colour. */
const COAT_WORDS: Partial<Record<string, readonly [number, number, number]>> = {
  red: [0.6, 0.17, 43],
  orange: [0.69, 0.16, 56],
  brown: [0.42, 0.07, 55],
  golden: [0.76, 0.115, 76],
  gold: [0.76, 0.115, 76],
  black: [0.24, 0.01, 275],
  white: [0.93, 0.012, 85],
  grey: [0.58, 0.012, 255],
  gray: [0.58, 0.012, 255],
  silver: [0.74, 0.01, 250],
};

/** The asked colour (a second one for the pale parts) in the species' markings, or a natural coat. */
export function chooseCoat(
  species: SpeciesName,
  asked: readonly NamedColor[],
  random: Random,
): Coat {
  const natural = random.pick(NATURAL[species]);
  const [main, second] = asked;
  if (!main) return natural;
  const [L, C, h] = COAT_WORDS[main.name] ?? [main.L, main.C, main.hue];
  if (second) {
    const pale = COAT_WORDS[second.name] ?? [second.L, second.C, second.hue];
    return { base: [L, C, h], pale, dark: [Math.max(0.16, L * 0.6), C * 0.6, h - 6], marking: 0.9 };
  }
  const isPlain = L > 0.88 || L < 0.3;
  return {
    base: [L, C, h],
    pale: [isPlain ? L + 0.03 : Math.max(0.9, L), Math.min(C * 0.2, 0.03), h + 12],
    dark: [Math.max(0.16, L * (L > 0.88 ? 0.86 : 0.5)), C * 0.6, h - 6],
    marking: isPlain ? 0.15 : natural.marking,
  };
}

export function blend(out: Lch, to: Readonly<Lch>, t: number): void {
  const k = clamp(t);
  out[0] = lerp(out[0], to[0], k);
  out[1] = lerp(out[1], to[1], k);
  out[2] = lerp(out[2], to[2], k);
}

/** Writes the colour of the face at (x, y), head units; noise keeps the borders ragged. */
export type CoatField = (x: number, y: number, out: Lch) => void;

/** Light from the upper left, and the hollows beside the muzzle, as changes of lightness. */
function formShade(x: number, y: number, muzzleY: number): number {
  const ax = Math.abs(x);
  const side = length(x * 1.1, y - muzzleY);
  return (
    0.13 * (-x * 0.35 - y * 0.28) -
    smoothstep(0.72, 1.05, ax) * 0.05 -
    smoothstep(0.6, 1.1, y) * 0.11 +
    smoothstep(0.42, 0.1, side) * 0.05 -
    smoothstep(0.09, 0, Math.abs(side - 0.4)) * (y > muzzleY - 0.1 ? 0.085 : 0.04)
  );
}

export function createFaceField(
  species: SpeciesName,
  coat: Coat,
  muzzleY: number,
  tiles: NoiseTiles,
  random: Random,
): CoatField {
  const offset = random.next() * 512;
  const { base, pale, dark, marking } = coat;
  const noise = (x: number, y: number) => sampleNoise(tiles.fbm, x * 70 + offset, y * 70) * 0.12;
  const tools = { coat, noise, chance: random.next() };
  const fields: Record<Exclude<SpeciesName, keyof typeof WILD_FIELDS>, CoatField> = {
    fox: (x, y, out) => {
      const ax = Math.abs(x);
      const w = noise(x, y);
      out[0] += smoothstep(0.42, 0, length(ax - 0.24, y + 0.26)) * 0.05;
      out[0] -= smoothstep(0.3, -0.55, y) * 0.06 + smoothstep(0.1, 0, ax) * 0.04;
      const cheek =
        smoothstep(-0.02, 0.16, y - 0.2 - ax * 0.1 + w * 1.4 + smoothstep(0.3, 0.75, ax) * 0.06) *
        smoothstep(0.16, 0.3, ax + w * 0.6 - smoothstep(0.3, 0.62, y) * 0.16);
      const chin =
        smoothstep(0.4, 0.48, y + w) * smoothstep(0.1, 0.2, ax + smoothstep(0.45, 0.65, y) * 0.16);
      blend(out, pale, Math.max(cheek, chin, smoothstep(0.78, 0.9, y)));
      const tear = smoothstep(0.08, 0, Math.abs(ax - 0.3 + (y - 0.05) * 0.42));
      blend(out, dark, tear * smoothstep(0.03, 0.12, y) * smoothstep(0.46, 0.28, y) * 0.6);
      blend(out, dark, smoothstep(0.25, 0.14, length((ax - 0.37) * 0.9, y * 1.35)) * 0.75);
    },
    wolf: (x, y, out) => {
      const ax = Math.abs(x);
      const w = noise(x, y);
      // A dark cap that points down the nose, pale brows, cheeks and chin.
      const cap = smoothstep(0.12, -0.18, y + ax * 0.55 + w * 1.5);
      blend(out, dark, cap * 0.62 * marking);
      const bridge =
        smoothstep(0.17, 0.06, ax + w * 0.5) * smoothstep(-0.3, 0, y) * smoothstep(0.72, 0.5, y);
      blend(out, dark, bridge * 0.4 * marking);
      blend(out, pale, smoothstep(0.14, 0.04, length(ax - 0.3, y + 0.2)) * 0.8);
      const cheek =
        smoothstep(0.05, 0.24, y - ax * 0.18 + w) *
        smoothstep(0.2, 0.34, ax + smoothstep(0.4, 0.7, y) * 0.2);
      blend(out, pale, Math.max(cheek * 0.9, smoothstep(0.74, 0.9, y + w)));
      blend(out, dark, smoothstep(0.86, 1.04, ax + w) * smoothstep(0.5, 0.1, y) * 0.5);
      blend(out, dark, smoothstep(0.2, 0.11, length((ax - 0.36) * 0.85, y * 1.4)) * 0.8);
    },
    cat: (x, y, out) => {
      const ax = Math.abs(x);
      const w = noise(x, y);
      // The tabby's M on the brow, and cheek stripes that follow the skull.
      const brow = smoothstep(0.05, -0.25, y) * smoothstep(0.6, 0.35, ax);
      const m = smoothstep(0.25, 0.75, sin(ax * 30 + y * 3 + w * 14));
      const cheekBand = smoothstep(0.42, 0.62, ax) * smoothstep(0.75, 0.45, y);
      const c = smoothstep(0.3, 0.8, sin((y - ax * 0.35) * 22 + w * 16));
      blend(out, dark, Math.max(brow * m, cheekBand * c) * 0.85 * marking);
      const muzzle = smoothstep(0.36, 0.22, length(x * 0.9, y - 0.56) + w * 0.4);
      blend(out, pale, Math.max(muzzle * 0.92, smoothstep(0.62, 0.76, y)));
      const bridge = smoothstep(0.14, 0.06, ax) * smoothstep(0.3, 0.1, y) * smoothstep(-0.3, 0, y);
      blend(out, pale, bridge * 0.25);
      blend(out, pale, smoothstep(0.28, 0.2, length(ax - 0.39, (y - 0.02) * 1.2)) * 0.35);
    },
    dog: (x, y, out) => {
      const ax = Math.abs(x);
      const w = noise(x, y);
      const muzzle = smoothstep(0.46, 0.3, length(x, (y - 0.62) * 0.9) + w);
      const blaze = smoothstep(0.2, 0.11, ax + w + smoothstep(-0.2, -0.7, y) * 0.06);
      blend(out, pale, Math.max(muzzle, blaze * smoothstep(0.5, 0.1, y)) * Math.max(0.45, marking));
      blend(out, pale, smoothstep(0.09, 0.03, length(ax - 0.32, y + 0.19)) * 0.5 * marking);
      out[0] -= smoothstep(0.45, 0.76, ax) * 0.06;
      blend(out, dark, smoothstep(0.19, 0.11, length(ax - 0.35, (y - 0.02) * 1.15)) * 0.5);
    },
    bear: (x, y, out) => {
      const ax = Math.abs(x);
      const w = noise(x, y);
      const muzzle = smoothstep(0.46, 0.28, length(x, (y - 0.58) * 1.05) + w);
      blend(out, pale, muzzle * 0.85);
      out[0] += smoothstep(-0.2, -0.65, y) * 0.05 * marking;
      blend(out, dark, smoothstep(0.2, 0.09, length(ax - 0.33, y - 0.04)) * 0.7);
      blend(out, dark, smoothstep(0.6, 1, ax + w) * 0.35);
    },
    owl: (x, y, out) => {
      const ax = Math.abs(x);
      const w = noise(x, y);
      const d = length((ax - 0.4) * 0.95, y - 0.03);
      const mottle = smoothstep(0.1, 0.5, sampleNoise(tiles.fine, x * 16 + offset, y * 34));
      blend(out, dark, mottle * 0.6 * marking);
      const disc = smoothstep(0.56, 0.48, d + w * 0.4);
      blend(out, pale, disc * 0.85);
      blend(out, base, disc * smoothstep(0.2, 0.42, d) * 0.4);
      blend(out, dark, smoothstep(0.06, 0.01, Math.abs(d - 0.54 + w * 0.3)) * 0.85);
      blend(
        out,
        pale,
        smoothstep(0.1, 0.03, Math.abs(y + 0.1 + ax * 0.62 - 0.1) + w) * smoothstep(0.62, 0.3, ax),
      );
      blend(out, dark, smoothstep(0.26, 0.2, d) * 0.55);
    },
  };
  const paint =
    species in WILD_FIELDS
      ? WILD_FIELDS[species as keyof typeof WILD_FIELDS](tools)
      : fields[species as keyof typeof fields];
  return (x, y, out) => {
    out[0] = base[0];
    out[1] = base[1];
    out[2] = base[2];
    paint(x, y, out);
    out[0] += formShade(x, y, muzzleY);
  };
}

/** Colour of the chest: a pale bib between darker shoulders. */
export function createChestField(coat: Coat, tiles: NoiseTiles, random: Random): CoatField {
  const offset = random.next() * 512;
  const bib = coat.marking > 0.4 ? 1 : 0.45;
  return (x, y, out) => {
    const ax = Math.abs(x);
    const w = sampleNoise(tiles.fbm, x * 50 + offset, y * 50) * 0.2;
    out[0] = coat.base[0] * 0.9;
    out[1] = coat.base[1];
    out[2] = coat.base[2];
    const t = smoothstep(0.95, 0.3, ax + w * 1.6 - (y - 1) * 0.12) * bib;
    blend(out, coat.pale, t);
    out[0] -= smoothstep(1.5, 0.8, y) * 0.2 * (1 - smoothstep(0.75, 1.3, ax) * 0.4) + x * 0.03;
    out[0] -= smoothstep(1.7, 2.6, y) * 0.06;
  };
}
