import { oklch, type Rgb } from '../../../core/color.ts';
import { lerp, sin, smoothstep } from '../../../core/math.ts';
import { blend, mix, type Pen } from '../../../paint/pen.ts';
import { chain, curve, oval, ribbon } from '../../../paint/shapes.ts';
import type { ActorDefinition } from '../../concept.ts';
import type { Actor } from '../../stage/actor.ts';
import type { Lch } from '../../stage/lch.ts';

/** A bat's wing: fingers from the wrist with skin between them. */
function batWing(
  pen: Pen,
  x: number,
  y: number,
  span: number,
  lift: number,
  skin: Rgb,
  bone: Rgb,
  light: number,
): void {
  const wx = x + span * 0.1;
  const wy = y + span * (0.45 + 0.25 * lift);
  const tips: [number, number][] = [
    [x - span * 0.25, y + span * (0.72 + 0.4 * lift)],
    [x - span * 0.72, y + span * (0.55 + 0.25 * lift)],
    [x - span * 0.98, y + span * (0.2 + 0.15 * lift)],
    [x - span * 0.9, y - span * 0.14],
  ];
  const outline = [x, y, wx, wy];
  tips.forEach(([tx, ty], i) => {
    outline.push(tx, ty);
    const next = tips[i + 1] ?? [x - span * 0.3, y - span * 0.06];
    outline.push(lerp(lerp(tx, next[0], 0.5), wx, 0.2), lerp(lerp(ty, next[1], 0.5), wy, 0.2));
  });
  outline.push(x - span * 0.3, y - span * 0.06);
  pen.volume(outline, { albedo: skin, lift: light, round: 0.25, grain: 0.3 });
  for (const [tx, ty] of tips)
    pen.volume(
      ribbon(
        curve(wx, wy, lerp(wx, tx, 0.5) + span * 0.03, lerp(wy, ty, 0.5) + span * 0.03, tx, ty),
        (t) => span * 0.04 * (1 - t * 0.7),
      ),
      { albedo: bone, lift: light },
    );
  pen.volume(
    chain(x, y, span * 0.06, x + span * 0.14, y + span * 0.2, span * 0.04, wx, wy, span * 0.035),
    { albedo: bone, lift: light },
  );
}

function paintDragon(pen: Pen, actor: Actor): void {
  const own = actor.random.fork('dragon');
  const scale = actor.color(
    0,
    ...own.pick<Lch>([
      [0.46, 0.13, 145],
      [0.48, 0.18, 28],
      [0.36, 0.05, 280],
      [0.5, 0.13, 250],
      [0.6, 0.13, 75],
    ]),
  );
  const belly = actor.isColored ? mix(scale, [0.95, 0.85, 0.6], 0.6) : oklch(0.82, 0.09, 85);
  const deep = mix(scale, [0.01, 0.01, 0.02], 0.4);
  const skin = mix(scale, oklch(0.6, 0.16, 40), 0.3);
  const flying = actor.place === 'air' || actor.place === 'space';
  const y = 0.42;
  const lift = flying ? own.range(0.25, 0.7) : own.range(0.1, 0.5);
  batWing(pen, -0.02, y + 0.12, 0.62, lift * 1.1, mix(skin, [0, 0, 0], 0.35), deep, -0.16);
  const tail = own.range(-0.06, 0.08);
  const spine = [
    -0.96,
    y - 0.24 + tail,
    0.012,
    -0.78,
    y - 0.3 + tail * 0.5,
    0.03,
    -0.52,
    y - 0.16,
    0.06,
    -0.28,
    y,
    0.12,
    0,
    y + 0.02,
    0.155,
    0.2,
    y + 0.1,
    0.115,
    0.36,
    y + 0.27,
    0.078,
    0.4,
    y + 0.44,
    0.064,
    0.5,
    y + 0.53,
    0.075,
  ] as const;
  const leg = (x: number, far: boolean, hind: boolean) => {
    const fy = flying ? 0.12 : 0.03;
    const back = flying ? -0.12 : 0;
    pen.volume(
      [
        ...chain(
          x,
          y - 0.02,
          hind ? 0.095 : 0.07,
          x + (hind ? 0.08 : -0.03),
          0.24,
          0.055,
          x + back * 0.6,
          fy + 0.06,
          0.036,
        ),
        ...chain(x + back * 0.6, fy + 0.04, 0.034, x + back + 0.09, fy, 0.028),
      ],
      { albedo: scale, lift: far ? -0.2 : 0.02, grain: 0.3 },
    );
    for (const d of [0, 0.035, 0.07])
      pen.volume(
        [
          x + back + 0.07 + d * 0.6,
          fy + 0.014 - d * 0.2,
          x + back + 0.13 + d * 0.6,
          fy - 0.024,
          x + back + 0.06 + d * 0.6,
          fy - 0.018,
        ],
        { albedo: oklch(0.88, 0.03, 85), lift: far ? -0.2 : 0 },
      );
  };
  leg(0.2, true, false);
  leg(-0.16, true, true);
  const head = (shape: readonly number[]) =>
    shape.map((v, i) => (i % 2 === 0 ? v + 0.5 : v + y + 0.53));
  for (let i = 0; i < 15; i++) {
    const t = i / 14;
    const k = t * (spine.length / 3 - 1);
    const j = Math.min(spine.length / 3 - 2, Math.floor(k)) * 3;
    const f = k - j / 3;
    const px = lerp(spine[j]!, spine[j + 3]!, f);
    const py = lerp(spine[j + 1]!, spine[j + 4]!, f);
    const r = lerp(spine[j + 2]!, spine[j + 5]!, f);
    const lean = t > 0.66 ? -0.05 : 0;
    pen.volume(
      [
        px - 0.036 + lean * 0.4,
        py + r * 0.82,
        px + lean * 1.3 - 0.02,
        py + r + 0.065,
        px + 0.03,
        py + r * 0.82,
      ],
      { albedo: deep },
    );
  }
  pen.volume(
    [
      ...chain(...spine),
      ...chain(0.5, y + 0.53, 0.075, 0.6, y + 0.5, 0.052, 0.72, y + 0.47, 0.038),
    ],
    {
      albedo: (u, v) => {
        const under =
          u > -0.5 && u < 0.32
            ? smoothstep(y - 0.02 + Math.max(0, u) * 0.6, y - 0.07 + Math.max(0, u) * 0.6, v)
            : u >= 0.32 && u < 0.52
              ? smoothstep(0.37, 0.41, u) * smoothstep(y + 0.5, y + 0.44, v)
              : 0;
        const plate = 0.85 + 0.15 * smoothstep(0.1, 0.5, sin(u * 74 + v * 60));
        const sc = 0.86 + 0.2 * smoothstep(0, 0.6, sin(u * 105 + v * 40) * sin(v * 110 - u * 30));
        const c = blend(
          [scale[0] * sc, scale[1] * sc, scale[2] * sc],
          [belly[0] * plate, belly[1] * plate, belly[2] * plate],
          under,
        );
        return c;
      },
      round: 0.6,
      gloss: 0.25,
      grain: 0.12,
    },
  );
  pen.volume(
    [
      -0.94,
      y - 0.22 + tail,
      -1.06,
      y - 0.16 + tail,
      -1.04,
      y - 0.27 + tail,
      -1.08,
      y - 0.34 + tail,
      -0.95,
      y - 0.26 + tail,
    ],
    { albedo: deep },
  );
  leg(0.14, false, false);
  leg(-0.26, false, true);
  for (const [dx, l] of [
    [0.02, -0.15],
    [-0.02, 0],
  ] as const)
    pen.volume(
      ribbon(
        head(curve(-0.02 + dx, 0.05, -0.1 + dx, 0.13, -0.2 + dx, 0.14)),
        (t) => 0.04 * (1 - t * 0.8),
      ),
      { albedo: oklch(0.88, 0.04, 85), lift: l },
    );
  pen.shade(ribbon(head(curve(0.24, -0.085, 0.12, -0.07, 0.04, -0.055)), 0.012), 0.7, 0.004);
  for (let i = 0; i < 5; i++)
    pen.fill(
      head([
        0.09 + i * 0.03,
        -0.068 - i * 0.004,
        0.1 + i * 0.03,
        -0.098 - i * 0.003,
        0.112 + i * 0.03,
        -0.07 - i * 0.004,
      ]),
      [0.92, 0.9, 0.82],
      0.9,
    );
  pen.fill(oval(0.725, y + 0.49, 0.01, 0.007), [0.02, 0.01, 0.01], 0.4);
  pen.eye(0.545, y + 0.555, 0.021, oklch(0.82, 0.17, 85), { slit: true });
  pen.shade(ribbon(head(curve(0, 0.06, 0.05, 0.058, 0.1, 0.03)), 0.012), 0.5, 0.003);
  batWing(pen, 0.06, y + 0.14, 0.66, lift, skin, scale, 0.05);
  if (own.chance(actor.has('fire') ? 1 : 0.3)) {
    for (let i = 0; i < 9; i++) {
      const t = i / 8;
      pen.emit(
        oval(
          0.78 + t * 0.3,
          y + 0.44 - t * 0.05 + own.bell() * 0.02 * t,
          0.03 + t * 0.05,
          0.018 + t * 0.04,
        ),
        [1.5, lerp(1.1, 0.3, t), 0.12],
        { alpha: 0.5, blur: 0.012 * pen.frame.scale },
      );
    }
    pen.glow(0.9, y + 0.42, 0.4, [1, 0.45, 0.1], 0.6);
  }
}

export const DRAGON_ACTOR: ActorDefinition = {
  concept: 'dragon',
  words: 'dragon, wyvern, drake, wyrm',
  size: 7,
  width: 2.05,
  height: 1.25,
  share: 1.15,
  habitat: ['air', 'ground'],
  settings: ['mountain', 'mountain', 'countryside', 'heavens'],
  seat: 0.6,
  paint: paintDragon,
};
