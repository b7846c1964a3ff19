/** An animal's portrait: out-of-focus setting, body, ears, head, features, weather in front. */
import { bloom } from '../../core/blur.ts';
import type { Canvas } from '../../core/canvas.ts';
import { clamp, lerp } from '../../core/math.ts';
import type { Random } from '../../core/random.ts';
import { FIRST_ACTOR, recordSubject } from '../../core/subject-plane.ts';
import { createLightRig } from '../../paint/light-rig.ts';
import { findSubject, type SceneSpec } from '../../parse/scene-spec.ts';
import type { PaintScene } from '../scene-painter.ts';
import { findPartColor } from '../stage/actor.ts';
import { paintForelock, paintHorns, paintRingMane } from './adornments.ts';
import { coatLight } from './coat-light.ts';
import { chooseCoat, createChestField, createFaceField } from './coats.ts';
import { type FaceTools, paintFeatures } from './face.ts';
import { type Falling, paintFlakes, paintLeaves, paintRain, settleSnow } from './falling.ts';
import { paintChest, paintEar, paintFace } from './fur.ts';
import { paintHeadWorn } from './head-worn.ts';
import { createProjector, type Pose } from './pose.ts';
import { chooseSetting, paintSetting } from './setting.ts';
import { SPECIES, type Species, type SpeciesName } from './species.ts';

const NAMES = Object.keys(SPECIES) as SpeciesName[];

type Layout = 'frontal' | 'three-quarter' | 'aside';

/** Composes head and picture: size from the short edge, room on the side the animal looks to. */
function composePose(canvas: Canvas, spec: SceneSpec, species: Species, random: Random): Pose {
  const { width, height } = canvas;
  const wide = width / height;
  const options: Layout[] =
    spec.framing === 'symmetrical'
      ? ['frontal']
      : wide > 1.2
        ? ['aside', 'three-quarter', 'aside']
        : ['frontal', 'three-quarter', 'three-quarter'];
  const layout = random.pick(options);
  const look = random.pick([-1, 1]);
  const turn = layout === 'frontal' ? random.bell() * 0.06 : look * random.range(0.24, 0.42);
  const lean = random.bell() * 0.05;
  const zoom =
    spec.framing === 'close-up' ? 1.06 : spec.framing === 'wide' ? 0.72 : random.range(0.92, 1.04);
  const top = Math.max(
    -Math.min(species.earTip[1], species.head[1]!),
    species.horns === 'antlers' ? 1.55 : species.mane === 'ring' ? 1.3 : 0,
  );
  // The crown must stay in the picture: from ear tips to chin is `top` + 1.1 head units.
  const own = species.zoom ?? 1;
  const scale = Math.min(width * 0.285 * own, (height * 0.9) / (top + 1.75)) * zoom;
  const shift = layout === 'aside' ? 0.17 * clamp(wide - 0.9, 0, 0.9) : wide > 1.2 ? 0.06 : 0.015;
  const cx = width * (0.5 - look * shift) + random.bell() * 0.01 * width;
  const cy = Math.max(height * lerp(0.47, 0.42, clamp(1 - wide)), (top + 0.16) * scale);
  return { cx, cy, scale, turn, roll: lean, muzzle: species.muzzle };
}

function chooseFalling(spec: SceneSpec): Falling {
  if (spec.weather === 'snow' && !spec.excluded.has('snow')) return 'snow';
  if (spec.weather === 'rain' || spec.weather === 'storm') return 'rain';
  if (spec.flavors.has('autumn')) return 'leaves';
  return 'none';
}

export const paintAnimal: PaintScene = (canvas, spec, random, context) => {
  const { tiles, report } = context;
  const subject = findSubject(spec, ...NAMES);
  const name = (subject?.concept as SpeciesName | undefined) ?? 'fox';
  const species = SPECIES[name];
  const rig = createLightRig(spec, random.fork('light'));
  const pose = composePose(canvas, spec, species, random.fork('pose'));
  const view = createProjector(pose);
  const side = pose.cx > canvas.width / 2 ? -1 : 1;
  const light = coatLight(rig, side);
  const setting = chooseSetting(spec, name === 'cat' || name === 'dog', random.fork('place'));
  paintSetting(canvas, spec, setting, rig, tiles, random.fork('setting'), side);
  report(0.15);

  const falling = chooseFalling(spec);
  const weather = random.fork('weather');
  if (falling === 'snow') paintFlakes(canvas, weather, 190, false, rig.haze);
  if (falling === 'leaves') paintLeaves(canvas, weather, 34, false, light.tint);

  const coat = chooseCoat(name, subject?.colors ?? [], random.fork('coat'));
  // A panda's ears and shoulders are as dark as the rings about its eyes.
  const limbs = species.limbs === 'dark' ? { ...coat, base: coat.dark, pale: coat.dark } : coat;
  const fields = random.fork('fields');
  const faceField = createFaceField(name, coat, species.muzzle.y, tiles, fields);
  recordSubject(canvas, FIRST_ACTOR, () => {
    const bottom = (canvas.height - pose.cy) / pose.scale;
    paintChest(
      canvas,
      view,
      species,
      createChestField(limbs, tiles, fields),
      light,
      random.fork('chest'),
      bottom,
    );
    report(0.4);
    const ears = () => {
      for (const ear of [-1, 1] as const) {
        paintEar(canvas, view, species, limbs, ear, light, random.fork(`ear ${ear}`));
      }
    };
    if (species.mane === 'ring') paintRingMane(canvas, view, coat, light, random.fork('mane'));
    if (species.horns !== undefined && random.fork('horned').chance(0.7)) {
      paintHorns(canvas, view, species, light, random.fork('horns'));
    }
    if (!species.earInFront) ears();
    report(0.5);
    paintFace(canvas, view, species, faceField, light, random.fork('face'), name === 'owl');
    if (species.earInFront) ears();
    if (species.mane === 'forelock') paintForelock(canvas, view, coat, light, random.fork('mane'));
    report(0.85);
    const tools: FaceTools = {
      canvas,
      tiles,
      view,
      pose,
      species,
      light,
      random: random.fork('features'),
      iris: subject ? findPartColor(subject, 'eyes') : null,
    };
    paintFeatures(tools, name === 'owl');
    if (subject) paintHeadWorn(tools, subject.parts, rig, side, random.fork('worn'));
  });

  if (falling === 'snow') {
    settleSnow(canvas, view, weather, species.eye.x, light);
    paintFlakes(canvas, weather, 28, true, rig.haze);
  }
  if (falling === 'leaves') paintLeaves(canvas, weather, 7, true, light.tint);
  if (falling === 'rain') paintRain(canvas, weather, 420, rig.haze);
  bloom(canvas, 0.85, 0.12);
};
