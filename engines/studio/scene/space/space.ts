/** Space: planets, nebulae and galaxies, with an astronaut or a rocket if asked for. */
import { bloom } from '../../core/blur.ts';
import type { Canvas } from '../../core/canvas.ts';
import { oklch, type Rgb } from '../../core/color.ts';
import type { Random } from '../../core/random.ts';
import { SkyPlane } from '../../core/sky-plane.ts';
import { FIRST_ACTOR, FIRST_PROP, recordSubject } from '../../core/subject-plane.ts';
import {
  findSubject,
  hasSubject,
  type NamedColor,
  type SceneSpec,
} from '../../parse/scene-spec.ts';
import type { PaintScene } from '../scene-painter.ts';
import { paintAstronaut } from './astronaut.ts';
import { chooseAstronautPose } from './astronaut-shape.ts';
import { paintGalaxy, paintNebula, paintStars, type SpaceColors } from './deep-sky.ts';
import { type Planet, type PlanetKind, paintPlanet } from './planet.ts';
import { paintRocket } from './rocket.ts';

type Layout = 'limb' | 'ringed' | 'pair' | 'galaxy' | 'nebula';

function chooseColors(asked: NamedColor | null, random: Random): SpaceColors {
  // Unasked, hues from cyan over violet to rose: what sky surveys show; never a green sky.
  const hue = asked && asked.C > 0.03 ? asked.hue : random.range(205, 380);
  return {
    hue,
    dark: oklch(0.09, 0.035, 275),
    cloud: oklch(0.34, 0.13, hue - 25),
    veil: oklch(0.4, 0.11, hue + 110),
    core: oklch(0.62, 0.12, hue + 70),
  };
}

function chooseLayout(spec: SceneSpec, random: Random): Layout {
  const planet = hasSubject(spec, 'planet', 'moon');
  const named = findSubject(spec, 'galaxy');
  if (named && !planet) return 'galaxy';
  if (hasSubject(spec, 'nebula') && !planet) return 'nebula';
  if (!planet && spec.subjects.every((s) => s.concept === 'space')) {
    return random.pick(['galaxy', 'limb', 'ringed', 'pair', 'nebula'] as const);
  }
  const adjectives = findSubject(spec, 'planet')?.adjectives ?? [];
  if (adjectives.some((word) => /^ring(ed|s)?$/.test(word))) return 'ringed';
  if (hasSubject(spec, 'astronaut') && planet && random.chance(0.5)) return 'limb';
  return random.pick(['limb', 'limb', 'ringed', 'pair'] as const);
}

/** The planets of a layout; the main one first. Positions leave room for a figure on one side. */
function placePlanets(
  canvas: Canvas,
  spec: SceneSpec,
  layout: Layout,
  hue: number,
  side: number,
  random: Random,
): Planet[] {
  const { width, height, unit } = canvas;
  const size = 1024 * unit;
  const short = Math.min(width, height);
  const asked = findSubject(spec, 'planet', 'moon')?.colors[0] ?? null;
  const tone: [number, number, number] = asked
    ? [asked.L, Math.min(asked.C, 0.19), asked.hue]
    : [random.range(0.48, 0.6), random.range(0.1, 0.17), hue];
  const lx = 0.58 * side;
  const ly = -0.6;
  const light: Rgb = [lx, ly, Math.sqrt(1 - lx * lx - ly * ly)];
  const kind = random.pick([
    'gas',
    'gas',
    'rock',
    'ocean',
    'ice',
  ] as const satisfies readonly PlanetKind[]);
  const tilt = random.range(-0.5, 0.5);
  const ringWanted = random.chance(0.3);
  const base = { kind, tone, tilt, light };
  const moonTone: [number, number, number] = [0.62, 0.04, hue + random.range(-60, 60)];
  const moon: Planet = {
    x: width * (0.5 + side * 0.36),
    y: height * random.range(0.13, 0.2),
    radius: size * random.range(0.04, 0.062),
    kind: 'rock',
    tone: moonTone,
    tilt: 0,
    hasRing: false,
    light,
  };
  if (layout === 'limb') {
    const radius = Math.max(width * 0.52, size * 0.5) * random.range(0.98, 1.16);
    const rise = Math.min(height * 0.32, radius * 0.6);
    return [
      {
        ...base,
        x: width * (0.5 - side * 0.18),
        y: height + radius - rise,
        radius,
        hasRing: false,
      },
      moon,
    ];
  }
  if (layout === 'ringed') {
    const radius = short * random.range(0.2, 0.24);
    return [
      {
        ...base,
        x: width * (0.5 - side * 0.1),
        y: height * random.range(0.52, 0.6),
        radius,
        hasRing: true,
        kind: kind === 'ocean' ? 'gas' : kind,
      },
      moon,
    ];
  }
  const big = short * random.range(0.28, 0.34);
  return [
    {
      ...base,
      x: width * (0.5 - side * 0.2),
      y: height * 0.62,
      radius: big,
      hasRing: ringWanted && kind !== 'ocean',
    },
    {
      ...moon,
      radius: short * random.range(0.085, 0.12),
      x: width * (0.5 + side * 0.28),
      y: height * 0.3,
      kind: random.pick(['rock', 'ice'] as const),
      tone: [0.6, 0.08, hue + 140],
    },
  ];
}

export const paintSpace: PaintScene = (canvas, spec, random, context) => {
  const { tiles, report } = context;
  const { width, height } = canvas;
  const short = Math.min(width, height);
  const planetColor = findSubject(spec, 'planet', 'moon')?.colors[0];
  const skyColor = spec.palette[0] ?? findSubject(spec, 'galaxy', 'stars', 'sky')?.colors[0];
  const choose = random.fork('colors');
  const colors = chooseColors(skyColor ?? planetColor ?? null, choose);
  const layout = chooseLayout(spec, random);
  const side = random.pick([-1, 1]);
  const lacksGas = hasSubject(spec, 'planet') && spec.framing === 'minimal';
  paintNebula(
    canvas,
    tiles,
    colors,
    random.fork('nebula'),
    lacksGas ? 0.3 : layout === 'galaxy' ? 0.5 : layout === 'nebula' ? 1.7 : 1,
  );
  report(0.25);
  paintStars(canvas, random.fork('stars'), 1300);
  canvas.sky = new SkyPlane(canvas);
  report(0.35);
  const scene = random.fork('scene');
  const hasAstronaut = hasSubject(spec, 'astronaut');
  let light: Rgb = [0.5 * side, -0.6, 0.6];
  if (layout === 'galaxy') {
    const isTall = height > width;
    paintGalaxy(
      canvas,
      tiles,
      colors,
      {
        x: width * 0.5,
        y: height * (hasAstronaut ? 0.42 : 0.5),
        radius: Math.max(short * 0.48, Math.min(Math.max(width, height) * 0.4, short * 0.62)),
        angle: scene.range(-0.6, 0.6) + (isTall ? 1.1 : 0),
        flatness: scene.range(0.38, 0.72),
      },
      scene.fork('galaxy'),
    );
  } else if (layout !== 'nebula') {
    const planets = placePlanets(canvas, spec, layout, colors.hue, side, scene);
    light = planets[0]!.light;
    for (const [i, planet] of planets.entries()) {
      recordSubject(canvas, FIRST_PROP + i, () =>
        paintPlanet(canvas, tiles, planet, scene.fork(`planet ${i}`)),
      );
    }
  }
  report(0.6);
  const tone = planetColor ?? { L: 0.6, C: 0.14, hue: colors.hue };
  const rim = oklch(0.74, Math.max(0.08, Math.min(0.15, tone.C)), tone.hue - 14);
  if (hasSubject(spec, 'rocket')) {
    const at = hasAstronaut ? 0.3 : 0;
    const accent = findSubject(spec, 'rocket')?.colors[0];
    recordSubject(canvas, FIRST_ACTOR, () =>
      paintRocket(
        canvas,
        width * (0.5 + side * (0.1 + at)),
        height * 0.4,
        short * (hasAstronaut ? 0.26 : 0.42),
        side * scene.range(0.35, 0.7),
        accent ? oklch(accent.L, accent.C, accent.hue) : oklch(0.6, 0.21, 28),
        scene.fork('rocket'),
      ),
    );
  }
  if (hasAstronaut) {
    const figure = scene.fork('astronaut');
    const pose = chooseAstronautPose(figure);
    recordSubject(canvas, FIRST_ACTOR + 1, () =>
      paintAstronaut(canvas, pose, {
        cx: width * (0.5 + side * (layout === 'limb' ? 0.07 : 0.2)),
        cy: height * (layout === 'limb' ? 0.4 : layout === 'galaxy' ? 0.58 : 0.38),
        size: short * (layout === 'limb' ? 0.58 : 0.48),
        light: [light[0], light[1], 0.5],
        key: [1.25, 1.16, 1.02],
        rim,
      }),
    );
  }
  canvas.sky.settle(canvas);
  report(0.9);
  bloom(canvas, 0.7, 0.4);
};
