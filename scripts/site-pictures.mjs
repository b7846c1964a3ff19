// Makes the pictures of the public pages with the built-in engine: `npm run site-pictures`, or with
// names behind `--` for some of them. Each gets WebP files of real widths, and beside them a JSON
// that says what made it. What comes out belongs into the repository.
import fs from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { MODEL_VERSION, renderPicture } from '../engines/studio/render.ts';
import { sitePictureList } from '../web/site/pictures/site-picture-list.ts';

const folder = path.resolve(import.meta.dirname, '../web/site/pictures');
const widths = [640, 1024, 1536, 2048];

const asked = process.argv.slice(2);
const unknown = asked.find((name) => !(name in sitePictureList));
if (unknown) {
  process.stderr.write(`There is no picture "${unknown}" in site-picture-list.ts\n`);
  process.exit(1);
}

const toHex = ({ r, g, b }) =>
  `#${[r, g, b].map((value) => value.toString(16).padStart(2, '0')).join('')}`;

for (const [name, { file, prompt, seed, width, height }] of Object.entries(sitePictureList)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  const { image } = await renderPicture({ prompt, negativePrompt: '', seed, width, height });
  const { dominant } = await sharp(image.bytes).stats();
  const made = widths.filter((each) => each < width);
  made.push(width);
  for (const each of made)
    await sharp(image.bytes)
      .resize(each)
      .webp({ quality: each > 1024 ? 72 : 78, effort: 6 })
      .toFile(path.join(folder, `${file}-${each}.webp`));
  const facts = {
    prompt,
    negativePrompt: '',
    seed,
    width,
    height,
    engine: 'studio',
    modelId: 'studio/studio-1',
    modelLabel: 'Ochre Studio 1',
    modelVersion: MODEL_VERSION,
    dominantColor: toHex(dominant),
    widths: made,
  };
  await fs.writeFile(path.join(folder, `${file}.json`), `${JSON.stringify(facts, null, 2)}\n`);
  process.stdout.write(`${name}\n`);
}
