/** Mosaic: small square stones laid along the picture's edges in mortar. */
import { type Canvas, CHECKPOINT_ROWS } from '../core/canvas.ts';
import { linearToOklab, oklabToLinear, type Rgb } from '../core/color.ts';
import { clamp, cos, sin, smoothstep, TAU } from '../core/math.ts';
import { type NoiseTiles, sampleNoise } from '../core/noise.ts';
import { hash2, type Random } from '../core/random.ts';
import { cellAt, findOrientation, type Orientation } from './orientation.ts';
import type { ApplyStyle } from './style-painter.ts';
import { separateSubjects } from './subject-tone.ts';

/** Pitch of the stones in thousandths of the picture's size, and what of it the stone covers. */
const PITCH = 16.5;
const STONE = 0.86;

/** Rounds of relaxation: each moves a stone to the middle of the ground it holds. */
const ROUNDS = 7;

const MORTAR: Rgb = [0.3, 0.275, 0.24];

interface Stones {
  x: Float64Array;
  y: Float64Array;
  /** Cosine and sine of each stone's turn. */
  c: Float64Array;
  s: Float64Array;
}

/**
 * Spreads stones evenly, squared up to the picture's directions and pushed off its edges, by Lloyd's
 * relaxation in a square metric. The owner of a place is the stone whose pyramid is highest there.
 * @see Hausner 2001, "Simulating decorative mosaics"
 */
function layStones(canvas: Canvas, field: Orientation, random: Random): Stones {
  const { width, height, unit } = canvas;
  const pitch = PITCH * unit;
  const columns = Math.max(1, Math.round(width / pitch));
  const rows = Math.max(1, Math.round(height / pitch));
  const count = columns * rows;
  const stones: Stones = {
    x: new Float64Array(count),
    y: new Float64Array(count),
    c: new Float64Array(count),
    s: new Float64Array(count),
  };
  for (let j = 0, n = 0; j < rows; j++) {
    for (let i = 0; i < columns; i++, n++) {
      stones.x[n] = ((i + 0.25 + 0.5 * random.next()) / columns) * width;
      stones.y[n] = ((j + 0.25 + 0.5 * random.next()) / rows) * height;
    }
  }
  // The ground is parcelled out on a grid of about a fifth of the pitch.
  const grain = Math.max(1, Math.round(pitch / 6));
  const w = Math.ceil(width / grain);
  const h = Math.ceil(height / grain);
  const owner = new Int32Array(w * h);
  const nearest = new Float32Array(w * h);
  const mass = new Float64Array(count);
  const sumX = new Float64Array(count);
  const sumY = new Float64Array(count);
  const reach = Math.ceil((pitch * 1.45) / grain);
  // Stones of a few pixels look the same after fewer rounds: previews are made quickly.
  const rounds = pitch < 6 ? Math.ceil(ROUNDS / 3) : ROUNDS;
  for (let round = 0; round <= rounds; round++) {
    canvas.checkpoint();
    for (let n = 0; n < count; n++) {
      const angle = field.angle[cellAt(field, stones.x[n]!, stones.y[n]!)]!;
      stones.c[n] = cos(angle);
      stones.s[n] = sin(angle);
    }
    if (round === rounds) break;
    nearest.fill(1e9);
    owner.fill(-1);
    for (let n = 0; n < count; n++) {
      const px = stones.x[n]! / grain - 0.5;
      const py = stones.y[n]! / grain - 0.5;
      const c = stones.c[n]!;
      const s = stones.s[n]!;
      const x0 = Math.max(0, Math.ceil(px - reach));
      const x1 = Math.min(w - 1, Math.floor(px + reach));
      const y1 = Math.min(h - 1, Math.floor(py + reach));
      for (let y = Math.max(0, Math.ceil(py - reach)); y <= y1; y++) {
        const dy = y - py;
        for (let x = x0, i = y * w + x0; x <= x1; x++, i++) {
          const dx = x - px;
          const u = dx * c + dy * s;
          const v = dy * c - dx * s;
          const au = u < 0 ? -u : u;
          const av = v < 0 ? -v : v;
          const d = Math.max(au, av);
          if (d < nearest[i]!) {
            nearest[i] = d;
            owner[i] = n;
          }
        }
      }
    }
    mass.fill(0);
    sumX.fill(0);
    sumY.fill(0);
    for (let y = 0, i = 0; y < h; y++) {
      for (let x = 0; x < w; x++, i++) {
        const n = owner[i]!;
        if (n < 0) continue;
        const px = (x + 0.5) * grain;
        const py = (y + 0.5) * grain;
        // Ground on an edge counts little, so stones settle on either side of it.
        const energy = field.energy[cellAt(field, px, py)]!;
        const weight = 1 / (1 + energy * 260);
        mass[n]! += weight;
        sumX[n]! += px * weight;
        sumY[n]! += py * weight;
      }
    }
    for (let n = 0; n < count; n++) {
      if (mass[n] === 0) continue;
      stones.x[n] = sumX[n]! / mass[n]!;
      stones.y[n] = sumY[n]! / mass[n]!;
    }
  }
  return stones;
}

/** Mean colour of the picture under a stone: of nine places, those of what its middle belongs to. */
function colorUnder(canvas: Canvas, x: number, y: number, half: number, out: Float64Array): void {
  const owner = canvas.subjects?.ownerAt(x, y);
  let n = 0;
  let r = 0;
  let g = 0;
  let b = 0;
  for (let j = -1; j <= 1; j++) {
    for (let i = -1; i <= 1; i++) {
      const px = x + i * half * 0.6;
      const py = y + j * half * 0.6;
      if (canvas.subjects?.ownerAt(px, py) !== owner) continue;
      n++;
      canvas.sample(px, py, out);
      r += Math.min(1.15, out[0]!);
      g += Math.min(1.15, out[1]!);
      b += Math.min(1.15, out[2]!);
    }
  }
  out[0] = r / n;
  out[1] = g / n;
  out[2] = b / n;
}

/** One stone: a rounded, chipped square with lit and shaded sides, and its shadow in the mortar. */
function setStone(
  result: Canvas,
  tiles: NoiseTiles,
  cx: number,
  cy: number,
  c: number,
  s: number,
  half: number,
  color: readonly [number, number, number],
  id: number,
  gloss: number,
): void {
  const { width, height, unit, data } = result;
  const reach = Math.ceil(half * 1.5 + 2);
  const x0 = Math.max(0, Math.floor(cx - reach));
  const x1 = Math.min(width - 1, Math.ceil(cx + reach));
  const y0 = Math.max(0, Math.floor(cy - reach));
  const y1 = Math.min(height - 1, Math.ceil(cy + reach));
  const corner = half * 0.22;
  // No stone is a perfect square: each has a skew and a length of its own.
  const skew = (hash2(id, 7) - 0.5) * 0.22;
  const stretch = 1 + (hash2(id, 13) - 0.5) * 0.14;
  const facet = 1 + (hash2(id, 3) - 0.5) * 0.16;
  const tiltX = (hash2(id, 17) - 0.5) * 0.24;
  const tiltY = (hash2(id, 19) - 0.5) * 0.24;
  const scale = 0.9 / unit;
  const bevel = Math.max(0.8, half * 0.2);
  // Glass in the dark has little to mirror.
  const shine = gloss * (0.008 + 0.13 * (color[0] * 0.3 + color[1] * 0.6 + color[2] * 0.1));
  for (let y = y0; y <= y1; y++) {
    const dy = y - cy;
    for (let x = x0; x <= x1; x++) {
      const dx = x - cx;
      const u = (dx * c + dy * s) * stretch;
      const v = (dy * c - dx * s) / stretch + u * skew;
      const au = Math.abs(u) - half + corner;
      const av = Math.abs(v) - half + corner;
      if (au > corner + 2 || av > corner + 2) continue;
      const outU = Math.max(0, au);
      const outV = Math.max(0, av);
      const round = Math.sqrt(outU * outU + outV * outV) + Math.min(0, Math.max(au, av)) - corner;
      const chip = sampleNoise(tiles.fine, x * scale, y * scale);
      const inside = -(round + Math.max(0, chip - 0.16) * half * 0.34);
      const cover = clamp(inside + 0.5);
      if (cover <= 0) continue;
      // The bevel of the two sides toward the light is bright, of the others dark.
      const rim = smoothstep(bevel, 0, inside);
      const sideX = (Math.abs(u) > Math.abs(v) ? (u > 0 ? c : -c) : v > 0 ? -s : s) * 0.7;
      const sideY = (Math.abs(u) > Math.abs(v) ? (u > 0 ? s : -s) : v > 0 ? c : -c) * 0.7;
      const light =
        facet *
        (1 + chip * 0.12 + ((u * tiltX + v * tiltY) / half) * 0.5) *
        (1 - rim * (sideX + sideY) * 0.3);
      const glint = shine * smoothstep(0.5, 0.1, Math.abs(u / half + v / half + 0.35));
      const k = (y * width + x) * 3;
      data[k]! += (color[0] * light + glint - data[k]!) * cover;
      data[k + 1]! += (color[1] * light + glint - data[k + 1]!) * cover;
      data[k + 2]! += (color[2] * light + glint * 0.9 - data[k + 2]!) * cover;
    }
  }
}

export const applyMosaic: ApplyStyle = (canvas, _spec, random, context) => {
  const { width, height, unit } = canvas;
  const { tiles } = context;
  separateSubjects(canvas);
  const field = findOrientation(canvas, tiles, 22, TAU / 4 + 0.02);
  context.report(0.15);
  const stones = layStones(canvas, field, random);
  context.report(0.5);
  const result = canvas.blank();
  const { data } = result;
  const px = 1 / unit;
  for (let y = 0, k = 0; y < height; y++) {
    if (y % CHECKPOINT_ROWS === 0) canvas.checkpoint();
    for (let x = 0; x < width; x++, k += 3) {
      const sand = 1 + sampleNoise(tiles.fine, x * px * 1.4, y * px * 1.4) * 0.3;
      const slow = 0.92 + sampleNoise(tiles.fbm, x * px * 0.3, y * px * 0.3) * 0.25;
      // Mortar takes a breath of the colour around it, as it does when stones are washed.
      const source = canvas.data;
      const light = Math.min(1, source[k]! * 0.3 + source[k + 1]! * 0.6 + source[k + 2]! * 0.1);
      const cement = 0.1 + 0.45 * Math.sqrt(light);
      for (let c = 0; c < 3; c++) {
        const around = Math.min(1, source[k + c]!);
        data[k + c] = (MORTAR[c]! * cement + around * 0.16) * sand * slow;
      }
    }
  }
  const half = (PITCH * STONE * unit) / 2;
  const rgb = new Float64Array(3);
  for (let n = 0; n < stones.x.length; n++) {
    if (n % 64 === 0) context.report(0.55 + (0.45 * n) / stones.x.length);
    const x = stones.x[n]!;
    const y = stones.y[n]!;
    colorUnder(canvas, x, y, half, rgb);
    const lab = linearToOklab(Math.max(0, rgb[0]!), Math.max(0, rgb[1]!), Math.max(0, rgb[2]!));
    // Stones come from a box of fewer tones than the picture has.
    const L = Math.round(lab[0] * 22) / 22 + random.bell() * 0.016;
    const vivid = 1.22 + random.bell() * 0.1;
    const [r, g, b] = oklabToLinear(
      L,
      lab[1] * vivid + random.bell() * 0.008,
      lab[2] * vivid + random.bell() * 0.008,
    );
    const color: [number, number, number] = [Math.max(0, r), Math.max(0, g), Math.max(0, b)];
    const gloss = random.chance(0.3) ? 1 : 0.2;
    setStone(result, tiles, x, y, stones.c[n]!, stones.s[n]!, half, color, n, gloss);
  }
  return result;
};
