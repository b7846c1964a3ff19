/** Heads of mammals: skull, muzzle, ears, eyes, nose and mouth. */
import { cos, sin } from '../core/math.ts';
import type { Body } from '../model/model.ts';
import type { Color } from '../model/paint.ts';
import { unit, type Vec } from '../model/vec.ts';
import type { Kit } from './kit.ts';

export interface HeadPlan {
  /** Radius of the skull, metres: all else is in parts of it. */
  radius: number;
  /** Breadth and height of the skull to its depth; [1.05, 0.95] when absent. */
  shape?: readonly [number, number];
  muzzle: { length: number; width: number; height: number; drop?: number; color?: Color };
  nose?: { size: number; color?: Color } | null;
  ears: {
    kind: 'pointed' | 'round' | 'long' | 'flop' | 'fan';
    size: number;
    color?: Color;
    inner?: Color;
  };
  eyes: {
    size: number;
    apart?: number;
    height?: number;
    iris?: Color;
    slit?: number;
    white?: Color;
  };
  cheeks?: { size: number; color?: Color };
  /** Rosy cheeks, drawn softly. */
  blush?: boolean;
  brow?: number;
  whiskers?: boolean;
}

/** Builds a head about the origin of the model's frame, facing +z. Leaves sockets of a head. */
export function buildHead(
  k: Kit,
  body: Body,
  plan: HeadPlan,
  coat: Color,
  isAsleep: boolean,
): void {
  const r = plan.radius;
  const [wide, tall] = plan.shape ?? [1.05, 0.95];
  const { muzzle, eyes } = plan;
  const blend = r * 0.35;
  body.ball([0, 0, 0], [r * wide, r * tall, r], { color: coat, blend, flow: [0, 0.2, -1] });
  if (plan.cheeks) {
    const size = plan.cheeks.size * r;
    body.both((_side, at) =>
      body.ball(at([r * 0.5 * wide, -r * 0.36, r * 0.34]), size, {
        color: plan.cheeks!.color ?? coat,
        blend,
        flow: [0, -0.5, -1],
      }),
    );
  }
  const drop = muzzle.drop ?? 0.32;
  const mz = r * (0.62 + muzzle.length * 0.5);
  const [mw, mh] = [muzzle.width * r, muzzle.height * r];
  body.ball([0, -r * drop, mz], [mw, mh, Math.max(mw * 0.7, r * muzzle.length * 0.62)], {
    color: muzzle.color ?? coat,
    blend: blend * 0.8,
    fur: 0.35,
    flow: [0, 0, -1],
  });
  const tip = mz + Math.max(mw * 0.7, r * muzzle.length * 0.62);

  body.both((side, at) => buildEar(k, body, plan, coat, side, at));

  // Eyes stand out of the skull a little: their rims catch the light.
  const apart = eyes.apart ?? 0.42;
  const high = eyes.height ?? 0.1;
  const e = eyes.size * r;
  const depth = Math.sqrt(
    Math.max(0.05, 1 - (apart / wide) * (apart / wide) - (high / tall) * (high / tall)),
  );
  for (const side of [1, -1]) {
    const at: Vec = [side * apart * r, high * r, depth * r * 0.97 - e * 0.42];
    const way = unit([side * 0.3, 0.04, 1]);
    if (isAsleep) {
      const lid = (t: number): Vec => [
        at[0] + e * 1.1 * cos(Math.PI * t),
        at[1] - e * 0.25 - e * 0.5 * sin(Math.PI * t),
        at[2] + e * (0.86 + 0.2 * sin(Math.PI * t)) - Math.abs(cos(Math.PI * t)) * e * 0.15,
      ];
      k.tube(
        [lid(0), lid(0.25), lid(0.5), lid(0.75), lid(1)],
        [e * 0.06, e * 0.16, e * 0.16, e * 0.16, e * 0.06],
        {
          color: '#2a1a14',
          material: 'clay',
          shadow: false,
          isFace: true,
          around: 8,
        },
      );
    } else {
      const iris = k.ask.partColors.eyes ?? eyes.iris ?? '#4a2c17';
      k.eye(at, way, e, {
        iris,
        ...(eyes.slit ? { slit: eyes.slit } : {}),
        white: eyes.white ?? '#2a1a12',
      });
    }
    if (plan.brow) {
      body.ball([at[0], at[1] + e * 1.25, at[2] - e * 0.1], [e * 1.15, e * 0.4, e * 0.7], {
        color: coat,
        blend: r * 0.15,
        flow: [0, 0.4, -1],
      });
    }
  }

  if (plan.nose !== null) {
    const size = (plan.nose?.size ?? 0.2) * r;
    k.ball([0, -r * drop + mh * 0.5, tip - size * 0.35], [size * 1.15, size * 0.8, size * 0.7], {
      color: plan.nose?.color ?? '#2a1c1c',
      material: 'wet',
      around: 18,
      isFace: true,
    });
    if (!k.has('surprised')) {
      const lip = (s: number): Vec[] =>
        [0, 0.5, 1].map((t) => [
          s * t * mw * 0.62,
          -r * drop - mh * 0.12 - mh * 0.3 * (sin(t * 2.95) - 0.8 * t * t * t),
          tip - mw * 0.34 * t * t + size * 0.05,
        ]);
      for (const s of [1, -1]) {
        k.tube(lip(s), [size * 0.1, size * 0.13, size * 0.05], {
          color: '#3a2420',
          material: 'clay',
          shadow: false,
          isFace: true,
          around: 6,
        });
      }
    }
  }
  if (plan.whiskers) {
    for (const side of [1, -1]) {
      for (const [up, long] of [
        [0.05, 1.15],
        [-0.08, 1.25],
        [-0.22, 1.1],
      ] as const) {
        const root: Vec = [side * mw * 0.6, -r * drop + up * r * 0.6, tip - mw * 0.35];
        k.tube(
          [
            root,
            [
              root[0] + side * r * long * 0.5,
              root[1] + up * r * 0.6 + r * 0.06,
              root[2] + r * 0.06,
            ],
            [root[0] + side * r * long, root[1] + up * r * 1.3, root[2] - r * 0.1],
          ],
          [r * 0.012, r * 0.009, r * 0.003],
          { color: '#fdf6ec', material: 'hair', shadow: false, around: 5 },
        );
      }
    }
  }
  k.socket('headTop', [0, r * tall * 0.86, -r * 0.06], r * 1.5, { pitch: -6 });
  k.socket('face', [0, high * r, r * depth], r * 2);
  k.socket('mouth', [0, -r * drop - mh * 0.28, tip - mw * 0.1], mw * 1.6);
}

function buildEar(
  k: Kit,
  body: Body,
  plan: HeadPlan,
  coat: Color,
  side: 1 | -1,
  at: (p: Vec) => Vec,
): void {
  const { ears, radius: r } = plan;
  const size = ears.size * r;
  const color = ears.color ?? coat;
  const inner = ears.inner ?? '#e8a79c';
  const blend = r * 0.14;
  switch (ears.kind) {
    case 'round': {
      body.ball(at([r * 0.72, r * 0.72, -r * 0.05]), [size, size, size * 0.5], {
        color,
        blend,
        fur: 0.8,
        flow: [side * 0.4, 1, 0],
      });
      body.ball(
        at([r * 0.72, r * 0.74, size * 0.36 - r * 0.05]),
        [size * 0.62, size * 0.62, size * 0.3],
        { color: inner, blend: blend * 0.4, fur: 0.3 },
      );
      break;
    }
    case 'pointed': {
      const base = at([r * 0.56, r * 0.6, -r * 0.02]);
      const tip = at([r * 0.82, r * 0.66 + size * 1.25, -r * 0.06]);
      const n = 8;
      // A folded leaf: back in the coat's colour, the hollow rosy.
      const leaf = (u: number, v: number, deep: number): Vec => {
        const w = size * 0.62 * (1 - v) * (0.75 + 0.5 * sin(v * 2.2)) + size * 0.02;
        const a = (u - 0.5) * 2;
        return [
          base[0] + (tip[0] - base[0]) * v + side * a * w * 0.92,
          base[1] + (tip[1] - base[1]) * v - Math.abs(a) * size * 0.16 * (1 - v),
          base[2] + (tip[2] - base[2]) * v + a * a * w * 0.45 - deep,
        ];
      };
      k.sheet((u, v) => leaf(u, v, size * 0.1), n, n, { color, material: 'fur' });
      k.sheet((u, v) => leaf(0.14 + u * 0.72, v * 0.86 + 0.02, size * 0.03), n, n, {
        color: inner,
        material: 'skin',
      });
      body.ball(base, [size * 0.55, size * 0.3, size * 0.3], {
        color,
        blend: r * 0.22,
        flow: [0, 1, -0.3],
      });
      break;
    }
    case 'long': {
      const base = at([r * 0.34, r * 0.7, -r * 0.1]);
      const bend = k.vary(-0.1, 0.25);
      const mid = at([r * 0.5, r * 0.7 + size * 0.95, -r * 0.2]);
      const tip = at([r * (0.55 + bend), r * 0.7 + size * 1.8, -r * 0.1]);
      body.chain([base, mid, tip], [size * 0.22, size * 0.3, size * 0.17], {
        color,
        blend,
        curve: true,
        fur: 0.6,
      });
      const front = (p: Vec, d: number): Vec => [p[0], p[1], p[2] + d];
      body.chain(
        [front(base, size * 0.16), front(mid, size * 0.18), front(tip, size * 0.1)],
        [size * 0.1, size * 0.17, size * 0.08],
        { color: inner, blend: blend * 0.5, curve: true, fur: 0.2 },
      );
      break;
    }
    case 'flop': {
      body.chain(
        [
          at([r * 0.62, r * 0.62, -r * 0.1]),
          at([r * 1.02, r * 0.3, -r * 0.02]),
          at([r * 1.08, r * 0.3 - size * 0.95, r * 0.16]),
        ],
        [size * 0.22, size * 0.36, size * 0.3],
        { color, blend: r * 0.16, curve: true },
      );
      break;
    }
    case 'fan': {
      const flap = k.vary(-0.1, 0.18);
      const n = 14;
      k.sheet(
        (u, v) => {
          const a = (v - 0.5) * Math.PI;
          const far = size * (0.9 + 0.16 * sin(v * 9)) * (0.45 + 0.55 * cos(a));
          const out = u * far * 1.25;
          const droop = -0.22 * size * u * u;
          return [
            side * (r * 0.78 + out * 0.88),
            r * 0.15 + sin(a) * size * (0.5 + 0.5 * u) + droop,
            -r * 0.12 - out * (0.28 + flap) + size * 0.14 * sin(u * 5 + v * 4) * u,
          ];
        },
        n,
        n,
        {
          color,
          material: 'hide',
          paint: [
            {
              color: inner,
              amount: 0.75,
              on: [
                { kind: 'coord', of: 'u', from: 0.1, to: 0.85, soft: 0.12 },
                { kind: 'facing', axis: 'z', from: 0, to: 0.2 },
              ],
            },
          ],
        },
      );
      body.ball(at([r * 0.8, r * 0.15, -r * 0.15]), [r * 0.2, size * 0.5, r * 0.2], {
        color,
        blend: r * 0.2,
        fur: 0,
      });
      break;
    }
  }
}
