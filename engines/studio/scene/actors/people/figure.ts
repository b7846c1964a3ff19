/**
 * Clothed people in three-quarter view, 1 high: a skeleton in one of several stances, dressed by an
 * outfit. The trunk, limbs and garments are volumes; the face is drawn to hold up in a portrait.
 */
import { lerp, sin, smoothstep } from '../../../core/math.ts';
import { type Albedo, type Material, mix, type Pen } from '../../../paint/pen.ts';
import { blob, chain, curve, ribbon } from '../../../paint/shapes.ts';
import type { Actor } from '../../stage/actor.ts';
import { paintWorn } from '../worn.ts';
import { paintBackHair, paintHead } from './head.ts';
import type { Dressed, FigureHooks, Hand, Outfit, PersonStance } from './outfit.ts';

/** People whose outfit has a hat of its own. */
const HATTED: readonly (readonly [readonly string[], readonly string[]])[] = [
  [['king', 'queen', 'prince', 'princess'], ['crown']],
  [
    ['cowboy', 'explorer', 'farmer', 'chef', 'pirate', 'viking', 'witch', 'sorceress', 'wizard'],
    ['hat', 'pointed hat'],
  ],
];

export function paintFigure(pen: Pen, actor: Actor, outfit: Outfit, hooks: FigureHooks = {}): void {
  const { random } = actor;
  const stance = random.pick(outfit.stances ?? (['stand', 'walk', 'hip', 'wave'] as const));
  const wide = outfit.broad ?? 1;
  const cloth: Partial<Material> = { round: 0.55, grain: 0.08, ...outfit.material };
  const dyed = outfit.pattern ? outfit.pattern(outfit.top) : outfit.top;
  const sway = stance === 'dance' ? random.range(-0.03, 0.03) : random.bell() * 0.008;
  const step = stance === 'walk' ? random.range(0.06, 0.1) : stance === 'dance' ? 0.05 : 0.012;
  const headSize = outfit.head ?? 1;
  const headX = 0.012 + sway;
  const headY = 0.925 - (headSize - 1) * 0.03;
  const shoulderY = 0.805 - (headSize - 1) * 0.07;
  const hipY = 0.5;
  const sw = 0.098 * wide;

  const arms: Record<PersonStance, readonly [Hand, Hand, Hand, Hand]> = {
    // Near elbow, near hand, far elbow, far hand.
    stand: [
      { x: -0.15, y: 0.64 },
      { x: -0.14, y: 0.49 },
      { x: 0.145, y: 0.64 },
      { x: 0.145, y: 0.49 },
    ],
    walk: [
      { x: -0.15, y: 0.64 },
      { x: -0.08, y: 0.5 },
      { x: 0.14, y: 0.65 },
      { x: 0.19, y: 0.53 },
    ],
    wave: [
      { x: -0.15, y: 0.64 },
      { x: -0.14, y: 0.49 },
      { x: 0.2, y: 0.76 },
      { x: 0.235, y: 0.92 },
    ],
    hip: [
      { x: -0.2, y: 0.65 },
      { x: -0.085, y: 0.55 },
      { x: 0.145, y: 0.64 },
      { x: 0.15, y: 0.49 },
    ],
    hold: [
      { x: -0.15, y: 0.64 },
      { x: -0.13, y: 0.5 },
      { x: 0.16, y: 0.65 },
      { x: 0.22, y: 0.62 },
    ],
    dance: [
      { x: -0.23, y: 0.86 },
      { x: -0.2, y: 1.0 },
      { x: 0.24, y: 0.78 },
      { x: 0.38, y: 0.84 },
    ],
  };
  const [nearElbow, nearHand, farElbow, farHand] = arms[stance];
  const body: Dressed = { pen, near: nearHand, far: farHand, headX, headY, headSize, stance };
  const robed = outfit.garment === 'robe' || outfit.garment === 'dress';
  const sleeve = outfit.garment === 'robe' ? 0.05 : 0.032 * Math.sqrt(wide);
  const bare = outfit.garment === 'dress' || outfit.garment === 'none';

  const arm = (side: number, elbow: Hand, hand: Hand, lift: number): void => {
    const sx = side * sw + sway;
    const upper = chain(sx, shoulderY - 0.01, 0.036 * wide, elbow.x, elbow.y, sleeve);
    const lower = chain(
      elbow.x,
      elbow.y,
      sleeve,
      lerp(elbow.x, hand.x, 0.86),
      lerp(elbow.y, hand.y, 0.86),
      outfit.garment === 'robe' ? 0.058 : 0.023,
    );
    pen.volume(
      chain(
        lerp(elbow.x, hand.x, 0.75),
        lerp(elbow.y, hand.y, 0.75),
        0.017,
        hand.x,
        hand.y,
        0.021,
        lerp(elbow.x, hand.x, 1.14),
        lerp(elbow.y, hand.y, 1.14),
        0.013,
      ),
      { albedo: outfit.skin, lift },
    );
    pen.volume([...upper, ...lower], { albedo: bare ? outfit.skin : dyed, ...cloth, lift });
  };

  if (outfit.hairStyle === 'long' || outfit.hairStyle === 'ponytail')
    paintBackHair(pen, outfit, body, random.fork('back hair'));
  hooks.behind?.(body);
  arm(1, farElbow, farHand, -0.12);

  const trunk = [
    ...chain(
      sway * 0.3,
      hipY + 0.01,
      0.08 * (0.6 + 0.4 * wide),
      sway * 0.6,
      0.62,
      0.064 * wide,
      sway,
      0.745,
      0.088 * wide,
    ),
    ...chain(
      -sw + sway,
      shoulderY - 0.016,
      0.034 * wide,
      sw + sway,
      shoulderY - 0.016,
      0.034 * wide,
    ),
  ];
  pen.volume(chain(sway, shoulderY - 0.01, 0.034, headX, headY - 0.04, 0.028), {
    albedo: outfit.skin,
    lift: -0.12,
  });
  pen.volume(trunk, {
    albedo: outfit.garment === 'none' ? outfit.skin : dyed,
    ...cloth,
    round: 0.6,
  });
  if (!robed || stance === 'dance') {
    const lean = stance === 'dance' ? 0.2 : 0;
    const nearKnee: Hand = { x: -0.055 - step * 0.6, y: 0.27 };
    const farKnee: Hand = stance === 'dance' ? { x: 0.14, y: 0.34 } : { x: 0.06 + step, y: 0.28 };
    const farFoot: Hand =
      stance === 'dance' ? { x: 0.3 + lean * 0.3, y: 0.14 } : { x: 0.058 + step * 0.9, y: 0.035 };
    const nearFoot: Hand = { x: -0.05 - step * 1.6, y: 0.035 };
    pen.volume(
      chain(
        -0.034,
        hipY + 0.012,
        0.068 * (0.7 + 0.3 * wide),
        0.034,
        hipY + 0.012,
        0.068 * (0.7 + 0.3 * wide),
      ),
      {
        albedo: robed ? outfit.skin : outfit.legs,
        ...cloth,
      },
    );
    for (const [hip, kneeAt, foot, lift] of [
      [0.045, farKnee, farFoot, -0.14],
      [-0.045, nearKnee, nearFoot, 0],
    ] as const) {
      const shade = robed ? outfit.skin : outfit.legs;
      pen.volume(
        chain(hip, hipY, 0.062 * wide, kneeAt.x, kneeAt.y, 0.04, foot.x, foot.y + 0.02, 0.026),
        { albedo: shade, ...cloth, lift },
      );
      pen.volume(
        [...chain(foot.x - 0.006, foot.y + 0.012, 0.028, foot.x + 0.05, foot.y - 0.014, 0.02)],
        { albedo: outfit.shoes, lift, gloss: 0.3 },
      );
      pen.volume(
        [
          foot.x - 0.034,
          foot.y - 0.034,
          foot.x + 0.074,
          foot.y - 0.034,
          foot.x + 0.066,
          foot.y - 0.018,
          foot.x - 0.03,
          foot.y - 0.012,
        ],
        { albedo: mix(outfit.shoes, [0, 0, 0], 0.4), lift },
      );
    }
  } else {
    for (const x of [0.05, -0.03])
      pen.volume(chain(x, 0.03, 0.026, x + 0.045, 0.018, 0.018), { albedo: outfit.shoes });
  }

  if (robed || outfit.garment === 'coat') {
    const hem =
      outfit.garment === 'coat'
        ? 0.3
        : outfit.garment === 'robe'
          ? 0.015
          : stance === 'dance'
            ? 0.2
            : 0.05;
    const flare =
      outfit.garment === 'coat'
        ? 0.135
        : outfit.garment === 'robe'
          ? 0.18
          : stance === 'dance'
            ? 0.3
            : 0.2;
    const w = random.range(-0.02, 0.03);
    const skirt = blob(
      -0.062,
      0.63,
      -0.1,
      0.5,
      -flare * 0.85,
      lerp(0.5, hem, 0.6),
      -flare + w,
      hem + 0.012,
      -flare * 0.4 + w,
      hem - 0.006,
      flare * 0.3 + w,
      hem + 0.006,
      flare + w,
      hem + 0.016,
      flare * 0.85,
      lerp(0.5, hem, 0.6),
      0.1,
      0.5,
      0.062,
      0.63,
      0,
      0.66,
    );
    const folds: Albedo = (u, v) => {
      const c = typeof dyed === 'function' ? dyed(u, v) : dyed;
      const spread = 0.07 + (0.6 - Math.min(0.6, v)) * flare * 1.6;
      const s = 0.86 + 0.16 * sin((u / spread) * 8 + v * 4) * smoothstep(0.6, 0.35, v);
      return [c[0] * s, c[1] * s, c[2] * s];
    };
    pen.volume(skirt, { albedo: folds, ...cloth, round: 0.5 });
  }
  if (outfit.garment === 'shirt' || outfit.garment === 'coat') {
    // Collar, seam and the shade of the chin.
    pen.fill(
      blob(
        -0.034 + sway,
        shoulderY + 0.018,
        sway + 0.004,
        shoulderY - 0.045,
        0.04 + sway,
        shoulderY + 0.018,
      ),
      mix(outfit.skin, [0.2, 0.1, 0.1], 0.12),
      0.45,
    );
    pen.shade(
      ribbon(curve(0.004 + sway, shoulderY - 0.05, 0.006 + sway * 0.6, 0.64, 0.004, hipY), 0.006),
      outfit.garment === 'coat' ? 0.4 : 0.16,
      0.003,
    );
    pen.fill(
      ribbon(
        curve(-0.082 * (0.7 + 0.3 * wide), 0.56, 0, 0.552, 0.082 * (0.7 + 0.3 * wide), 0.56),
        0.018,
      ),
      mix(outfit.legs, [0.05, 0.03, 0.02], 0.5),
      0.5,
      { alpha: outfit.garment === 'shirt' ? 0.9 : 0 },
    );
  }
  if (outfit.garment === 'dress') {
    pen.fill(
      blob(
        -0.05 + sway,
        shoulderY + 0.012,
        sway + 0.004,
        shoulderY - 0.04,
        0.056 + sway,
        shoulderY + 0.012,
      ),
      outfit.skin,
      0.62,
    );
    pen.fill(
      ribbon(curve(-0.066, 0.632, 0, 0.622, 0.068, 0.632), 0.016),
      mix(outfit.top, [0.02, 0.02, 0.02], 0.4),
      0.5,
    );
  }
  hooks.over?.(body);
  arm(-1, nearElbow, nearHand, 0.02);
  paintHead(pen, outfit, body, random.fork('face'), hooks.faceless === true);
  hooks.hat?.(body);
  const face = pen.within(headX, headY, headSize * 0.07);
  paintWorn(
    actor.subject.parts,
    random,
    {
      crown: face.within(0, 0.66, 0.86),
      eyes: face.within(0.12, 0.06, 0.62),
      neck: pen.within(headX, shoulderY + 0.03, 0.05),
    },
    HATTED.filter(([words]) => actor.has(...words)).flatMap(([, worn]) => worn),
  );
  hooks.after?.(body);
}
