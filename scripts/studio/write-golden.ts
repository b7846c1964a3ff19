/**
 * Writes the hashes that the engine's golden test compares with. Refuses when pictures have changed
 * and the version has not: an image's version must say which pictures it means.
 */
import fs from 'node:fs';
import path from 'node:path';
import { GOLDEN_CASES, hashOf } from '../../engines/studio/golden.fixture.ts';
import { MODEL_VERSION } from '../../engines/studio/render.ts';

const file = path.resolve(import.meta.dirname, '../../engines/studio/golden-hashes.json');

interface Golden {
  modelVersion: string;
  hashes: Record<string, string>;
}

const before = fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as Golden) : null;
const hashes: Record<string, string> = {};
for (const entry of GOLDEN_CASES) hashes[JSON.stringify(entry)] = hashOf(entry);

const changed = Object.keys(hashes).filter(
  (name) => before?.hashes[name] !== undefined && before.hashes[name] !== hashes[name],
);
if (changed.length > 0 && before?.modelVersion === MODEL_VERSION) {
  process.stderr.write(
    `${changed.length} pictures have changed, and ${MODEL_VERSION} already means the old ones: raise MODEL_VERSION in engines/studio/render.ts\n`,
  );
  process.exit(1);
}
fs.writeFileSync(file, `${JSON.stringify({ modelVersion: MODEL_VERSION, hashes }, null, 2)}\n`);
process.stdout.write(
  `${Object.keys(hashes).length} hashes of ${MODEL_VERSION}, ${changed.length} changed\n`,
);
