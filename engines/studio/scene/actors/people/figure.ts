/**
 * Clothed people, 1 high: a skeleton in one of many poses, dressed by an outfit. Trunk, limbs and
 * garments are volumes; the head is drawn to hold up in a portrait.
 */
import { type Albedo, type Material, mix, type Pen } from '../../../paint/pen.ts';
import { blob, chain, curve, ribbon } from '../../../paint/shapes.ts';
import type { Actor } from '../../stage/actor.ts';
import { paintWorn } from '../worn.ts';
import { chooseHead, paintBackHair, paintHead } from './head.ts';
import { armWithTrunk, paintArm, paintLeg, paintSleeveCreases, type Sleeve } from './limbs.ts';
import { paintNeckline } from './neckline.ts';
import type { Dressed, FigureHooks, Outfit, PersonStance } from './outfit.ts';
import { type Arm, chooseSkeleton, type Skeleton } from './pose.ts';
import { paintSkirt } from './skirt.ts';
import { paintCreases, paintNeck, type Tailoring, trunkOutline } from './trunk.ts';

/** People whose outfit has a hat of its own. */
const HATTED: readonly (readonly [readonly string[], readonly string[]])[] = [
  [['king', 'queen', 'prince', 'princess'], ['crown']],
  [
    ['cowboy', 'explorer', 'farmer', 'chef', 'pirate', 'viking', 'witch', 'sorceress', 'wizard'],
    ['hat', 'pointed hat'],
  ],
];

const STANCES: readonly PersonStance[] = ['stand', 'walk', 'hip', 'wave', 'think', 'fold'];

/** What the prompt may say that somebody does. */
const ACTIONS: readonly (readonly [PersonStance, readonly string[]])[] = [
  ['dance', ['dancing', 'twirling', 'spinning']],
  ['sit', ['sitting', 'seated', 'resting']],
  ['walk', ['walking', 'running', 'strolling', 'hiking', 'marching']],
  ['wave', ['waving', 'greeting']],
  ['think', ['thinking', 'wondering', 'dreaming']],
  ['stand', ['standing']],
];

/** Height of the hip joint of somebody seated above the seat. */
const HIP_REST = 0.05;

function chooseStance(actor: Actor, outfit: Outfit): PersonStance {
  if (actor.seatedOn !== null && !actor.has('standing')) return 'sit';
  const usual = outfit.stances ?? STANCES;
  const asked = ACTIONS.find(([, words]) => actor.has(...words))?.[0];
  // Who carries a staff or a sword goes on carrying it.
  if (asked && !usual.includes('hold')) return asked;
  return actor.random.fork('stance').pick(usual);
}

export function paintFigure(
  ground: Pen,
  actor: Actor,
  outfit: Outfit,
  hooks: FigureHooks = {},
): void {
  const { random } = actor;
  const isClose = actor.spec.framing === 'close-up';
  const wished = chooseStance(actor, outfit);
  // A portrait shows no raised arms.
  const stance = isClose && wished !== 'hold' ? 'stand' : wished;
  const skeleton = chooseSkeleton(outfit, stance, random.fork('pose'));
  // On a seat the hips are where the feet would stand.
  const isSeated = actor.seatedOn !== null && stance === 'sit';
  const pen = isSeated
    ? ground.within(-skeleton.pelvis.x, HIP_REST - skeleton.pelvis.y, 1)
    : ground;
  const { near, far } = skeleton;
  const wide = outfit.broad ?? 1;
  const cloth: Partial<Material> = { round: 0.55, grain: 0.08, ...outfit.material };
  const dyed = outfit.pattern ? outfit.pattern(outfit.top) : outfit.top;
  const tailoring: Tailoring = { pen, outfit, body: skeleton, dyed, cloth };
  const body: Dressed = {
    pen,
    near: near.hand,
    far: far.hand,
    headX: skeleton.head.x,
    headY: skeleton.head.y,
    headSize: outfit.head ?? 1,
    stance,
  };
  const isRobe = outfit.garment === 'robe';
  const robed = isRobe || outfit.garment === 'dress';
  const isBare = outfit.garment === 'none';
  const child = (outfit.head ?? 1) > 1.3;
  const sleeve: Sleeve = {
    reach: isBare ? 0 : (outfit.sleeves ?? (outfit.garment === 'dress' ? 0 : 1)),
    albedo: dyed,
    cloth,
    skin: outfit.skin,
    shoulder: 0.037 * Math.sqrt(wide) * (child ? 0.9 : 1),
    elbow: isRobe ? 0.044 : 0.029 * Math.sqrt(wide),
    cuff: isRobe ? 0.058 : 0.0225,
  };
  const head = chooseHead(outfit, random.fork('head'), {
    isClose,
    isFaceless: hooks.faceless === true,
  });

  paintBackHair(pen, head, body);
  hooks.behind?.(body);
  if (stance === 'sit' && !isSeated) paintSeat(pen, skeleton, random.fork('seat').pick([0, 1]));
  if (!far.isInFront) paintArm(pen, far, sleeve, -0.1, 1);
  if (!near.isInFront) paintArm(pen, near, sleeve, -0.04, -1);
  if (!robed || stance === 'dance' || stance === 'sit' || outfit.skirt === 'knee') {
    const trousers = {
      albedo: outfit.legs,
      cloth,
      skin: outfit.skin,
      reach: robed ? 0 : (outfit.trousers ?? 1),
      wide: 0.7 + 0.3 * wide,
    };
    // A rider's other leg is behind the mount.
    const rides = isSeated && actor.seatedOn !== 'chair';
    if (!rides) paintLeg(pen, skeleton.farLeg, trousers, outfit.shoes, -0.12);
    paintLeg(pen, skeleton.nearLeg, trousers, outfit.shoes, 0);
  } else {
    for (const foot of [0.05, -0.03])
      pen.volume(chain(foot, 0.03, 0.026, foot + 0.045, 0.018, 0.018), { albedo: outfit.shoes });
  }
  paintTrunk(tailoring, sleeve);
  paintCreases(tailoring, random.fork('creases'));
  paintLowerGarment(tailoring, random.fork('skirt'));
  if (!isBare && outfit.material === undefined) paintNeckline(tailoring, random.fork('neckline'));
  hooks.over?.(body);
  if (far.isInFront) paintForearm(pen, far, sleeve, -0.03, 1);
  if (near.isInFront) paintForearm(pen, near, sleeve, 0.02, -1);
  paintHead(pen, head, body);
  hooks.hat?.(body);
  const face = pen.within(body.headX, body.headY, body.headSize * 0.07);
  paintWorn(
    actor.subject.parts,
    random,
    {
      crown: face.within(0, 0.66, 0.86),
      eyes: face.within(0.12, 0.06, 0.62),
      neck: pen.within(body.headX, skeleton.chest.y + 0.03, 0.05),
    },
    HATTED.filter(([words]) => actor.has(...words)).flatMap(([, worn]) => worn),
  );
  hooks.after?.(body);
}

/** Trunk and upper arms as one body, so that the shoulders flow into it. */
function paintTrunk(t: Tailoring, sleeve: Sleeve): void {
  const { pen, outfit, body, dyed, cloth } = t;
  const isBare = outfit.garment === 'none';
  const outline = trunkOutline(outfit, body);
  const arms = [...armWithTrunk(body.far, sleeve), ...armWithTrunk(body.near, sleeve)];
  const bareArms = sleeve.reach < 0.4;
  if (bareArms) {
    pen.volume(
      [
        ...arms,
        ...chain(
          body.far.shoulder.x,
          body.far.shoulder.y,
          0.03,
          body.near.shoulder.x,
          body.near.shoulder.y,
          0.03,
        ),
      ],
      {
        albedo: outfit.skin,
        grain: 0.03,
      },
    );
  }
  paintNeck(pen, outfit, body);
  const albedo: Albedo = isBare ? outfit.skin : dyed;
  pen.volume(bareArms ? [outline] : [outline, ...arms], { albedo, ...cloth, round: 0.6 });
  for (const arm of [body.far, body.near]) if (!arm.isInFront) paintSleeveCreases(pen, arm, sleeve);
  // Plate has no neckline to show the throat in.
  if (!bareArms && outfit.material !== undefined) paintNeck(pen, outfit, body);
}

/** A forearm before the body throws its shadow on it. */
function paintForearm(pen: Pen, arm: Arm, sleeve: Sleeve, lift: number, side: number): void {
  pen.shade(
    chain(
      arm.elbow.x + 0.006,
      arm.elbow.y - 0.014,
      0.026,
      arm.hand.x + 0.006,
      arm.hand.y - 0.014,
      0.024,
    ),
    0.3,
    0.012,
  );
  paintArm(pen, arm, sleeve, lift, side);
}

function paintLowerGarment(t: Tailoring, random: Parameters<typeof paintSkirt>[2]): void {
  const { pen, outfit, body } = t;
  const { pelvis, chest, stance } = body;
  const { garment } = outfit;
  const seated = stance === 'sit';
  if (garment === 'robe')
    paintSkirt(t, { hem: seated ? 0.06 : 0.015, flare: 0.18, waist: 0.35, split: false }, random);
  else if (garment === 'dress') {
    const short = outfit.skirt === 'knee' || stance === 'dance' || seated;
    paintSkirt(
      t,
      {
        hem: seated ? 0.09 : short ? 0.25 : 0.035,
        flare: stance === 'dance' ? 0.28 : seated ? 0.2 : short ? 0.15 : 0.2,
        waist: 0.38,
        split: false,
      },
      random,
    );
  } else if (garment === 'coat' && !seated)
    paintSkirt(t, { hem: 0.32, flare: 0.13, waist: 0.38, split: true }, random);
  if (garment === 'shirt' || garment === 'dress') {
    const row = garment === 'dress' ? pelvis.y + (chest.y - pelvis.y) * 0.38 : pelvis.y + 0.012;
    const half = garment === 'dress' ? 0.064 : 0.082 * (0.5 + 0.5 * (outfit.broad ?? 1));
    pen.fill(
      ribbon(
        curve(pelvis.x - half, row + 0.004, pelvis.x, row - 0.006, pelvis.x + half, row + 0.004),
        garment === 'dress' ? 0.014 : 0.017,
      ),
      garment === 'dress'
        ? mix(outfit.top, [0.02, 0.02, 0.02], 0.45)
        : mix(outfit.legs, [0.05, 0.03, 0.02], 0.5),
      0.5,
      { alpha: 0.9 },
    );
  }
}

/** What somebody sits on: a stool or a chest, which suit a room and a meadow alike. */
function paintSeat(pen: Pen, body: Skeleton, kind: number): void {
  const { x, y } = body.pelvis;
  const top = y - 0.05;
  const wood: Material = { albedo: [0.2, 0.115, 0.055], grain: 0.4, grainScale: 90, round: 0.3 };
  if (kind === 0) {
    for (const [from, to, lift] of [
      [-0.05, -0.07, -0.2],
      [0.05, 0.075, -0.2],
      [-0.09, -0.13, 0],
      [0.08, 0.12, 0],
    ] as const)
      pen.volume(ribbon([x + from, top, x + to, 0], 0.024), { ...wood, lift });
    pen.volume(ribbon([x - 0.1, top * 0.4, x + 0.1, top * 0.4], 0.014), wood);
    pen.volume(
      blob(
        x - 0.13,
        top - 0.03,
        x - 0.13,
        top,
        x,
        top + 0.012,
        x + 0.13,
        top,
        x + 0.13,
        top - 0.03,
      ),
      wood,
    );
    return;
  }
  pen.volume([x - 0.17, 0, x - 0.16, top, x + 0.13, top, x + 0.14, 0], wood);
  pen.volume(
    [x - 0.18, top - 0.035, x - 0.175, top + 0.01, x + 0.145, top + 0.01, x + 0.15, top - 0.035],
    wood,
  );
  for (const dx of [-0.11, 0.08])
    pen.volume(ribbon([x + dx, 0, x + dx, top], 0.02), { albedo: [0.05, 0.045, 0.04], gloss: 0.4 });
}
