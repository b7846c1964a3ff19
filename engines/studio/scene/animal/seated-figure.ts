/** An animal that sits in a scene and looks at the viewer: a portrait's head over a seated body. */
import { oklch, type Rgb, scaleColor } from '../../core/color.ts';
import { sin, smoothstep } from '../../core/math.ts';
import { type Albedo, blend, mix, type Pen } from '../../paint/pen.ts';
import { blob, chain, curve, oval, ribbon } from '../../paint/shapes.ts';
import type { Actor } from '../stage/actor.ts';
import { paintRingMane } from './adornments.ts';
import { coatLight } from './coat-light.ts';
import { type Coat, chooseCoat, createFaceField, type Lch } from './coats.ts';
import { type FaceTools, paintFeatures } from './face.ts';
import { paintEar, paintFace } from './fur.ts';
import { paintHeadWorn } from './head-worn.ts';
import { createProjector, type Pose } from './pose.ts';
import { SPECIES, type SpeciesName } from './species.ts';

/** Share of the portrait's hairs that a head in a scene gets. */
const DENSITY = 0.2;
/** Height of the head's middle and half its width, local units. */
const HEAD_ROW = 0.7;
const HEAD_HALF = 0.175;

/** Whether this one sits facing the viewer. Many, or one far off in haze, are seen from the side. */
export function looksAtViewer(pen: Pen, actor: Actor): boolean {
  const turned = actor.random.fork('view').chance(0.42);
  const moves = actor.has('running', 'jumping', 'walking', 'galloping', 'sleeping', 'flying');
  return turned && !moves && actor.subject.count <= 3 && pen.light.haze < 0.16;
}

export function paintSeated(
  pen: Pen,
  actor: Actor,
  name: SpeciesName,
  options: { maned?: boolean } = {},
): void {
  const random = actor.random.fork('seated');
  const species = SPECIES[name];
  const coat = chooseCoat(name, actor.subject.colors, random.fork('coat'));
  paintBody(pen, coat, species.girth, name, random.fork('body'));
  const [cx, cy] = pen.at(0, HEAD_ROW);
  const pose: Pose = {
    cx,
    cy,
    scale: pen.frame.scale * HEAD_HALF,
    turn: pen.frame.facing * random.range(-0.05, 0.34),
    roll: random.bell() * 0.06,
    muzzle: species.muzzle,
  };
  const view = createProjector(pose);
  const { canvas, tiles } = pen;
  const light = coatLight(pen.rig, pen.light.side);
  const limbs = species.limbs === 'dark' ? { ...coat, base: coat.dark, pale: coat.dark } : coat;
  const field = createFaceField(name, coat, species.muzzle.y, tiles, random.fork('field'));
  const ears = () => {
    for (const side of [-1, 1] as const)
      paintEar(canvas, view, species, limbs, side, light, random.fork(`ear ${side}`), DENSITY);
  };
  if (species.mane === 'ring' && options.maned !== false)
    paintRingMane(canvas, view, coat, light, random.fork('mane'));
  if (!species.earInFront) ears();
  paintFace(canvas, view, species, field, light, random.fork('face'), false, DENSITY);
  if (species.earInFront) ears();
  const tools: FaceTools = {
    canvas,
    tiles,
    view,
    pose,
    species,
    light,
    random: random.fork('features'),
    iris: actor.partColor('eyes'),
  };
  paintFeatures(tools, false);
  paintHeadWorn(tools, actor.subject.parts, pen.rig, pen.light.side, random.fork('worn'));
}

function paintBody(
  pen: Pen,
  coat: Coat,
  girth: number,
  name: SpeciesName,
  random: Actor['random'],
): void {
  // The head's hairs shade one another; the body's volumes must be as deep.
  const deep = (lch: Readonly<Lch>) => scaleColor(oklch(...lch), 0.84);
  const base = deep(coat.base);
  const pale = deep(coat.pale);
  const dark = deep(coat.dark);
  const g = 0.55 + 0.45 * girth;
  const isStriped = name === 'tiger' || name === 'cat';
  const isSpotted = name === 'leopard';
  const isPanda = name === 'panda';
  const phase = random.next() * 6;
  const trunkCoat: Albedo = (u, v) => {
    const side = u < 0 ? -u : u;
    if (isPanda) return blend(base, dark, smoothstep(0.33, 0.37, v));
    const bib = smoothstep(0.12, 0.05, side - 0.03 * sin(v * 40)) * smoothstep(0.1, 0.3, v);
    let c: Rgb = blend(base, pale, bib * (coat.marking > 0.4 ? 0.85 : 0.35));
    if (isStriped) {
      const band = smoothstep(0.45, 0.8, sin(v * 62 + sin(side * 20 + phase) * 1.4));
      c = blend(c, dark, band * smoothstep(0.08, 0.15, side) * coat.marking * 0.85);
    } else if (isSpotted) {
      const spot = sin(u * 95 + sin(v * 40) * 2) * sin(v * 85 + sin(u * 50 + phase) * 2);
      c = blend(c, dark, smoothstep(0.5, 0.68, spot) * 0.8);
    }
    return c;
  };
  const legs = isPanda || name === 'fox' ? dark : base;
  const paw: Albedo = (_u, v) =>
    blend(
      legs,
      coat.marking > 0.4 && !isPanda && name !== 'fox' ? pale : legs,
      smoothstep(0.12, 0.05, v),
    );
  const fur = { round: 0.6, grain: 0.2, grainScale: 60 } as const;
  // The tail lies about one side.
  const tip = name === 'fox' || name === 'dog' ? pale : dark;
  const tail =
    name === 'bear' || isPanda
      ? []
      : ribbon(
          curve(0.16 * g, 0.06, 0.34 * g, 0.05, 0.42 * g, 0.13, 0.37 * g, 0.24),
          (t) => (name === 'fox' || name === 'wolf' ? 0.11 : 0.05) * sin(0.5 + t * 2.4),
        );
  if (tail.length > 0)
    pen.volume(tail, {
      ...fur,
      albedo: (_u, v) => blend(base, tip, smoothstep(0.16, 0.22, v)),
      lift: -0.1,
    });
  for (const s of [-1, 1]) {
    pen.volume(chain(s * 0.17 * g, 0.1, 0.1 * g, s * 0.2 * g, 0.05, 0.06), {
      ...fur,
      albedo: trunkCoat,
      lift: -0.06,
    });
  }
  const trunk = blob(
    -0.11 * g,
    0.64,
    -0.19 * g,
    0.5,
    -0.235 * g,
    0.3,
    -0.27 * g,
    0.14,
    -0.22 * g,
    0.03,
    0,
    0.02,
    0.22 * g,
    0.03,
    0.27 * g,
    0.14,
    0.235 * g,
    0.3,
    0.19 * g,
    0.5,
    0.11 * g,
    0.64,
  );
  pen.volume(trunk, { ...fur, albedo: trunkCoat });
  pen.hairs([trunk], random.fork('fur'), {
    count: 900,
    length: 0.045,
    width: 0.005,
    angle: (u) => -1.5708 + u * 1.6,
    contrast: 0.26,
  });
  for (const s of [-1, 1]) {
    // Hind feet beside the forelegs, then the forelegs.
    const hind = chain(s * 0.17 * g, 0.04, 0.045, s * 0.21 * g, 0.03, 0.042);
    pen.shade(oval(s * 0.2 * g, 0.03, 0.08, 0.04), 0.3, 0.015);
    pen.volume(hind, { ...fur, albedo: paw });
    const x = s * 0.078 * g;
    const foreleg = [
      ...chain(x * 1.15, 0.4, 0.062 * g, x, 0.2, 0.05 * g, x, 0.07, 0.043 * g),
      ...chain(x - 0.012, 0.035, 0.042, x + 0.012, 0.035, 0.042),
    ];
    pen.shade(
      foreleg.map((piece) => piece.map((value, i) => (i % 2 ? value : value + s * 0.012))),
      0.3,
      0.015,
    );
    pen.volume(foreleg, { ...fur, albedo: paw });
    for (const d of [-0.016, 0.016])
      pen.fill(ribbon([x + d, 0.006, x + d, 0.04], 0.006), mix(dark, [0, 0, 0], 0.5), 0.3, {
        alpha: 0.55,
      });
  }
  // The head's shadow on the chest.
  pen.shade(oval(0, 0.53, 0.15 * g, 0.06), 0.45, 0.03);
}
