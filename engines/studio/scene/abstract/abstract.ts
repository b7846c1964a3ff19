/** Abstract pictures; also the honest answer to a prompt with nothing the engine can draw. */
import { hasSubject, type SceneSpec } from '../../parse/scene-spec.ts';
import type { PaintScene } from '../scene-painter.ts';
import { paintBauhaus } from './bauhaus.ts';
import {
  paintCurtains,
  paintHalo,
  paintMesh,
  paintRibbons,
  paintRidgeLines,
  paintSeigaiha,
} from './currents.ts';
import { paintGradient, paintNested, paintStripes } from './fields.ts';
import { paintFractal } from './fractal.ts';
import { paintGeometric } from './geometric.ts';
import { paintMandala } from './mandala.ts';
import { paintMarble } from './marble.ts';
import {
  paintDotMandala,
  paintKaleidoscope,
  paintLineMandala,
  paintRosetteLattice,
} from './ornament.ts';
import { choosePalette } from './palette.ts';
import { paintPieces } from './pieces.ts';
import type { PaintSheet } from './sheet.ts';
import { paintContours, paintWaves } from './waves.ts';

const bauhaus: PaintSheet = (s) => paintBauhaus(s.canvas, s.tiles, s.palette, s.random);
const rosette: PaintSheet = (s) => paintMandala(s.canvas, s.tiles, s.palette, s.random);
const swell: PaintSheet = (s) => paintWaves(s.canvas, s.tiles, s.palette, s.random);
const contours: PaintSheet = (s) => paintContours(s.canvas, s.tiles, s.palette, s.random);
const flow: PaintSheet = (s) => paintGradient(s.canvas, s.tiles, s.palette, s.random);
const stripes: PaintSheet = (s) => paintStripes(s.canvas, s.tiles, s.palette, s.random);
const nested: PaintSheet = (s) => paintNested(s.canvas, s.tiles, s.palette, s.random);

/** A kind of abstract picture: the words that ask for it, and its layouts. */
interface Kind {
  words: RegExp;
  layouts: readonly PaintSheet[];
  /** Those that repeat on a torus. Empty: the kind is cut to repeat like any scene. */
  repeating: readonly PaintSheet[];
}

const KINDS: readonly Kind[] = [
  {
    words: /^(mandalas?|rosettes?|kaleidoscopes?)$/,
    layouts: [rosette, paintLineMandala, paintDotMandala, paintKaleidoscope, paintRosetteLattice],
    repeating: [paintRosetteLattice],
  },
  {
    words: /^(waves?|wavy|flow|flowing|ocean|sea|contours?|topographic|topography)$/,
    layouts: [swell, contours, paintSeigaiha, paintRidgeLines, paintRibbons],
    repeating: [paintSeigaiha, contours],
  },
  {
    words: /^(marble|marbled|marbling|agate|ebru|fluid|liquid|organic|ink)$/,
    layouts: [paintMarble],
    repeating: [paintMarble],
  },
  {
    words: /^(fractals?|julia|mandelbrot|flame|infinite|recursive)$/,
    layouts: [paintFractal],
    repeating: [paintFractal],
  },
  {
    words: /^(gradients?|blurry|aura|haze|ombre)$/,
    layouts: [flow, paintMesh, paintCurtains, paintHalo],
    repeating: [paintMesh],
  },
  {
    words: /^(stripes?|striped|lines?)$/,
    layouts: [stripes],
    repeating: [stripes],
  },
  {
    words: /^(mosaics?|terrazzo|tessellations?|tiles?|scales)$/,
    layouts: [paintPieces],
    repeating: [paintPieces],
  },
  { words: /^(squares?|nested|albers)$/, layouts: [nested], repeating: [paintGeometric] },
  {
    words: /^(bauhaus|suprematist|constructivist|suprematism|constructivism)$/,
    layouts: [bauhaus],
    repeating: [paintGeometric],
  },
  {
    words: /^(geometric|geometry|cubes?|triangles?|hexagons?|polygons?|circles?)$/,
    layouts: [paintGeometric],
    repeating: [paintGeometric],
  },
];

/** Without a word for a kind: any, the most telling ones more often. */
const SURPRISES: Pick<Kind, 'layouts' | 'repeating'> = {
  layouts: [
    bauhaus,
    bauhaus,
    paintGeometric,
    paintGeometric,
    paintMarble,
    paintMarble,
    paintPieces,
    swell,
    contours,
    paintRibbons,
    rosette,
    paintKaleidoscope,
    flow,
    paintMesh,
    paintHalo,
    nested,
    paintFractal,
  ],
  repeating: [paintGeometric, paintMarble, paintPieces, paintMesh, contours],
};

function chooseKind(spec: SceneSpec): Pick<Kind, 'layouts' | 'repeating'> {
  const words = [
    ...spec.subjects.flatMap((s) => [s.word, s.concept, ...s.adjectives]),
    ...spec.notDrawn,
    ...spec.flavors,
  ].flatMap((phrase) => phrase.split(' '));
  // The bauhaus goes before the geometry that its words usually come with.
  for (const kind of KINDS) if (words.some((word) => kind.words.test(word))) return kind;
  if (spec.style === 'poster') return { layouts: [bauhaus], repeating: [paintGeometric] };
  if (hasSubject(spec, 'pattern')) {
    const layouts = [paintGeometric, paintPieces, paintRosetteLattice, paintSeigaiha];
    return { layouts, repeating: layouts };
  }
  return SURPRISES;
}

export const paintAbstract: PaintScene = (canvas, spec, random, context) => {
  const palette = choosePalette(spec, random.fork('palette'));
  const kind = chooseKind(spec);
  const paint = random.pick(context.tiling ? kind.repeating : kind.layouts);
  context.report(0.05);
  canvas.isTorus = context.tiling ?? false;
  paint({ canvas, tiles: context.tiles, palette, random: random.fork('figure') });
  canvas.isTorus = false;
};
