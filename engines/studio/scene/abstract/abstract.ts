/** Abstract pictures; also the honest answer to a prompt with nothing the engine can draw. */
import type { Canvas } from '../../core/canvas.ts';
import type { NoiseTiles } from '../../core/noise.ts';
import type { Random } from '../../core/random.ts';
import { hasSubject, type SceneSpec } from '../../parse/scene-spec.ts';
import type { PaintScene } from '../scene-painter.ts';
import { paintBauhaus } from './bauhaus.ts';
import { paintGradient, paintNested, paintStripes } from './fields.ts';
import { paintMandala } from './mandala.ts';
import { choosePalette, type Palette } from './palette.ts';
import { paintContours, paintWaves } from './waves.ts';

type PaintVariant = (canvas: Canvas, tiles: NoiseTiles, palette: Palette, random: Random) => void;

const SURPRISES: readonly PaintVariant[] = [
  paintBauhaus,
  paintBauhaus,
  paintWaves,
  paintContours,
  paintMandala,
  paintGradient,
  paintNested,
  paintStripes,
];

/** Words that ask for one variant, matched against subjects and the words before them. */
const ASKED: readonly (readonly [RegExp, readonly PaintVariant[]])[] = [
  [/^(mandala|rosette|kaleidoscope)$/, [paintMandala]],
  [/^(waves?|wavy|flow|flowing|fluid|ocean|sea)$/, [paintWaves, paintWaves, paintContours]],
  [/^(contours?|topographic|topography|marbled?|organic)$/, [paintContours]],
  [/^(gradients?|blurry|aura)$/, [paintGradient]],
  [/^(stripes?|striped|lines?)$/, [paintStripes]],
  [/^(squares?|nested|albers)$/, [paintNested]],
];

function chooseVariants(spec: SceneSpec): readonly PaintVariant[] {
  const words = [
    ...spec.subjects.flatMap((s) => [s.word, s.concept, ...s.adjectives]),
    ...spec.notDrawn,
    ...spec.flavors,
  ].flatMap((phrase) => phrase.split(' '));
  for (const [pattern, variants] of ASKED) {
    if (words.some((word) => pattern.test(word))) return variants;
  }
  if (hasSubject(spec, 'geometric') || spec.flavors.has('bauhaus') || spec.style === 'poster') {
    return [paintBauhaus];
  }
  if (hasSubject(spec, 'pattern')) return [paintBauhaus, paintMandala, paintStripes];
  return SURPRISES;
}

export const paintAbstract: PaintScene = (canvas, spec, random, context) => {
  const palette = choosePalette(spec, random.fork('palette'));
  const paint = random.pick(chooseVariants(spec));
  context.report(0.05);
  paint(canvas, context.tiles, palette, random.fork('figure'));
};
