/** Open land under crops: rows that run to the horizon, or a sea of ears and flowers. */
import { mixColors, oklch, type Rgb } from '../../core/color.ts';
import { clamp, lerp, sin, smoothstep, TAU } from '../../core/math.ts';
import { sampleNoise } from '../../core/noise.ts';
import type { Random } from '../../core/random.ts';
import { CROPS, type Crop, type CropName, paintCropPlant } from '../../paint/crops.ts';
import { lightPixel } from '../../paint/light-rig.ts';
import type { SettingDefinition } from '../concept.ts';
import { paintBackdropMountains, paintFarHills } from '../landscape/backdrop.ts';
import { paintSeasonTree } from '../landscape/stage.ts';
import { paintTufts } from '../stage/footing.ts';
import type { Ground } from '../stage/ground.ts';
import type { World } from '../stage/world.ts';
import { openLand, plainGround } from './open-land.ts';

/** Words for what grows, each with its look. */
const GROWTH: readonly (readonly [CropName, string])[] = [
  ['wheat', 'wheat, rye, barley, grain, oat, hay, straw'],
  ['corn', 'corn, maize'],
  ['rice', 'rice'],
  ['lavender', 'lavender'],
  ['poppy', 'poppy'],
  ['sunflower', 'sunflower'],
  ['tulip', 'tulip'],
  ['rapeseed', 'rapeseed, canola, mustard'],
  ['cotton', 'cotton'],
  ['daisy', 'daisy, wildflower, flower, rose, dandelion, cosmos'],
  ['grass', 'grass'],
];

const CROP_OF = new Map(
  GROWTH.flatMap(([crop, words]) => words.split(', ').map((word) => [word, crop] as const)),
);

/** "Wheat field", "flower meadow", "field of wheat", "fields of wheat" for everything that grows. */
const CROP_WORDS = [...CROP_OF.keys()].flatMap((word) => [
  `${word} field`,
  `${word} meadow`,
  `field of ${word}`,
  `fields of ${word}`,
]);

/** What the words say that grows there; null when they do not say. */
function askedCrop(world: World): CropName | null {
  const { subjects } = world.spec;
  const field = subjects.find((s) => s.concept === 'field');
  const words = [...(field?.word.split(' ') ?? []), ...(field?.adjectives ?? [])];
  for (const subject of subjects) {
    if (FLOWERS.has(subject.concept)) words.push(subject.concept, ...subject.word.split(' '));
  }
  for (const word of words) {
    for (const form of [
      word,
      word.replace(/s$/, ''),
      word.replace(/ies$/, 'y'),
      word.replace(/field$/, ''),
    ]) {
      const crop = CROP_OF.get(form);
      if (crop) return crop;
    }
    if (word === 'paddy' || word === 'terrace' || word === 'terraces') return 'rice';
  }
  return null;
}

/** Flowers that a field shows by the hundred rather than one by one. */
const FLOWERS = new Set(['sunflower', 'tulip', 'flowers', 'rose']);

/** The colour that the prompt gives the field or its flowers. */
function askedColor(world: World): Rgb | null {
  const named = world.spec.subjects.find(
    (s) => (FLOWERS.has(s.concept) || s.concept === 'field') && s.colors.length > 0,
  );
  const color = named?.colors[0];
  return color ? oklch(color.L, color.C, color.hue) : null;
}

/** Rows per unit of distance below the horizon. */
const ROW_SPACING = 0.42;

function paintField(world: World): Ground {
  const { canvas, random, season, spec } = world;
  const { width, height, unit } = canvas;
  const own = random.fork('field');
  const horizon = openLand(world, [0.4, 0.46, 0.52, 0.6]);
  const { rig } = world;
  if (own.chance(0.45)) paintBackdropMountains(world, own.fork('mountains'));
  else paintFarHills(world, own.fork('hills'));
  const kind = askedCrop(world) ?? own.pick<CropName>(['grass', 'wheat', 'grass', 'daisy']);
  const snowy = season.snow > 0;
  const crop = CROPS[kind];
  const tint = askedColor(world);
  const colors: readonly Rgb[] = tint
    ? [tint, mixColors(tint, [0.9, 0.9, 0.9], 0.12)]
    : crop.colors;
  // One flower colour for each row, and each row a colour of its own in fields of tulips.
  const vanish = width * own.range(0.3, 0.7);
  paintRows(world, own, horizon, vanish, crop, snowy, tint, kind);
  paintTreeLine(world, own, horizon);
  world.report(0.7);
  if (!snowy) {
    paintPlants(world, own.fork('plants'), { kind, crop, colors, horizon, vanish });
  }
  const cover = own.fork('cover');
  const tall = kind === 'corn' || kind === 'sunflower';
  return plainGround(world, horizon - 0.03 * height, {
    far: horizon + (tall ? 0.2 : 0.14) * height,
    cover: (x, row, half) => {
      if (snowy || spec.excluded.has('field')) {
        paintTufts(world, cover, x, row, half);
        return;
      }
      const size = Math.min((row - horizon) * crop.tall * 0.55, 60 * unit);
      for (let i = 0; i < 26; i++) {
        paintCropPlant(canvas, rig, cover, kind === 'corn' ? 'grass' : kind, {
          x: x + (cover.next() * 2 - 1) * half * 1.1,
          y: row + (2 + cover.next() * 9) * unit,
          size: size * cover.range(0.6, 1),
          color: cover.pick(colors),
          haze: 0,
        });
      }
    },
  });
}

/** The ground from above the heads of the plants: its rows converge, and melt together far off. */
function paintRows(
  world: World,
  own: Random,
  horizon: number,
  vanish: number,
  crop: Crop,
  snowy: boolean,
  tint: Rgb | null,
  kind: CropName,
): void {
  const { canvas, rig, tiles, season } = world;
  const { height, unit } = canvas;
  const soil = snowy ? season.nearGround[0] : crop.soil;
  const mass = snowy ? season.nearGround[1] : tint ? mixColors(crop.mass, tint, 0.7) : crop.mass;
  const offset = own.range(0, 400);
  const many = kind === 'tulip' && tint === null;
  const span = height - horizon;
  canvas.shade(
    (x, y, out) => {
      const d = Math.max(unit, y - horizon);
      const u = (x - vanish) / d;
      const z = (300 * unit) / d;
      const blotch = sampleNoise(tiles.fbm, u * 26 + offset, z * 90 + offset);
      const fine = sampleNoise(tiles.fine, u * 150, z * 260);
      const phase = u / ROW_SPACING;
      // Rows narrower than a few pixels show as their mean.
      const clear = smoothstep(3, 14, (d * ROW_SPACING) / unit);
      const wave = crop.rows ? 0.5 + 0.5 * sin(phase * TAU + blotch * 0.5) : 0.72 + blotch * 0.5;
      const t = clamp(lerp(0.66, smoothstep(0.25, 0.7, wave), crop.rows ? clear : 1));
      const row = many ? crop.colors[((Math.floor(phase + 0.5) % 5) + 5) % 5]! : mass;
      for (let c = 0; c < 3; c++) out[c] = lerp(soil[c]!, row[c]!, t);
      const near = smoothstep(0, 0.4, d / span);
      const l = 0.5 + blotch * 0.28 + fine * 0.22 * near + (t - 0.5) * 0.2;
      lightPixel(rig, out, l, 0.5 * (1 - smoothstep(0, 0.3, d / span)));
    },
    Math.floor(horizon),
    height,
  );
}

/** Trees and hedges where the field ends. */
function paintTreeLine(world: World, own: Random, horizon: number): void {
  const { canvas } = world;
  const { width, unit } = canvas;
  if (world.spec.excluded.has('tree')) return;
  const middle = own.next();
  for (let i = 0; i < 16; i++) {
    const u = own.next();
    const gap = Math.abs(u - middle);
    paintSeasonTree(
      world,
      own,
      {
        x: u * width,
        y: horizon + own.range(1, 7) * unit,
        height: own.range(26, 74) * unit * (0.5 + gap),
        haze: 0.42,
      },
      own.chance(0.2),
    );
  }
}

interface Planting {
  kind: CropName;
  crop: Crop;
  colors: readonly Rgb[];
  horizon: number;
  vanish: number;
}

/** The plants themselves, far ones first, as dense as they are near. */
function paintPlants(world: World, random: Random, planting: Planting): void {
  const { canvas, rig } = world;
  const { width, height } = canvas;
  const { kind, crop, colors, horizon, vanish } = planting;
  const span = height - horizon;
  const many = kind === 'tulip' && colors === crop.colors;
  const ripple = crop.rows ? 0.16 : 0;
  // Nobody may drown in what grows before him: where somebody stands it is lower.
  const low = world.standing > 0 ? 0.72 : 1;
  for (let i = 0; i < crop.count; i++) {
    if (i % 64 === 0) canvas.checkpoint();
    const near = i / crop.count;
    const d = span * (0.05 + 1.12 * near * near + 0.1 * near);
    const size = d * crop.tall * random.range(0.75, 1.1) * low;
    const u = random.next();
    const shift = random.bell() * ripple;
    const pick = random.int(0, 5);
    const reach = width / d;
    let x = u * width;
    let row = 0;
    if (crop.rows) {
      const left = -vanish / d / ROW_SPACING;
      row = Math.round(left + (u * reach) / ROW_SPACING);
      x = vanish + (row + 0.25 + shift) * ROW_SPACING * d;
    }
    const color = colors[(many ? (((row + 1) % 5) + 5) % 5 : pick) % colors.length]!;
    paintCropPlant(canvas, rig, random, kind, {
      x,
      y: horizon + d,
      size,
      color,
      haze: 0.4 * (1 - smoothstep(0, 0.35, d / span)),
    });
  }
}

export const FIELD: SettingDefinition = {
  concept: 'field',
  words: `field, farm field, cornfield, wheatfield, hayfield, rice paddy, paddy, rice terrace, ploughed field, plowed field, wheat, rye, barley, ${CROP_WORDS.join(', ')}`,
  rank: 4,
  absorbs: [...FLOWERS],
  paint: paintField,
};
