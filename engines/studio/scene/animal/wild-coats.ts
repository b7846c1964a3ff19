/** Coats of the further animals: colours that occur and how they are laid over the face. */
import { clamp, length, sin, smoothstep } from '../../core/math.ts';
import { hash2 } from '../../core/random.ts';
import { blend, type Coat, type CoatField, type Lch } from './coats.ts';
import type { WildSpeciesName } from './species.ts';

export const WILD_NATURAL: Record<WildSpeciesName, readonly Coat[]> = {
  tiger: [
    { base: [0.68, 0.15, 58], pale: [0.95, 0.015, 85], dark: [0.19, 0.015, 50], marking: 1 },
    { base: [0.9, 0.012, 85], pale: [0.96, 0.008, 85], dark: [0.26, 0.012, 60], marking: 1 },
    { base: [0.64, 0.15, 54], pale: [0.94, 0.02, 82], dark: [0.17, 0.015, 50], marking: 1 },
  ],
  leopard: [
    { base: [0.77, 0.105, 76], pale: [0.94, 0.02, 85], dark: [0.22, 0.025, 55], marking: 1 },
    { base: [0.86, 0.015, 85], pale: [0.95, 0.008, 85], dark: [0.34, 0.015, 60], marking: 1 },
  ],
  lion: [
    { base: [0.73, 0.09, 74], pale: [0.9, 0.04, 82], dark: [0.4, 0.07, 52], marking: 0.8 },
    { base: [0.7, 0.085, 70], pale: [0.88, 0.04, 80], dark: [0.27, 0.04, 48], marking: 0.8 },
  ],
  panda: [
    { base: [0.94, 0.012, 88], pale: [0.97, 0.008, 88], dark: [0.17, 0.008, 60], marking: 1 },
  ],
  rabbit: [
    { base: [0.56, 0.05, 68], pale: [0.9, 0.02, 80], dark: [0.38, 0.04, 60], marking: 0.6 },
    { base: [0.93, 0.01, 85], pale: [0.97, 0.006, 85], dark: [0.84, 0.015, 70], marking: 0.2 },
    { base: [0.6, 0.012, 260], pale: [0.9, 0.01, 250], dark: [0.42, 0.012, 260], marking: 0.6 },
    { base: [0.7, 0.09, 66], pale: [0.94, 0.02, 80], dark: [0.52, 0.08, 58], marking: 0.6 },
  ],
  monkey: [
    { base: [0.4, 0.055, 55], pale: [0.76, 0.065, 55], dark: [0.27, 0.03, 50], marking: 0.7 },
    { base: [0.56, 0.06, 68], pale: [0.74, 0.08, 40], dark: [0.36, 0.04, 55], marking: 0.7 },
    { base: [0.26, 0.012, 60], pale: [0.6, 0.04, 50], dark: [0.18, 0.008, 50], marking: 0.7 },
  ],
  deer: [
    { base: [0.56, 0.095, 56], pale: [0.9, 0.03, 80], dark: [0.3, 0.04, 50], marking: 0.9 },
    { base: [0.5, 0.06, 62], pale: [0.86, 0.03, 78], dark: [0.27, 0.03, 50], marking: 0.9 },
  ],
  cow: [
    { base: [0.22, 0.008, 60], pale: [0.95, 0.01, 85], dark: [0.16, 0.006, 50], marking: 0.2 },
    { base: [0.5, 0.1, 48], pale: [0.95, 0.015, 85], dark: [0.36, 0.08, 42], marking: 0.2 },
    { base: [0.68, 0.075, 66], pale: [0.88, 0.03, 80], dark: [0.4, 0.05, 55], marking: 0.2 },
  ],
  horse: [
    { base: [0.46, 0.09, 48], pale: [0.94, 0.012, 85], dark: [0.17, 0.012, 45], marking: 0.1 },
    { base: [0.9, 0.01, 85], pale: [0.96, 0.006, 85], dark: [0.72, 0.01, 80], marking: 0.1 },
    { base: [0.24, 0.012, 50], pale: [0.9, 0.01, 85], dark: [0.13, 0.006, 50], marking: 0.1 },
    { base: [0.62, 0.1, 62], pale: [0.95, 0.015, 85], dark: [0.88, 0.045, 85], marking: 0.1 },
  ],
};

export interface FieldTools {
  coat: Coat;
  /** Small ragged shifts of a place, about -0.1 to 0.1. */
  noise: (x: number, y: number) => number;
  /** 0 to 1, of this animal. */
  chance: number;
}

/** Pale muzzle, chin and brows of the big cats. */
function paintCatPales(x: number, y: number, w: number, pale: Readonly<Lch>, out: Lch): void {
  const ax = Math.abs(x);
  const muzzle = smoothstep(0.42, 0.3, length(x * 0.95, (y - 0.72) * 1.1) + w);
  blend(out, pale, Math.max(muzzle, smoothstep(0.86, 0.98, y + w)) * 0.95);
  blend(out, pale, smoothstep(0.17, 0.07, length((ax - 0.36) * 0.8, y + 0.2) + w * 0.5) * 0.8);
  blend(out, pale, smoothstep(0.12, 0.05, length(ax - 0.38, (y - 0.15) * 1.3)) * 0.6);
  blend(out, pale, smoothstep(0.72, 0.98, ax + w) * smoothstep(0.1, 0.4, y) * 0.85);
}

const rim = (x: number, y: number, ex: number, grow = 1): number =>
  smoothstep(0.2 * grow, 0.12 * grow, length((Math.abs(x) - ex) * 0.9, y * 1.35));

export const WILD_FIELDS: Record<WildSpeciesName, (tools: FieldTools) => CoatField> = {
  tiger:
    ({ coat, noise }) =>
    (x, y, out) => {
      const ax = Math.abs(x);
      const w = noise(x, y);
      paintCatPales(x, y, w, coat.pale, out);
      // Arcs over the brow, bands from the cheeks inward, none on the bridge and the muzzle.
      const brow = smoothstep(0.45, 0.8, sin((y * 1.15 + ax * ax * 0.55) * 31 + w * 20));
      const browArea = smoothstep(-0.12, -0.24, y + w) * smoothstep(0.02, 0.09, ax);
      const cheek = smoothstep(0.4, 0.8, sin((y * 0.9 - ax * 0.62) * 24 + w * 22));
      const cheekArea = smoothstep(0.56, 0.7, ax + w) * smoothstep(0.98, 0.7, y);
      const temple = smoothstep(0.5, 0.85, sin((ax * 0.9 + y * 0.5) * 22 + w * 16));
      const templeArea = smoothstep(0.5, 0.62, ax) * smoothstep(0.08, -0.12, y);
      const k = Math.max(brow * browArea, cheek * cheekArea, temple * templeArea);
      blend(out, coat.dark, k * 0.95 * coat.marking);
      blend(out, coat.dark, rim(x, y, 0.37) * 0.85);
    },
  leopard:
    ({ coat, noise }) =>
    (x, y, out) => {
      const ax = Math.abs(x);
      const w = noise(x, y);
      paintCatPales(x, y, w, coat.pale, out);
      const fine = smoothstep(0.3, 0.7, ax);
      const cell = 9.5 - fine * 3.5;
      const gx = ax * cell + w * 6;
      const gy = y * cell + w * 5 + Math.floor(gx) * 0.5;
      const cx = Math.floor(gx);
      const cy = Math.floor(gy);
      const dx = gx - cx - 0.3 - 0.4 * hash2(cx, cy + 90);
      const dy = gy - cy - 0.3 - 0.4 * hash2(cx + 50, cy);
      const d = length(dx, dy);
      const spot = smoothstep(0.34, 0.22, d) * (1 - 0.75 * fine * smoothstep(0.16, 0.08, d));
      const area = smoothstep(0.34, 0.44, length(x * 0.9, (y - 0.7) * 1.1));
      const bridge = 1 - smoothstep(0.16, 0.08, ax) * smoothstep(-0.16, 0, y);
      blend(out, coat.dark, spot * area * bridge * 0.92 * coat.marking);
      blend(out, coat.dark, rim(x, y, 0.37) * 0.85);
    },
  lion:
    ({ coat, noise }) =>
    (x, y, out) => {
      const w = noise(x, y);
      paintCatPales(x, y, w, coat.pale, out);
      blend(out, coat.dark, smoothstep(-0.42, -0.66, y + w) * 0.5);
      const tear = smoothstep(0.08, 0.02, Math.abs(Math.abs(x) - 0.27 + (y - 0.05) * 0.3));
      blend(out, coat.dark, tear * smoothstep(0.04, 0.12, y) * smoothstep(0.42, 0.24, y) * 0.45);
      blend(out, coat.dark, rim(x, y, 0.37) * 0.8);
    },
  panda:
    ({ coat, noise }) =>
    (x, y, out) => {
      const ax = Math.abs(x);
      const w = noise(x, y);
      // The patch hangs outward from the eye.
      const u = ax - 0.4;
      const v = y - 0.12;
      const patch = length((u * 0.8 - v * 0.6) * 1.9, (u * 0.6 + v * 0.8) * 1.05);
      blend(out, coat.dark, smoothstep(0.34, 0.25, patch + w * 0.5));
      out[0] -= smoothstep(0.7, 1.05, ax) * 0.05;
    },
  rabbit:
    ({ coat, noise }) =>
    (x, y, out) => {
      const ax = Math.abs(x);
      const w = noise(x, y);
      const muzzle = smoothstep(0.34, 0.2, length(x, (y - 0.66) * 0.9) + w);
      blend(out, coat.pale, Math.max(muzzle * 0.9, smoothstep(0.74, 0.9, y + w)));
      blend(out, coat.pale, smoothstep(0.27, 0.2, length(ax - 0.5, y + 0.02)) * 0.55);
      blend(out, coat.dark, rim(x, y + 0.02, 0.5, 0.95) * 0.5);
      blend(
        out,
        coat.dark,
        smoothstep(0.2, 0.08, ax) * smoothstep(0.3, -0.5, y) * 0.3 * coat.marking,
      );
    },
  monkey:
    ({ coat, noise }) =>
    (x, y, out) => {
      const ax = Math.abs(x);
      const w = noise(x, y);
      // A bare face: two lobes about the eyes over a round muzzle.
      const brows = length((ax - 0.26) * 1.0, (y + 0.03) * 1.15);
      const snout = length(x * 0.98, (y - 0.55) * 1.02);
      const bare = smoothstep(0.06, -0.04, Math.min(brows - 0.33, snout - 0.46) + w * 0.5);
      blend(out, coat.pale, bare);
      out[0] -= bare * smoothstep(0.18, 0.05, Math.abs(length(ax - 0.28, y) - 0.16)) * 0.07;
      blend(out, coat.dark, bare * smoothstep(0.2, 0.1, length(ax - 0.28, y * 1.2)) * 0.55);
      blend(out, coat.dark, smoothstep(-0.45, -0.7, y) * 0.5);
    },
  deer:
    ({ coat, noise }) =>
    (x, y, out) => {
      const ax = Math.abs(x);
      const w = noise(x, y);
      blend(out, coat.dark, smoothstep(0.3, 0.12, ax + w) * smoothstep(-0.2, 0.5, y) * 0.45);
      blend(out, coat.dark, smoothstep(-0.36, -0.6, y + w) * 0.5);
      blend(out, coat.pale, smoothstep(0.22, 0.15, length(ax - 0.43, y * 1.2)) * 0.75);
      const lips = smoothstep(0.16, 0.06, length((ax - 0.24) * 0.8, y - 0.84) + w);
      blend(out, coat.pale, lips * 0.6);
      blend(out, coat.pale, smoothstep(1.0, 1.1, y));
      blend(out, coat.dark, rim(x, y, 0.43, 0.75) * 0.8);
    },
  cow:
    ({ coat, noise, chance }) =>
    (x, y, out) => {
      const ax = Math.abs(x);
      const w = noise(x, y);
      const blaze = 0.1 + 0.22 * chance;
      const white = smoothstep(0.04, -0.04, ax - blaze - smoothstep(0.2, 0.8, y) * 0.18 + w * 1.2);
      blend(out, coat.pale, chance < 0.25 ? 0 : white);
      blend(out, [0.72, 0.06, 25], smoothstep(0.62, 0.8, y + w) * 0.75);
      blend(out, coat.dark, rim(x, y, 0.5, 0.75) * 0.7);
    },
  horse:
    ({ coat, noise, chance }) =>
    (x, y, out) => {
      const ax = Math.abs(x);
      const w = noise(x, y);
      const star = smoothstep(0.16, 0.08, length(x, (y + 0.2) * 0.8) + w);
      const blaze = smoothstep(0.03, -0.03, ax - 0.07 - 0.05 * smoothstep(0, 0.8, y) + w * 0.6);
      blend(
        out,
        coat.pale,
        chance < 0.35 ? star : chance < 0.75 ? blaze * smoothstep(0.9, 0.7, y) : 0,
      );
      // Dark velvet about nostrils and lips.
      blend(
        out,
        [Math.min(0.36, out[0] * 0.7), 0.015, 40],
        clamp(smoothstep(0.72, 0.98, y + w)) * 0.8,
      );
      for (const s of [-1, 1]) {
        const d = length((x - s * 0.2) * 1.2 - s * (y - 0.94) * 0.25, (y - 0.94) * 0.8);
        blend(out, [0.08, 0.008, 40], smoothstep(0.095, 0.06, d));
      }
      blend(out, coat.dark, rim(x, y + 0.04, 0.42, 0.8) * 0.75);
    },
};
