/**
 * Contact sheets of the built-in engine, to be looked at: concepts x styles x seeds.
 *
 *   npm run sheets -- --concepts castle,fox --styles oil,ink --seeds 1,2 --size 384
 *   npm run sheets -- --prompts "a fox in the snow|three sailboats, oil" --sheet sheet.jpg
 *   npm run sheets -- --solid cat,dog              turntables and poses of solid concepts
 *   npm run sheets -- --solid cat+top-hat:worn-by  how two of them go together
 *
 * Without options: every concept that the parser knows, plain, two seeds, and every style over a
 * few prompts. Pages and pictures go to build/sheets, which git ignores.
 */
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { LEXICON } from '../../engines/studio/parse/lexicon.ts';
import { MODEL_VERSION, renderPixels } from '../../engines/studio/render.ts';
import { writeTurntables } from './turntable.ts';

interface Tile {
  row: string;
  prompt: string;
  seed: number;
}

const { values } = parseArgs({
  options: {
    concepts: { type: 'string' },
    styles: { type: 'string' },
    seeds: { type: 'string' },
    prompts: { type: 'string' },
    size: { type: 'string', default: '320' },
    ratio: { type: 'string', default: '1' },
    columns: { type: 'string', default: '8' },
    out: { type: 'string', default: path.resolve(import.meta.dirname, '../../build/sheets') },
    /** Also one picture of all, for a quick look. */
    sheet: { type: 'string' },
    solid: { type: 'string' },
  },
});

/** Style names and concepts, from the parser's own list: new ones appear here by themselves. */
function known(kind: 'style' | 'subject'): string[] {
  const found = new Set<string>();
  for (const meanings of LEXICON.values()) {
    for (const meaning of meanings) {
      if (meaning.kind !== kind) continue;
      found.add(meaning.kind === 'subject' ? meaning.concept : meaning.value);
    }
  }
  return [...found].sort();
}

/** The first word that means a style: what a person would type. */
function styleWord(style: string): string {
  for (const [word, meanings] of LEXICON) {
    if (meanings.some((m) => m.kind === 'style' && m.value === style)) return word;
  }
  return style;
}

const STYLE_SUBJECTS = [
  'a castle on a hill at sunset',
  'a lake with mountains',
  'portrait of a red fox in a snowy forest',
  'a city street at night in the rain',
  'a bowl of ramen',
  'astronaut above a purple planet',
  'a lighthouse by a stormy sea',
  'a cherry blossom tree by a river',
];

const list = (text: string | undefined) => text?.split(',').map((word) => word.trim());
const seeds = (list(values.seeds) ?? ['1', '2']).map(Number);

function plan(): Tile[] {
  const across = (row: string, prompt: string) => seeds.map((seed) => ({ row, prompt, seed }));
  if (values.prompts) {
    return values.prompts.split('|').flatMap((prompt) => across(prompt, prompt));
  }
  const styles = list(values.styles);
  if (styles && !values.concepts) {
    return styles.flatMap((style) =>
      STYLE_SUBJECTS.flatMap((subject) =>
        seeds.slice(0, 1).map((seed) => ({
          row: style,
          prompt: `${subject}, ${styleWord(style)}`,
          seed,
        })),
      ),
    );
  }
  const concepts = list(values.concepts) ?? known('subject');
  const plain = concepts.flatMap((concept) =>
    (styles ?? ['']).flatMap((style) =>
      across(concept, style === '' ? concept : `${concept}, ${styleWord(style)}`),
    ),
  );
  if (values.concepts) return plain;
  const styled = known('style').flatMap((style) =>
    STYLE_SUBJECTS.map((subject) => ({
      row: `style: ${style}`,
      prompt: `${subject}, ${styleWord(style)}`,
      seed: seeds[0] ?? 1,
    })),
  );
  return [...plain, ...styled];
}

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (c) => `&#${c.codePointAt(0)};`);

const ratio = Number(values.ratio);
const width = Math.round(Number(values.size) * Math.sqrt(ratio));
const height = Math.round(Number(values.size) / Math.sqrt(ratio));
const folder = values.out;
fs.rmSync(folder, { recursive: true, force: true });
fs.mkdirSync(folder, { recursive: true });

if (values.solid) {
  process.stdout.write(
    `${await writeTurntables(values.solid.split(','), folder, Number(values.size))}\n`,
  );
  process.exit(0);
}

const tiles = plan();
const rows = new Map<string, string[]>();
const thumbnails: Buffer[] = [];
for (const [index, { row, prompt, seed }] of tiles.entries()) {
  const startedAt = process.cpuUsage();
  const pixels = renderPixels({ prompt, negativePrompt: '', seed, width, height });
  const spent = process.cpuUsage(startedAt);
  const ms = Math.round((spent.user + spent.system) / 1000);
  const picture = sharp(pixels, { raw: { width, height, channels: 3 } });
  const file = `${index}.webp`;
  await picture.clone().webp({ quality: 84 }).toFile(path.join(folder, file));
  if (values.sheet) thumbnails.push(await picture.png().toBuffer());
  const figure = `<figure><img src="${file}" width="${width}" height="${height}" alt="" loading="lazy"><figcaption>${escapeHtml(prompt)} <b>${seed}</b> ${ms} ms</figcaption></figure>`;
  const figures = rows.get(row);
  if (figures) figures.push(figure);
  else rows.set(row, [figure]);
  process.stdout.write(`\r${index + 1} of ${tiles.length}`);
}
process.stdout.write('\n');

const sections = [...rows].map(
  ([row, figures]) => `<section><h2>${escapeHtml(row)}</h2>${figures.join('')}</section>`,
);
fs.writeFileSync(
  path.join(folder, 'index.html'),
  `<!doctype html><meta charset="utf-8"><title>${MODEL_VERSION}</title><style>
body{background:#191715;color:#cfc8be;font:13px/1.4 system-ui,sans-serif;margin:24px}
section{display:flex;flex-wrap:wrap;gap:8px;margin-bottom:28px}h2{flex-basis:100%;margin:0}
figure{margin:0;width:${width}px}img{display:block}figcaption{padding:4px 0}</style>
<h1>${MODEL_VERSION}, ${tiles.length} pictures</h1>${sections.join('\n')}\n`,
);
process.stdout.write(`${path.join(folder, 'index.html')}\n`);

if (values.sheet) {
  const columns = Math.min(Number(values.columns), tiles.length);
  const lines = Math.ceil(tiles.length / columns);
  const gap = 6;
  await sharp({
    create: {
      width: columns * (width + gap) + gap,
      height: lines * (height + gap) + gap,
      channels: 3,
      background: '#191715',
    },
  })
    .composite(
      thumbnails.map((input, i) => ({
        input,
        left: gap + (i % columns) * (width + gap),
        top: gap + Math.floor(i / columns) * (height + gap),
      })),
    )
    .jpeg({ quality: 88 })
    .toFile(values.sheet);
}
