/**
 * Renders the product's sample art: what the community and the gallery begin with into samples/,
 * WebP in real widths with a JSON beside each, the pictures of the public pages
 * and those of the generator's styles.
 *
 *   npm run render:samples                 what is missing or out of date
 *   npm run render:samples -- --only fox   only prompts or ids with that text
 *
 * A picture is up to date while prompt, seed, size, widths and the engine's version are the same.
 */
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { MODEL_VERSION } from '../../engines/studio/render.ts';
import {
  createStudioEngine,
  STUDIO_MODEL_ID,
  STUDIO_MODEL_LABEL,
} from '../../engines/studio/studio-engine.ts';
import { findDominantColor } from '../../server/features/images/dominant-color.ts';
import { renderSitePictures } from './render-site-pictures.ts';
import { renderStylePictures } from './render-style-pictures.ts';
import { SAMPLES, type Sample } from './sample-list.ts';

/** All files together. */
const TOTAL_BYTES_MAX = 12_000_000;

/** A file larger than this for its area is packed harder. */
const BYTES_PER_PIXEL_MAX = 0.125;

const folder = path.resolve(import.meta.dirname, '../../samples');

const {
  values: { only },
} = parseArgs({ options: { only: { type: 'string' } } });

interface SampleFile {
  file: string;
  width: number;
  height: number;
  sizeBytes: number;
}

/** What lies beside the pictures. */
interface SampleRecord extends Sample {
  engine: string;
  model: string;
  modelVersion: string;
  /** sRGB, for a placeholder: #rrggbb. */
  dominantColor: string;
  /** Parts of the prompt that the engine could not draw: should be empty in what is published. */
  notDrawn: readonly string[];
  files: readonly SampleFile[];
}

/** The lists by group, as the product reads them: `gallery.json`, `community.json`. */
function writeLists(records: readonly SampleRecord[]): void {
  for (const group of new Set(SAMPLES.map((sample) => sample.group))) {
    const entries = records
      .filter((record) => record.group === group)
      .map(({ id, group: _group, files: _files, notDrawn: _notDrawn, ...rest }) => ({
        name: id,
        ...rest,
        modelLabel: STUDIO_MODEL_LABEL,
      }));
    const file = path.join(folder, `${group}.json`);
    fs.writeFileSync(file, `${JSON.stringify(entries, null, 1)}\n`);
  }
}

const recordPath = (sample: Sample) => path.join(folder, `${sample.id}.json`);

function isUpToDate(sample: Sample): boolean {
  let record: SampleRecord;
  try {
    record = JSON.parse(fs.readFileSync(recordPath(sample), 'utf8')) as SampleRecord;
  } catch {
    return false;
  }
  const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
  return (
    record.modelVersion === MODEL_VERSION &&
    record.prompt === sample.prompt &&
    record.seed === sample.seed &&
    record.width === sample.width &&
    record.height === sample.height &&
    same(record.widths, sample.widths) &&
    record.files.every(({ file }) => fs.existsSync(path.join(folder, file)))
  );
}

/** The best quality that stays within the area's share of bytes. */
async function pack(png: Uint8Array, sample: Sample, width: number): Promise<SampleFile> {
  const height = Math.round((sample.height * width) / sample.width);
  const small = await sharp(png).resize(width, height, { kernel: 'lanczos3' }).png().toBuffer();
  let bytes = Buffer.alloc(0);
  for (const quality of [82, 74, 66, 58, 50, 42, 34]) {
    bytes = await sharp(small).webp({ quality, effort: 6, smartSubsample: true }).toBuffer();
    if (bytes.length <= width * height * BYTES_PER_PIXEL_MAX) break;
  }
  const file = `${sample.id}-${width}.webp`;
  fs.writeFileSync(path.join(folder, file), bytes);
  return { file, width, height, sizeBytes: bytes.length };
}

fs.mkdirSync(folder, { recursive: true });
const wanted = SAMPLES.filter(
  ({ id, prompt }) => !only || id.includes(only) || prompt.includes(only),
);
const stale = wanted.filter((sample) => !isUpToDate(sample));
process.stdout.write(`${wanted.length} samples, ${stale.length} to render\n`);

const threads = 2;
const engine = createStudioEngine({ threads });
const signal = new AbortController().signal;
const queue = [...stale];
let done = 0;

async function work(): Promise<void> {
  for (let sample = queue.shift(); sample; sample = queue.shift()) {
    const { prompt, seed, width, height } = sample;
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
      { signal },
    );
    const files: SampleFile[] = [];
    for (const fileWidth of sample.widths) files.push(await pack(picture.bytes, sample, fileWidth));
    const record: SampleRecord = {
      ...sample,
      engine: engine.id,
      model: STUDIO_MODEL_ID,
      modelVersion: MODEL_VERSION,
      dominantColor: await findDominantColor(sharp(picture.bytes)),
      notDrawn: picture.notDrawn,
      files,
    };
    fs.writeFileSync(recordPath(sample), `${JSON.stringify(record, null, 2)}\n`);
    done++;
    const missing =
      picture.notDrawn.length > 0 ? `  not drawn: ${picture.notDrawn.join(', ')}` : '';
    process.stdout.write(`${done} of ${stale.length}  ${sample.id}  ${prompt}${missing}\n`);
  }
}

let total = 0;
try {
  await Promise.all(Array.from({ length: threads }, work));
  total += await renderSitePictures(engine, only);
  total += await renderStylePictures(engine, only);
} finally {
  await engine.close();
}

// The list's own facts (title, author, figures) may change without a new picture.
const records = SAMPLES.flatMap((sample): SampleRecord[] => {
  if (!isUpToDate(sample)) return [];
  const old = JSON.parse(fs.readFileSync(recordPath(sample), 'utf8')) as SampleRecord;
  const record = { ...old, ...sample };
  fs.writeFileSync(recordPath(sample), `${JSON.stringify(record, null, 2)}\n`);
  return [record];
});
writeLists(records);

// What no longer stands in the list goes.
const ids = new Set<string>(SAMPLES.flatMap(({ id, group }) => [id, group]));
for (const file of fs.readdirSync(folder)) {
  const id = file.replace(/(-\d+)?\.(webp|json)$/, '');
  if (/\.(webp|json)$/.test(file) && !ids.has(id) && !ids.has(file.replace('.json', ''))) {
    fs.rmSync(path.join(folder, file));
    continue;
  }
  if (file.endsWith('.webp')) total += fs.statSync(path.join(folder, file)).size;
}
process.stdout.write(`${(total / 1e6).toFixed(1)} MB of ${TOTAL_BYTES_MAX / 1e6} MB\n`);
if (total > TOTAL_BYTES_MAX) process.exit(1);
