/**
 * Renders the pictures of the public pages into web/site/pictures: WebP in real widths, and a JSON
 * beside them that says what made them.
 */
import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import type { ImageEngine } from '../../engines/engine.ts';
import { MODEL_VERSION } from '../../engines/studio/render.ts';
import { STUDIO_MODEL_ID, STUDIO_MODEL_LABEL } from '../../engines/studio/studio-engine.ts';
import { findDominantColor } from '../../server/features/images/dominant-color.ts';
import { sitePictureList } from '../../web/site/pictures/site-picture-list.ts';

const folder = path.resolve(import.meta.dirname, '../../web/site/pictures');
const WIDTHS = [640, 1024, 1536, 2048];

type SitePictureEntry = (typeof sitePictureList)[keyof typeof sitePictureList];

const factsPath = ({ file }: SitePictureEntry) => path.join(folder, `${file}.json`);

function isUpToDate(entry: SitePictureEntry): boolean {
  if (!fs.existsSync(factsPath(entry))) return false;
  const facts = JSON.parse(fs.readFileSync(factsPath(entry), 'utf8'));
  const { prompt, seed, width, height } = entry;
  return (
    facts.modelVersion === MODEL_VERSION &&
    facts.prompt === prompt &&
    facts.seed === seed &&
    facts.width === width &&
    facts.height === height
  );
}

async function render(engine: ImageEngine, entry: SitePictureEntry): Promise<readonly string[]> {
  const { file, prompt, seed, width, height } = entry;
  const picture = await engine.run(
    {
      operation: 'generate',
      prompt,
      negativePrompt: '',
      seed,
      width,
      height,
      modelId: STUDIO_MODEL_ID,
    },
    { signal: new AbortController().signal },
  );
  const widths = [...WIDTHS.filter((each) => each < width), width];
  for (const each of widths)
    await sharp(picture.bytes)
      .resize(each)
      .webp({ quality: each > 1024 ? 72 : 78, effort: 6 })
      .toFile(path.join(folder, `${file}-${each}.webp`));
  const facts = {
    prompt,
    negativePrompt: '',
    seed,
    width,
    height,
    engine: engine.id,
    modelId: `${engine.id}/${STUDIO_MODEL_ID}`,
    modelLabel: STUDIO_MODEL_LABEL,
    modelVersion: MODEL_VERSION,
    dominantColor: await findDominantColor(sharp(picture.bytes)),
    widths,
  };
  fs.writeFileSync(factsPath(entry), `${JSON.stringify(facts, null, 2)}\n`);
  return picture.notDrawn;
}

/**
 * Renders what is missing or out of date.
 * @param only a part of the name or the prompt of those that count
 * @returns the size of all of them in bytes
 */
export async function renderSitePictures(engine: ImageEngine, only?: string): Promise<number> {
  const stale = Object.values<SitePictureEntry>(sitePictureList).filter(
    (entry) =>
      !isUpToDate(entry) && (!only || entry.file.includes(only) || entry.prompt.includes(only)),
  );
  process.stdout.write(`${stale.length} site pictures to render\n`);
  for (const entry of stale) {
    const notDrawn = await render(engine, entry);
    const missing = notDrawn.length > 0 ? `  not drawn: ${notDrawn.join(', ')}` : '';
    process.stdout.write(`${entry.file}  ${entry.prompt}${missing}\n`);
  }
  const files = fs.readdirSync(folder).filter((name) => name.endsWith('.webp'));
  return files.reduce((sum, name) => sum + fs.statSync(path.join(folder, name)).size, 0);
}
