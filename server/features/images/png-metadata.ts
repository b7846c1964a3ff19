import { crc32 } from 'node:zlib';
import {
  chosenSettings,
  type ImageSettings,
  rangedSettings,
} from '../../../contract/image-settings.ts';

/** The IPTC digital source type: what made the picture. */
export type SourceType = 'trainedAlgorithmicMedia' | 'algorithmicMedia';

export interface PictureMetadata {
  prompt: string;
  settings: ImageSettings;
  width: number;
  height: number;
  model: string;
  software: string;
  sourceType: SourceType;
  /** What its owner may do with it, in words; null for personal use. */
  license: string | null;
}

/**
 * The settings as one text, laid out as AUTOMATIC1111's web UI does, so that other tools can read
 * them: prompt, negative prompt, then a line of settings.
 */
export function formatParameters(metadata: PictureMetadata): string {
  const { negativePrompt, seed, variation, tiling, strength } = metadata.settings;
  const named = { ...rangedSettings, ...chosenSettings };
  const lines = [
    ...Object.entries(named).map(([key, { pngName }]) => {
      const value = metadata.settings[key as keyof typeof named];
      return value !== null && `${pngName}: ${withoutComma(String(value))}`;
    }),
    seed !== null && `Seed: ${seed}`,
    `Size: ${metadata.width}x${metadata.height}`,
    variation && `Variation seed: ${variation.seed}`,
    variation && `Variation seed strength: ${variation.strength}`,
    strength !== null && `Denoising strength: ${strength}`,
    tiling && 'Tiling: True',
    `Model: ${withoutComma(metadata.model)}`,
  ].filter(Boolean);
  return [metadata.prompt, negativePrompt && `Negative prompt: ${negativePrompt}`, lines.join(', ')]
    .filter(Boolean)
    .join('\n');
}

/** A comma would end the value for a reader of this format. */
const withoutComma = (text: string) => text.replaceAll(',', '');

/** The terms' addresses are the same in XMP and in schema.org's data. */
export const sourceTypeTerm = (type: SourceType) =>
  `http://cv.iptc.org/newscodes/digitalsourcetype/${type}`;

/** IPTC Photo Metadata Standard, property Digital Source Type, as XMP and alone. */
export function formatSourceType(type: SourceType, further = ''): string {
  return [
    '<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>',
    '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">',
    '<rdf:Description rdf:about="" xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/" xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    `<Iptc4xmpExt:DigitalSourceType>${sourceTypeTerm(type)}</Iptc4xmpExt:DigitalSourceType>`,
    further,
    '</rdf:Description></rdf:RDF></x:xmpmeta><?xpacket end="w"?>',
  ].join('');
}

const formatXmp = ({ sourceType, software, license }: PictureMetadata) =>
  formatSourceType(
    sourceType,
    [
      `<xmp:CreatorTool>${escapeXml(software)}</xmp:CreatorTool>`,
      license
        ? `<dc:rights><rdf:Alt><rdf:li xml:lang="x-default">${escapeXml(license)}</rdf:li></rdf:Alt></dc:rights>`
        : '',
    ].join(''),
  );

/** What an original says of its own making; null where it says nothing. */
export function readSourceType(png: Uint8Array): SourceType | null {
  // Our own text stands in front of the pixels.
  const head = Buffer.from(png.buffer, png.byteOffset, png.byteLength).toString(
    'latin1',
    0,
    64 * 1024,
  );
  const [, term] = /DigitalSourceType>[^<]*\/(\w+)</.exec(head) ?? [];
  return term === 'trainedAlgorithmicMedia' || term === 'algorithmicMedia' ? term : null;
}

const escapeXml = (text: string) =>
  text.replace(/[<>&"']/g, (character) => `&#${character.charCodeAt(0)};`);

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Length of signature and IHDR chunk; text goes right behind, where readers find it early. */
const headerLength = signature.length + 25;

const licenseKeyword = 'License';

/** Text chunks that an engine may have left and ours replace. */
const textChunks = new Set(['tEXt', 'iTXt', 'zTXt', 'eXIf']);

/**
 * Puts our text chunks into a PNG, and takes those of others out.
 * @see PNG Specification (Third Edition), sections 5.3 and 11.3.3
 * @throws when the bytes are no PNG
 */
export function addPngMetadata(png: Uint8Array, metadata: PictureMetadata): Buffer {
  const bytes = Buffer.from(png.buffer, png.byteOffset, png.byteLength);
  if (bytes.length < headerLength || !bytes.subarray(0, 8).equals(signature))
    throw new Error('not a PNG');

  const rest: Buffer[] = [];
  for (let offset = headerLength; offset + 12 <= bytes.length; ) {
    const end = offset + 12 + bytes.readUInt32BE(offset);
    const type = bytes.toString('latin1', offset + 4, offset + 8);
    if (end > bytes.length) throw new Error('a PNG that ends too early');
    if (!textChunks.has(type)) rest.push(bytes.subarray(offset, end));
    // What follows the end chunk is no picture.
    if (type === 'IEND') break;
    offset = end;
  }
  return Buffer.concat([
    bytes.subarray(0, headerLength),
    internationalText('parameters', formatParameters(metadata)),
    internationalText('Software', metadata.software),
    ...(metadata.license ? [internationalText(licenseKeyword, metadata.license)] : []),
    internationalText('XML:com.adobe.xmp', formatXmp(metadata)),
    ...rest,
  ]);
}

/** Whether a PNG of ours says what its owner may do with it. It stands before any picture data. */
export function saysLicense(png: Uint8Array): boolean {
  const bytes = Buffer.from(png.buffer, png.byteOffset, png.byteLength);
  const pixels = bytes.indexOf('IDAT');
  return bytes.subarray(0, Math.max(0, pixels)).includes(`tEXt${licenseKeyword}\0`);
}

/** tEXt where Latin-1 can say it, as the oldest readers know only that; else iTXt, which is UTF-8. */
function internationalText(keyword: string, text: string): Buffer {
  const isLatin1 =
    keyword !== 'XML:com.adobe.xmp' && [...text].every((c) => c.codePointAt(0)! < 256);
  if (isLatin1) return chunk('tEXt', Buffer.from(`${keyword}\0${text}`, 'latin1'));
  // Not compressed, no language, no translated keyword.
  return chunk(
    'iTXt',
    Buffer.concat([Buffer.from(`${keyword}\0\0\0\0\0`, 'latin1'), Buffer.from(text, 'utf8')]),
  );
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const head = Buffer.alloc(4);
  head.writeUInt32BE(data.length);
  const tail = Buffer.alloc(4);
  tail.writeUInt32BE(crc32(body));
  return Buffer.concat([head, body, tail]);
}
