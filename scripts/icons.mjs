// Makes the icons that phones and manifests ask for from the one drawing, web/favicon.svg:
// `npm run icons`. What comes out belongs into the repository.
import fs from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

const web = path.resolve(import.meta.dirname, '../web');
const drawing = await fs.readFile(path.join(web, 'favicon.svg'), 'utf8');

/** Square corners, for systems that cut the icon to their own shape. */
const fullBleed = drawing.replace(' rx="7"', '');

/** The mark within the middle four fifths, which no mask cuts. @see W3C Web App Manifest, 3.2 */
const maskable = fullBleed
  .replace(/viewBox="[^"]*"/, 'viewBox="-4 -4 40 40"')
  .replace(/<rect width="32" height="32"/, '<rect x="-4" y="-4" width="40" height="40"');

const icons = {
  'icon-192.png': [drawing, 192],
  'icon-512.png': [drawing, 512],
  'icon-maskable-512.png': [maskable, 512],
  'apple-touch-icon.png': [fullBleed, 180],
};

await fs.mkdir(path.join(web, 'icons'), { recursive: true });
for (const [name, [svg, edge]] of Object.entries(icons))
  await sharp(Buffer.from(svg), { density: (72 * edge) / 32 })
    .resize(edge, edge)
    .png({ compressionLevel: 9, palette: true })
    .toFile(path.join(web, 'icons', name));
