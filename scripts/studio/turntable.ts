/** Sheets of solid concepts: each from all sides, in its poses, by other seeds, and pairs. */
import path from 'node:path';
import sharp from 'sharp';
import type { Pose } from '../../engines/studio/concepts/concept.ts';
import { findConcept } from '../../engines/studio/concepts/registry.ts';
import { Canvas } from '../../engines/studio/core/canvas.ts';
import { noiseTiles } from '../../engines/studio/core/noise.ts';
import { createRandom } from '../../engines/studio/core/random.ts';
import { toSrgbBytes } from '../../engines/studio/encode/encode.ts';
import { shoot } from '../../engines/studio/render/render-stage.ts';
import { finish } from '../../engines/studio/stage/perform.ts';
import type { Relation, Thing } from '../../engines/studio/stage/script.ts';
import { refineCast, setUp } from '../../engines/studio/stage/set-up.ts';

const COLUMNS = 6;

interface Tile {
  things: Thing[];
  yaw?: number;
  seed: number;
}

const thing = (concept: string, pose: Pose | null = null, link: Thing['link'] = null): Thing => ({
  concept,
  word: concept,
  count: 1,
  scale: 1,
  colors: [],
  partColors: {},
  words: new Set(),
  pose,
  link,
});

/** A row a concept: four sides, then its other poses; a pair is shown by six seeds. */
function tilesOf(item: string): Tile[] {
  const [first, ...others] = item.split('+');
  if (!findConcept(first!)) throw new Error(`No concept ${first}`);
  if (others.length > 0) {
    const guests = others.map((part) => {
      const [name, relation = 'beside'] = part.split(':');
      return thing(name!, null, { relation: relation as Relation, to: 0 });
    });
    return [1, 2, 3, 4, 5, 6].map((seed) => ({ things: [thing(first!), ...guests], seed }));
  }
  const poses = findConcept(first!)!.poses ?? ['stand'];
  return [
    ...[0, 90, 180, 35].map((yaw) => ({ things: [thing(first!)], yaw, seed: 1 })),
    ...poses.slice(1).map((pose, i) => ({ things: [thing(first!, pose)], seed: 2 + i })),
    ...[11, 12].map((seed) => ({ things: [thing(first!)], seed })),
  ];
}

/** @returns the file that was written */
export async function writeTurntables(
  items: readonly string[],
  folder: string,
  size: number,
): Promise<string> {
  const images: { input: Buffer; left: number; top: number }[] = [];
  let row = 0;
  for (const item of items) {
    for (const [i, { things, yaw, seed }] of tilesOf(item).entries()) {
      const canvas = new Canvas(size, size);
      const script = {
        things,
        place: 'studio',
        time: 'day' as const,
        weather: 'clear' as const,
        shot: null,
        sky: new Set<string>(),
        season: null,
        isPhoto: false,
        isGrey: false,
        excluded: new Set<string>(),
        notDrawn: [],
      };
      const random = createRandom(seed);
      const set = setUp(script, 1, random, noiseTiles(), yaw);
      refineCast(set, size);
      finish(
        set,
        shoot(set.stage, size, size, () => {}),
        canvas,
        random,
      );
      const raw = { width: size, height: size, channels: 3 as const };
      const input = await sharp(toSrgbBytes(canvas), { raw }).png().toBuffer();
      if (i > 0 && i % COLUMNS === 0) row++;
      images.push({ input, left: (i % COLUMNS) * size, top: row * size });
    }
    row++;
  }
  const file = path.join(folder, 'solid.png');
  await sharp({
    create: { width: COLUMNS * size, height: row * size, channels: 3, background: '#191715' },
  })
    .composite(images)
    .png()
    .toFile(file);
  return file;
}
