/** What sits on heads. The unit is the radius of the head; y = 0 is where a hat's rim sits. */
import { cos, sin, TAU } from '../core/math.ts';
import type { MaterialName } from '../model/material.ts';
import type { Color, Paint } from '../model/paint.ts';
import type { Vec } from '../model/vec.ts';
import type { Kit } from './kit.ts';

const WEAR_SCALE = 0.09;

/** Hats on a person's own head: in the head's frame, as `onHead` gives it. */
export function onTop(k: Kit, build: () => void, y = 0.74): void {
  k.at([0, y, -0.06], { pitch: -7 }, build);
}

/** Hats that lie by themselves and go onto `headTop`. */
export function asWear(k: Kit, build: () => void, rest = 0): void {
  k.at([0, rest, 0], { scale: WEAR_SCALE }, () => {
    build();
    k.socket('wear', [0, 0, 0], 1.95);
  });
}

/** Things before the eyes, as a thing of its own: goes onto `face`. */
export function asFaceWear(k: Kit, build: () => void, rest = 0): void {
  k.at([0, rest, 0], { scale: WEAR_SCALE }, () => {
    build();
    k.socket('wear', [0, 0, 0], 2);
  });
}

const POINTS = 6;

export function crown(k: Kit, metal: Color, gem: Color, velvet: Color | null): void {
  const look = { color: metal, material: 'gold' } as const;
  const high = (u: number) => 1 - Math.abs(u * POINTS - Math.floor(u * POINTS) - 0.5) * 2;
  const at = (u: number, v: number, out = 0): Vec => {
    const y = v * (0.34 + 0.52 * high(u) * (0.4 + 0.6 * high(u)));
    const r = 0.93 + 0.2 * y * y + out;
    return [sin(u * TAU) * r, y, cos(u * TAU) * r];
  };
  k.sheet((u, v) => at(u, v), POINTS * 16, 8, look);
  k.sheet((u, v) => at(u, v, -0.045), POINTS * 16, 8, look);
  for (const y of [0.02, 0.3])
    k.lathe(
      [
        [0.9, y - 0.05],
        [0.99, y - 0.04],
        [1.01, y],
        [0.99, y + 0.04],
        [0.9, y + 0.05],
      ],
      { ...look, around: 56 },
    );
  for (let i = 0; i < POINTS; i++) {
    const top = at((i + 0.5) / POINTS, 1);
    k.ball([top[0], top[1] + 0.05, top[2]], 0.1, { ...look, around: 16 });
    const low = at((i + 0.5) / POINTS, 0.2, 0.04);
    k.ball(low, [0.1, 0.12, 0.1], { color: gem, material: 'lacquer', around: 16 });
    const between = at(i / POINTS, 0.5, 0.04);
    k.ball(between, 0.06, { color: '#f6f1e4', material: 'ceramic', around: 12 });
  }
  if (velvet)
    k.lathe(
      [
        [0.88, 0.1],
        [0.86, 0.42],
        [0.5, 0.62],
        [0, 0.66],
      ],
      { color: velvet, material: 'felt' },
    );
}

export function pointedHat(
  k: Kit,
  cloth: Color,
  trim: Color,
  o: { brim?: number; paint?: Paint } = {},
): void {
  const look = { color: cloth, material: 'felt', ...(o.paint ? { paint: o.paint } : {}) } as const;
  const brim = o.brim ?? 1.75;
  const side = k.pick(1, -1);
  const droop = k.vary(0.05, 0.14);
  k.sheet(
    (u, v) => {
      const r = 0.9 + v * (brim - 0.9);
      const y = 0.08 - droop * v * v * (1 + 0.8 * cos(u * TAU * 2)) + 0.03 * v * sin(u * TAU * 3);
      return [sin(u * TAU) * r, y, cos(u * TAU) * r];
    },
    56,
    8,
    look,
  );
  k.tube(
    [
      [0, -0.02, 0],
      [0, 0.45, 0],
      [0, 1.0, -0.06],
      [side * 0.12, 1.55, -0.2],
      [side * 0.42, 2.0, -0.42],
      [side * 0.78, 2.12, -0.55],
    ],
    [1.06, 0.94, 0.66, 0.42, 0.24, 0.05],
    { ...look, around: 40, along: 40 },
  );
  k.lathe(
    [
      [1.05, 0.06],
      [1.1, 0.1],
      [1.06, 0.32],
      [0.99, 0.36],
    ],
    { color: trim, material: 'cloth', straight: true, around: 48 },
  );
  k.box([0, 0.21, 1.09], [0.36, 0.34, 0.06], { color: '#e5bb4c', material: 'gold', round: 0.05 });
  k.box([0, 0.21, 1.105], [0.2, 0.18, 0.06], { color: trim, material: 'cloth', round: 0.02 });
}

export interface BrimHat {
  color: Color;
  band: Color;
  brim: number;
  high: number;
  /** How far its sides turn up. */
  curl?: number;
  /** 1: the top is dented. */
  dent?: number;
  material?: MaterialName;
  paint?: Paint;
}

export function brimHat(k: Kit, o: BrimHat): void {
  const { curl = 0, dent = 0, high, brim } = o;
  const look = {
    color: o.color,
    material: o.material ?? 'felt',
    ...(o.paint ? { paint: o.paint } : {}),
  } as const;
  for (const under of [0, 0.05])
    k.sheet(
      (u, v) => {
        const s = sin(u * TAU);
        const c = cos(u * TAU);
        const r = 0.92 + v * (brim - 0.92);
        const y = 0.04 + v * v * (curl * s * s - 0.16 * (curl > 0 ? c * c : 0.6)) - under * (1 - v);
        return [s * r * (1 - 0.1 * curl * v), y, c * r];
      },
      56,
      10,
      look,
    );
  k.sheet(
    (u, v) => {
      const s = sin(u * TAU);
      const c = cos(u * TAU);
      const t = Math.min(1, v / 0.62);
      const over = Math.max(0, (v - 0.62) / 0.38);
      const r = (1.05 - 0.14 * t * t) * Math.sqrt(Math.max(0, 1 - over * over));
      const y =
        high * (t * 0.86 + 0.14 * Math.sqrt(Math.max(0, 1 - (1 - over) * (1 - over)))) -
        dent * 0.28 * over * Math.max(0, 1 - Math.abs(s * r) * 1.6);
      return [s * r * (1 - dent * 0.1 * t), y, c * r];
    },
    48,
    22,
    { ...look, crease: 80 },
  );
  k.lathe(
    [
      [1.05, 0.05],
      [1.08, 0.08],
      [1.05, 0.26],
      [1.01, 0.28],
    ],
    { color: o.band, material: 'cloth', straight: true, around: 48 },
  );
}

/** A dome with a peak: baseball cap; with a broad flat top a uniform's. */
export function cap(
  k: Kit,
  color: Color,
  peak: Color,
  o: { flat?: boolean; badge?: Color } = {},
): void {
  const look = { color, material: 'cloth' } as const;
  if (o.flat) {
    k.lathe(
      [
        [1.06, -0.1],
        [1.1, 0.18],
        [1.1, 0.2],
        [1.42, 0.46],
        [1.44, 0.54],
        [1.2, 0.64],
        [0, 0.6],
      ],
      { ...look, around: 48 },
    );
    k.lathe(
      [
        [1.08, -0.1],
        [1.12, -0.08],
        [1.13, 0.16],
        [1.08, 0.18],
      ],
      { color: peak, material: 'leather', straight: true, around: 48 },
    );
  } else {
    k.lathe(
      [
        [1.08, -0.2],
        [1.1, 0.05],
        [0.98, 0.4],
        [0.6, 0.64],
        [0, 0.7],
      ],
      {
        ...look,
        paint: [
          {
            color: [0.72, 0.72, 0.75],
            shade: true,
            on: { kind: 'stripes', of: 'u', count: 6, width: 0.06, soft: 0.04 },
          },
        ],
      },
    );
    k.ball([0, 0.7, 0], [0.1, 0.06, 0.1], { color: peak, material: 'cloth', around: 12 });
  }
  for (const under of [0, 0.045])
    k.sheet(
      (u, v) => {
        const a = (u - 0.5) * 2.3;
        const far = 1.06 + v * 0.72 * Math.max(0, cos(a * 1.25));
        return [sin(a) * far, -0.1 - 0.2 * v - 0.14 * sin(a) * sin(a) + 0.06 - under, cos(a) * far];
      },
      24,
      6,
      { color: peak, material: o.flat ? 'lacquer' : 'cloth' },
    );
  if (o.badge) {
    k.ball([0, o.flat ? 0.22 : 0.24, o.flat ? 1.16 : 1.04], [0.17, 0.2, 0.06], {
      color: o.badge,
      material: 'gold',
    });
  }
}

export function beanie(k: Kit, wool: Color, trim: Color, pompom: Color | null): void {
  const knit: Paint = [
    {
      color: [0.7, 0.7, 0.72],
      shade: true,
      on: { kind: 'stripes', of: 'u', count: 34, width: 0.3, soft: 0.3 },
    },
  ];
  k.lathe(
    [
      [1.08, -0.1],
      [1.12, 0.1],
      [1.0, 0.48],
      [0.6, 0.8],
      [0, 0.9],
    ],
    { color: wool, material: 'cloth', paint: knit, around: 56 },
  );
  k.lathe(
    [
      [1.02, -0.16],
      [1.14, -0.16],
      [1.2, -0.02],
      [1.18, 0.14],
      [1.06, 0.2],
    ],
    { color: trim, material: 'cloth', paint: knit, around: 56 },
  );
  if (!pompom) return;
  k.body({
    color: pompom,
    material: 'fur',
    cells: 26,
    fur: { length: 0.2, width: 0.03, lift: 0.9, mess: 0.8 },
  }).ball([0, 1.04, 0], 0.26);
}

/** A bowl over the skull with a rim. @param low where it ends, 0 at the brow */
export function helmet(
  k: Kit,
  color: Color,
  o: {
    material?: MaterialName;
    rim?: Color;
    rimMaterial?: MaterialName;
    low?: number;
    brim?: number;
  } = {},
): void {
  const { low = -0.14, brim = 1.2 } = o;
  k.lathe(
    [
      [1.1, low],
      [1.14, 0.1],
      [1.02, 0.46],
      [0.62, 0.72],
      [0, 0.8],
    ],
    { color, material: o.material ?? 'steel', around: 52 },
  );
  k.lathe(
    [
      [1.08, low - 0.05],
      [brim, low - 0.07],
      [brim + 0.03, low],
      [1.1, low + 0.09],
    ],
    { color: o.rim ?? color, material: o.rimMaterial ?? o.material ?? 'steel', around: 52 },
  );
}

export function horns(k: Kit, color: Color): void {
  for (const s of [1, -1]) {
    k.tube(
      [
        [s * 0.98, 0.12, 0],
        [s * 1.5, 0.22, 0.02],
        [s * 1.86, 0.62, 0.06],
        [s * 1.82, 1.12, 0.08],
      ],
      [0.26, 0.24, 0.16, 0.02],
      { color, material: 'horn', around: 18 },
    );
    k.ball([s * 1.04, 0.14, 0], [0.12, 0.3, 0.3], { color: '#c99b3f', material: 'gold' });
  }
}

/** Two lenses before the eyes. @param lens null for clear ones */
export function glasses(
  k: Kit,
  rim: Color,
  lens: Color | null,
  o: { size?: number; square?: boolean } = {},
): void {
  const { size = 0.3 } = o;
  const look = { color: rim, material: 'plastic' } as const;
  for (const s of [1, -1]) {
    k.at([s * 0.37, 0, 0.17], { yaw: s * 10 }, () => {
      const ring = Array.from({ length: 25 }, (_, i): Vec => {
        const a = (i / 24) * TAU;
        const q = o.square ? 1 / Math.max(0.74, Math.abs(sin(a)), Math.abs(cos(a))) : 1;
        return [sin(a) * size * q, cos(a) * size * q * 0.92, 0];
      });
      k.tube(ring, 0.042, { ...look, along: 48, around: 8 });
      // Clear lenses would hide the eyes behind them.
      if (lens)
        k.ball([0, 0, 0], [size * 0.98, size * 0.92, 0.035], {
          color: lens,
          material: 'lacquer',
          shadow: false,
        });
    });
    k.tube(
      [
        [s * 0.66, 0.1, 0.1],
        [s * 0.95, 0.12, -0.2],
        [s * 1.03, 0.1, -0.9],
        [s * 1.0, -0.08, -1.08],
      ],
      0.035,
      { ...look, around: 8 },
    );
  }
  k.tube(
    [
      [-0.1, 0.04, 0.2],
      [0, 0.1, 0.23],
      [0.1, 0.04, 0.2],
    ],
    0.036,
    { ...look, around: 8 },
  );
}
