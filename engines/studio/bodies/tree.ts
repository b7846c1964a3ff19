/** Trees: conifers in tiers, broad crowns in clumps, palms. */
import { cos, sin, TAU } from '../core/math.ts';
import { createRandom } from '../core/random.ts';
import { gridMesh } from '../model/mesh.ts';
import { type Color, mottled } from '../model/paint.ts';
import { compose, type Frame, frame, frameToward, type Vec } from '../model/vec.ts';
import type { Kit } from './kit.ts';

export interface TreePlan {
  kind: 'conifer' | 'broad' | 'palm' | 'bare';
  height: number;
  leaf: Color;
  bark?: Color;
  /** Width of the crown to the height. */
  spread?: number;
  snow?: boolean;
}

/** A bent leaf along +z, from the origin. */
export function leafMesh(length: number, width: number, bend: number) {
  return gridMesh(
    (u, v) => {
      const w = width * sin(Math.min(1, v * 1.04 + 0.04) * 3.05) * (u - 0.5);
      return [w, -bend * v * v * length + Math.abs(u - 0.5) * width * 0.25, v * length];
    },
    2,
    4,
  );
}

export function buildTree(k: Kit, p: TreePlan): void {
  const h = p.height;
  const bark = p.bark ?? '#6a4a34';
  // Its own stream: trees differ by the seed, and leaves by nothing else.
  const random = createRandom(Math.floor(k.vary(0, 1e6)));
  const trunkLook = { color: bark, material: 'bark' as const, paint: [mottled(6)], around: 12 };
  const spread = p.spread ?? (p.kind === 'conifer' ? 0.42 : 0.7);
  if (p.kind === 'conifer') {
    k.tube(
      [
        [0, -0.05 * h, 0],
        [0.01 * h, 0.4 * h, 0],
        [0, 0.9 * h, 0],
      ],
      [h * 0.04, h * 0.028, h * 0.008],
      trunkLook,
    );
    const frames: Frame[] = [];
    const tiers = Math.round(11 * (k.detail < 0.6 ? 0.7 : 1));
    for (let t = 0; t < tiers; t++) {
      const v = t / (tiers - 1);
      const y = h * (0.16 + 0.76 * v);
      const far = h * spread * 0.5 * (1.02 - v) + h * 0.015;
      const n = Math.max(6, Math.round((20 - 11 * v) * (k.detail < 0.6 ? 0.7 : 1)));
      for (let i = 0; i < n; i++) {
        const a = ((i + random.next() * 0.7 + (t % 2) * 0.5) / n) * TAU;
        const s = far * (0.85 + random.next() * 0.3);
        const way: Vec = [sin(a), -0.12 - random.next() * 0.2, cos(a)];
        frames.push(
          compose(
            frameToward([0, y + random.range(-0.02, 0.02) * h, 0], way),
            frame([0, 0, 0], { scale: s }),
          ),
        );
      }
    }
    const paint = [
      {
        color: [1.35, 1.4, 1.1] as const,
        shade: true,
        on: { kind: 'facing' as const, axis: 'y' as const, from: 0.2, to: 1 },
      },
      mottled((2.5 / h) * 4, 0.5),
      ...(p.snow
        ? [
            {
              color: '#f4f8ff',
              on: [
                { kind: 'facing' as const, axis: 'y' as const, from: 0.25, to: 0.7 },
                { kind: 'noise' as const, scale: 6, from: 0.25, to: 0.5 },
              ],
            },
          ]
        : []),
    ];
    k.scatter(leafMesh(1, 0.42, 0.32), frames, { color: p.leaf, material: 'leaf', paint });
    k.lathe(
      [
        [h * spread * 0.2, h * 0.2],
        [h * spread * 0.12, h * 0.45],
        [h * spread * 0.05, h * 0.75],
        [0, h * 0.96],
      ],
      { color: k.tone(p.leaf, 0.45), material: 'leaf', around: 14 },
    );
    k.lathe(
      [
        [h * 0.02, h * 0.9],
        [h * 0.012, h * 0.98],
        [0, h * 1.02],
      ],
      { color: p.leaf, material: 'leaf', around: 8 },
    );
  } else if (p.kind === 'palm') {
    const lean = k.vary(-0.16, 0.16);
    const top: Vec = [lean * h, h * 0.86, 0.04 * h];
    k.tube([[0, -0.05, 0], [lean * 0.25 * h, h * 0.4, 0], top], [h * 0.045, h * 0.03, h * 0.024], {
      ...trunkLook,
      paint: [
        {
          color: [0.6, 0.6, 0.6] as const,
          shade: true,
          on: {
            kind: 'bands' as const,
            axis: 'y' as const,
            step: h * 0.05,
            width: 0.3,
            soft: 0.2,
            rag: 0.05,
          },
        },
      ],
    });
    const fronds: Frame[] = [];
    for (let i = 0; i < 13; i++) {
      const a = ((i + random.next() * 0.5) / 13) * TAU;
      const way: Vec = [sin(a), 0.25 + random.next() * 0.5, cos(a)];
      fronds.push(
        compose(
          frameToward(top, way),
          frame([0, 0, 0], { scale: h * (0.36 + random.next() * 0.1) }),
        ),
      );
    }
    const frond = gridMesh(
      (u, v) => {
        const teeth = 0.62 + 0.38 * Math.abs(sin(v * 40));
        const w = 0.3 * sin(Math.min(1, v + 0.08) * 2.9) * teeth * (u - 0.5);
        return [w, 0.12 * v - 0.75 * v * v - Math.abs(u - 0.5) * 0.12, v * (1 - 0.12 * v)];
      },
      4,
      44,
      { crease: 60 },
    );
    k.scatter(frond, fronds, { color: p.leaf, material: 'leaf', paint: [mottled(3, 0.4)] });
    for (let i = 0; i < 4; i++) {
      k.ball(
        [top[0] + sin(i * 1.7) * h * 0.03, top[1] - h * 0.02, top[2] + cos(i * 1.7) * h * 0.03],
        h * 0.02,
        { color: '#6a4526', material: 'wood', around: 12 },
      );
    }
  } else {
    const lean = k.vary(-0.05, 0.05);
    k.tube(
      [
        [0, -0.06 * h, 0],
        [lean * h, h * 0.25, 0],
        [lean * 1.6 * h, h * 0.55, 0.02 * h],
      ],
      [h * 0.055, h * 0.04, h * 0.024],
      trunkLook,
    );
    const crown: Vec[] = [];
    const clumps = p.kind === 'bare' ? 9 : 8;
    for (let i = 0; i < clumps; i++) {
      const a = (i / clumps) * TAU + random.next();
      const r = i === 0 ? 0 : spread * h * (0.2 + 0.14 * random.next());
      crown.push([
        sin(a) * r + lean * h,
        h * (0.56 + 0.25 * random.next()) + (i === 0 ? h * 0.14 : 0),
        cos(a) * r,
      ]);
    }
    for (const c of crown.slice(1)) {
      k.tube(
        [
          [lean * h, h * (0.26 + 0.16 * random.next()), 0],
          [c[0] * 0.5 + lean * h * 0.5, c[1] * 0.72, c[2] * 0.5],
          c,
        ],
        [h * 0.022, h * 0.015, h * 0.005],
        trunkLook,
      );
    }
    if (p.kind === 'broad') {
      const body = k.body({
        color: p.leaf,
        material: 'leaf',
        blend: h * 0.05,
        cells: 46,
        fur: { length: h * 0.055, width: h * 0.014, lift: 0.8, mess: 0.9, vary: 0.5, density: 1.3 },
        paint: [mottled(12 / h, 0.5)],
      });
      for (const [i, c] of crown.entries()) {
        const s = h * (i === 0 ? 0.2 : 0.13 + 0.07 * random.next());
        const tone = 0.82 + 0.36 * random.next();
        body.ball(c, [s * 1.15, s * 0.92, s * 1.1], {
          color: k.tone(p.leaf, tone),
          flow: [0.3, 0.6, 0.2],
        });
      }
    }
  }
  k.socket('perch', [h * spread * 0.2, h * 0.42, h * 0.05], h * 0.06);
  k.socket('top', [0, h, 0], h * 0.1);
}
