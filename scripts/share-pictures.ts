/**
 * Makes the picture that stands for each built page where it is shared: a picture of the built-in
 * engine, the page's title, the brand. The pages say in their metadata which: the file's folder is
 * the picture's name, its own name the page's. Runs behind the build of the web room.
 */
import fs from 'node:fs/promises';
import path from 'node:path';
import { type Font, openSync } from 'fontkit';
import sharp from 'sharp';
import { brand } from '../contract/brand.ts';
import { sharePictureSize } from '../contract/share-pictures.ts';
import { builtOrigin } from '../contract/site-origin.ts';

const root = path.resolve(import.meta.dirname, '..');
const client = path.join(root, 'build/client');
const pictureFolder = path.join(root, 'web/site/pictures');

const { width, height } = sharePictureSize;
const margin = 72;
const titleWidth = 940;
const titleSizes = [84, 72, 60, 52];
const titleLinesMax = 3;

const font = openSync(
  path.join(root, 'node_modules/@fontsource/fraunces/files/fraunces-latin-600-normal.woff2'),
) as Font;

const measure = (text: string, size: number) =>
  (font.layout(text).advanceWidth / font.unitsPerEm) * size;

/** Lines of at most `titleWidth` pixels, broken between words. */
function breakLines(text: string, size: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && measure(longer, size) <= titleWidth) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** Text as outlines, so that it looks the same where no font is installed. */
function drawLine(text: string, x: number, baseline: number, size: number): string {
  const scale = size / font.unitsPerEm;
  const { glyphs, positions } = font.layout(text);
  let pen = 0;
  const outlines = glyphs.map((glyph, index) => {
    const { xAdvance, xOffset, yOffset } = positions[index]!;
    const outline = glyph.path
      .scale(scale, -scale)
      .translate(x + (pen + xOffset) * scale, baseline - yOffset * scale)
      .toSVG();
    pen += xAdvance;
    return outline;
  });
  return `<path d="${outlines.join('')}"/>`;
}

function drawTitle(title: string): string {
  const size = titleSizes.find((each) => breakLines(title, each).length <= titleLinesMax);
  if (!size) throw new Error(`"${title}" is too long for a shared picture`);
  const lines = breakLines(title, size);
  const lineHeight = size * 1.14;
  return lines
    .map((line, index) =>
      drawLine(line, margin, height - margin - (lines.length - 1 - index) * lineHeight, size),
    )
    .join('');
}

async function drawOverlay(title: string): Promise<Buffer> {
  const mark = await fs.readFile(path.join(root, 'web/favicon.svg'), 'utf8');
  const markEdge = 56;
  const shade = (id: string, direction: string, stops: [number, number][]) =>
    `<linearGradient id="${id}" ${direction}>${stops
      .map(
        ([at, opacity]) => `<stop offset="${at}" stop-color="#120d08" stop-opacity="${opacity}"/>`,
      )
      .join('')}</linearGradient>`;
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <defs>
      ${shade('below', 'x1="0" y1="0" x2="0" y2="1"', [
        [0, 0.34],
        [0.3, 0.08],
        [0.52, 0.36],
        [1, 0.92],
      ])}
      ${shade('left', 'x1="0" y1="0" x2="1" y2="0"', [
        [0, 0.42],
        [0.75, 0],
      ])}
    </defs>
    <rect width="100%" height="100%" fill="url(#below)"/>
    <rect width="100%" height="100%" fill="url(#left)"/>
    <svg x="${margin}" y="${margin - 16}" width="${markEdge}" height="${markEdge}" viewBox="0 0 32 32">${mark}</svg>
    <g fill="#fff8ee">
      ${drawLine(brand.name, margin + markEdge + 18, margin + 25, 38)}
      ${drawTitle(title)}
    </g>
  </svg>`);
}

/** The widest file of one of the site's pictures. */
async function findPicture(name: string): Promise<string> {
  const facts = await fs.readFile(path.join(pictureFolder, `${name}.json`), 'utf8');
  const { widths } = JSON.parse(facts) as { widths: number[] };
  return path.join(pictureFolder, `${name}-${Math.max(...widths)}.webp`);
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

function readMeta(html: string, property: string): string | null {
  const [, content] =
    html.match(new RegExp(`<meta property="${property}" content="([^"]*)"`)) ?? [];
  return content?.replace(/&(\w+|#x27);/g, (whole, name) => entities[name] ?? whole) ?? null;
}

/** What the built pages ask for: address of the picture to the title on it. */
async function collectAsked(): Promise<Map<string, string>> {
  const asked = new Map<string, string>();
  for (const entry of await fs.readdir(client, { recursive: true })) {
    if (!entry.endsWith('.html')) continue;
    const html = await fs.readFile(path.join(client, entry), 'utf8');
    const image = readMeta(html, 'og:image');
    const title = readMeta(html, 'og:title');
    // A page that the server fills in says its own picture.
    if (image?.startsWith(builtOrigin) && title) asked.set(new URL(image).pathname, title);
  }
  return asked;
}

const backgrounds = new Map<string, Promise<Buffer>>();

/** Decoded and cut once for all pages that share it. */
function readBackground(name: string): Promise<Buffer> {
  const made =
    backgrounds.get(name) ??
    findPicture(name).then((file) =>
      sharp(file)
        .resize(width, height, { fit: 'cover', position: 'attention' })
        .removeAlpha()
        .raw()
        .toBuffer(),
    );
  backgrounds.set(name, made);
  return made;
}

for (const [address, title] of await collectAsked()) {
  const file = path.join(client, address);
  const background = await readBackground(path.basename(path.dirname(file)));
  await fs.mkdir(path.dirname(file), { recursive: true });
  await sharp(background, { raw: { width, height, channels: 3 } })
    .composite([{ input: await drawOverlay(title) }])
    .jpeg({ quality: 82 })
    .toFile(file);
}
