/**
 * Renders one scene in each style of the built-in engine, for the generator's choice of styles: WebP,
 * and a JSON beside each that says what made it.
 */
import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import type { ImageEngine } from '../../engines/engine.ts';
import { MODEL_VERSION } from '../../engines/studio/render.ts';
import { STUDIO_MODEL_ID, STUDIO_MODEL_LABEL } from '../../engines/studio/studio-engine.ts';
import { STUDIO_STYLES } from '../../engines/studio/studio-styles.ts';
import { findDominantColor } from '../../server/features/images/dominant-color.ts';

const folder = path.resolve(import.meta.dirname, '../../web/features/generations/style-pictures');

/** One scene for all, so that they differ by their style alone. */
const scene = { prompt: 'a lighthouse on a cliff by the sea at golden hour', seed: 7 };

/** Pixels: painted large enough for brushes and lines, kept as large as they are shown. */
const paintedEdge = 640;
const keptEdge = 256;

const fileOf = (engineId: string, styleId: string, ending: 'json' | 'webp') =>
  path.join(folder, `${engineId}-${styleId}.${ending}`);

function isUpToDate(file: string, styleId: string): boolean {
  if (!fs.existsSync(file)) return false;
  const facts = JSON.parse(fs.readFileSync(file, 'utf8'));
  return (
    facts.modelVersion === MODEL_VERSION &&
    facts.prompt === scene.prompt &&
    facts.seed === scene.seed &&
    facts.style === styleId
  );
}

/**
 * Renders what is missing or out of date.
 * @param only a part of the name of those that count
 * @returns the size of all of them in bytes
 */
export async function renderStylePictures(engine: ImageEngine, only?: string): Promise<number> {
  fs.mkdirSync(folder, { recursive: true });
  const stale = STUDIO_STYLES.filter(
    ({ id }) =>
      !isUpToDate(fileOf(engine.id, id, 'json'), id) &&
      (!only || `${engine.id}-${id}`.includes(only)),
  );
  process.stdout.write(`${stale.length} style pictures to render\n`);
  for (const { id, label } of stale) {
    const picture = await engine.run(
      {
        operation: 'generate',
        ...scene,
        negativePrompt: '',
        style: id,
        width: paintedEdge,
        height: paintedEdge,
        modelId: STUDIO_MODEL_ID,
      },
      { signal: new AbortController().signal },
    );
    await sharp(picture.bytes)
      .resize(keptEdge)
      .webp({ quality: 76, effort: 6 })
      .toFile(fileOf(engine.id, id, 'webp'));
    const facts = {
      ...scene,
      negativePrompt: '',
      style: id,
      width: keptEdge,
      height: keptEdge,
      paintedWidth: paintedEdge,
      paintedHeight: paintedEdge,
      engine: engine.id,
      modelId: `${engine.id}/${STUDIO_MODEL_ID}`,
      modelLabel: STUDIO_MODEL_LABEL,
      modelVersion: MODEL_VERSION,
      dominantColor: await findDominantColor(sharp(picture.bytes)),
    };
    fs.writeFileSync(fileOf(engine.id, id, 'json'), `${JSON.stringify(facts, null, 2)}\n`);
    process.stdout.write(`${id}  ${label}\n`);
  }
  const files = fs.readdirSync(folder).filter((name) => name.endsWith('.webp'));
  return files.reduce((sum, name) => sum + fs.statSync(path.join(folder, name)).size, 0);
}
