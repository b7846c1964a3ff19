/**
 * Setting x subjects x time x weather: every picture that is not abstract. The setting paints the
 * world from back to front and says where things can stand; the placement gives everyone a place;
 * then each is painted in the light and haze of its depth, far things first.
 */
import { bloom, blurred, enlarge } from '../core/blur.ts';
import { oklch } from '../core/color.ts';
import { FIRST_ACTOR, recordSubject, SubjectPlane } from '../core/subject-plane.ts';
import { type LightRig, litColor } from '../paint/light-rig.ts';
import { paintBirds, paintFog, paintRain, paintSnowfall } from '../paint/particles.ts';
import { Pen } from '../paint/pen.ts';
import { hasSubject, type SceneSpec } from '../parse/scene-spec.ts';
import { findCloseUp } from './close-ups.ts';
import type { PaintScene } from './scene-painter.ts';
import { createActor } from './stage/actor.ts';
import { type CastMember, chooseCast } from './stage/cast.ts';
import { type Bounds, paintAfloat, paintContact, paintWithShadow } from './stage/footing.ts';
import type { Ground } from './stage/ground.ts';
import type { Placed } from './stage/placed.ts';
import { placeCast } from './stage/placement.ts';
import { createWorld, type World } from './stage/world.ts';

export const paintComposed: PaintScene = (canvas, spec, random, context) => {
  const cast = chooseCast(spec, random.fork('cast'));
  canvas.subjects = new SubjectPlane(canvas);
  const closeUp = findCloseUp(spec, cast);
  if (closeUp !== null) {
    closeUp(canvas, spec, random, context);
    return;
  }
  const { actors, setting } = cast;
  const isAfloat = (habitat: readonly string[]) =>
    habitat[0] === 'water' || habitat[0] === 'underwater';
  const isFlying = (habitat: readonly string[]) => habitat[0] === 'air';
  const counted = actors.filter((a) => !a.isAbsorbed);
  const isPortrait = isPortraitOf(spec, actors);
  const isBlurred = isPortrait && setting.concept !== 'studio';
  // What is out of focus needs no detail: a third of the edges show all of it.
  const backdrop = isBlurred
    ? canvas.blank(Math.ceil(canvas.width / SOFT), Math.ceil(canvas.height / SOFT))
    : canvas;
  const world = createWorld(backdrop, spec, context.tiles, random, {
    afloat: counted.filter((a) => isAfloat(a.definition.habitat)).length,
    standing: counted.filter(
      (a) => !isAfloat(a.definition.habitat) && !isFlying(a.definition.habitat),
    ).length,
    phenomena: cast.phenomena,
    report: (fraction) => context.report(fraction * 0.6),
  });
  let ground = setting.paint(world);
  backdrop.sky?.settle(backdrop);
  if (isBlurred) {
    const soft = blurred(backdrop, 10 * backdrop.unit);
    canvas.data.set(enlarge(soft, canvas.width, canvas.height).data);
    world.canvas = canvas;
    ground = enlargeGround(ground, SOFT);
  }
  context.report(0.6);
  const placed = placeCast(
    {
      cast: actors,
      width: canvas.width,
      height: canvas.height,
      ground,
      framing: spec.framing,
    },
    random.fork('placement'),
  );
  // Fog lies behind what is near; the far haze of each actor is its own.
  if (spec.weather === 'fog' && !setting.isEnclosed && !setting.isFinished) {
    paintFog(canvas, world.rig, world.tiles, random.fork('fog'), ground.horizon);
  }
  placed.forEach((p, i) => {
    paintActor(world, ground, p, {
      number: FIRST_ACTOR + i,
      indoors: setting.isEnclosed === true,
      isPortrait,
    });
    context.report(0.6 + (0.3 * (i + 1)) / placed.length);
  });
  if (!isPortrait) recordSubject(canvas, 0, () => ground.front?.());
  if (setting.isFinished === true) return;
  if (setting.isEnclosed !== true) paintAir(world, ground, !isPortrait);
  bloom(canvas, 0.85, world.rig.isDark ? 0.45 : 0.24);
};

/** How much smaller the backdrop of a portrait is painted. */
const SOFT = 3;

/** True when one sitter fills the picture with head and shoulders. */
function isPortraitOf(spec: SceneSpec, actors: readonly CastMember[]): boolean {
  const only = actors.length === 1 ? actors[0]! : null;
  return (
    spec.framing === 'close-up' &&
    only !== null &&
    only.subject.count === 1 &&
    only.definition.bust !== undefined
  );
}

/** A small backdrop's ground in the pixels of the picture. */
function enlargeGround(ground: Ground, factor: number): Ground {
  return {
    surface: ground.surface,
    horizon: ground.horizon * factor,
    far: ground.far * factor,
    near: ground.near * factor,
    hazeAt: (row) => ground.hazeAt(row / factor),
  };
}

/** At night a sitter is lit by a lamp from the side: moonlight alone would leave the face grey. */
function lampLit(rig: LightRig): LightRig {
  const [r, g, b] = rig.key;
  return { ...rig, key: [0.4 * r + 0.62, 0.4 * g + 0.44, 0.4 * b + 0.26] };
}

/** Paints one placed thing with its footing. `number` is its own among the subjects. */
function paintActor(
  world: World,
  ground: Ground,
  p: Placed,
  { number, indoors, isPortrait }: { number: number; indoors: boolean; isPortrait: boolean },
): void {
  const { canvas, rig, tiles, spec, season, composition } = world;
  const { definition, scale } = p;
  const random = world.random.fork(`${definition.concept} ${p.index}`);
  const actor = createActor(p.subject, spec, random.fork('look'), {
    snow: indoors ? 0 : season.snow,
    isLit: rig.isDark,
    place: p.place,
    seatedOn: p.seatedOn,
  });
  const side = composition.lightSide;
  const inAir = p.place === 'air' || p.place === 'space' || p.place === 'underwater';
  // Who sits on something is as far away as that.
  const far = inAir ? 0.06 : ground.hazeAt(p.isRaised ? p.depth : p.y);
  const draft = p.place === 'water' && !p.isRaised ? (definition.draft ?? 0) : 0;
  const y = p.y + draft * definition.height * scale;
  const pen = new Pen(
    canvas,
    tiles,
    { x: p.x, y, scale, facing: p.facing, tilt: p.tilt },
    { rig: isPortrait && rig.isDark ? lampLit(rig) : rig, side, haze: far },
  );
  const half = (definition.width * scale) / 2;
  const bounds: Bounds = {
    left: p.x - half * 1.4,
    right: p.x + half * 1.4,
    top: y - definition.height * scale * 1.15,
    bottom: y + definition.height * scale * 0.12 + 4,
  };
  const paint = () => recordSubject(canvas, number, () => definition.paint(pen, actor));
  if (p.place === 'water' && !p.isRaised) {
    paintAfloat(world, bounds, p.y, random.fork('water'), paint);
    return;
  }
  // Nor has a bust a foot to throw a shadow from.
  if (isPortrait || inAir || p.isRaised || definition.habitat[0] === 'air') {
    paint();
    return;
  }
  const strength = ground.shadow ?? 0.55;
  paintContact(canvas, p.x, p.y, half * 0.86, strength * 1.1 * (1 - far));
  paintWithShadow(canvas, rig, bounds, p.y, side, strength * (1 - far), paint);
  ground.cover?.(p.x, p.y, half * 0.8);
}

/** Rain, snow and fog over everything, and birds far off. */
function paintAir(world: World, ground: Ground, hasBirds: boolean): void {
  const { canvas, spec, rig, composition, random } = world;
  const own = random.fork('birds');
  const wanted = own.chance(0.35) && hasBirds;
  if (wanted && world.afloat + world.standing < 2 && !rig.isMoon && rig.overcast < 0.8) {
    const shown = !spec.excluded.has('bird') && !hasSubject(spec, 'bird');
    const x = canvas.width * (0.5 + composition.lightSide * own.range(0.02, 0.2));
    const y = ground.horizon * own.range(0.36, 0.55);
    const color = litColor(rig, oklch(0.28, 0.02, 280), 0.3, 0.25);
    if (shown && ground.surface !== 'air') {
      paintBirds(canvas, own, x, y, own.int(5, 11), color);
    }
  }
  if (spec.weather === 'snow') paintSnowfall(canvas, rig, random.fork('snow'));
  if (spec.weather === 'rain') paintRain(canvas, rig, random.fork('rain'));
  if (spec.weather === 'storm') paintRain(canvas, rig, random.fork('rain'), 1.4);
}
