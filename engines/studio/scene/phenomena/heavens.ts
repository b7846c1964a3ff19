/** Planet and galaxy over land; the space setting draws them as its own. */
import { oklch } from '../../core/color.ts';
import { findSubject } from '../../parse/scene-spec.ts';
import type { PhenomenonDefinition } from '../concept.ts';
import { paintGalaxy } from '../space/deep-sky.ts';
import { paintPlanet } from '../space/planet.ts';

export const PLANET: PhenomenonDefinition = {
  concept: 'planet',
  words:
    'planet, saturn, jupiter, mars planet, exoplanet, alien planet, earth, ringed planet, neptune, uranus, venus, mercury, pluto, globe',
  setting: 'space',
  paint: (world) => {
    const { canvas, composition, random, tiles } = world;
    const own = random.fork('planet');
    const subject = findSubject(world.spec, 'planet')!;
    const asked = subject.colors[0];
    const hue = own.range(20, 340);
    const side = composition.lightSide;
    paintPlanet(
      canvas,
      tiles,
      {
        x: canvas.width * (0.5 - side * own.range(0.12, 0.28)),
        y: composition.horizon * own.range(0.3, 0.5),
        radius: Math.min(canvas.width, canvas.height) * own.range(0.12, 0.2),
        kind: own.pick(['gas', 'rock', 'ice'] as const),
        tone: asked ? [asked.L, Math.min(0.19, asked.C), asked.hue] : [0.6, 0.12, hue],
        tilt: own.range(-0.5, 0.5),
        hasRing: own.chance(0.6),
        light: [0.6 * side, -0.5, 0.62],
      },
      own.fork('surface'),
    );
  },
};

export const GALAXY: PhenomenonDefinition = {
  concept: 'galaxy',
  words: 'galaxy, spiral galaxy, milky way, andromeda',
  setting: 'space',
  time: 'night',
  paint: (world) => {
    const { canvas, composition, random, tiles } = world;
    const own = random.fork('galaxy');
    const asked = findSubject(world.spec, 'galaxy')?.colors[0];
    const hue = asked?.hue ?? own.range(220, 330);
    paintGalaxy(
      canvas,
      tiles,
      {
        hue,
        dark: oklch(0.09, 0.035, 275),
        cloud: oklch(0.34, 0.13, hue - 25),
        veil: oklch(0.4, 0.11, hue + 110),
        core: oklch(0.62, 0.12, hue + 70),
      },
      {
        x: canvas.width * own.range(0.3, 0.7),
        y: composition.horizon * own.range(0.35, 0.5),
        radius: Math.min(canvas.width, composition.horizon) * 0.42,
        angle: own.range(-0.6, 0.6),
        flatness: own.range(0.34, 0.5),
      },
      own.fork('stars'),
    );
  },
};
