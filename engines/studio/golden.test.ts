/**
 * The same request, the same bytes.
 *
 * When pictures are meant to change: raise MODEL_VERSION in render.ts, then run
 * `node scripts/studio/write-golden.ts`.
 */
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { GOLDEN_CASES, hashOf } from './golden.fixture.ts';
import { MODEL_VERSION } from './render.ts';

vi.setConfig({ testTimeout: 120_000 });

const golden = JSON.parse(
  fs.readFileSync(path.join(import.meta.dirname, 'golden-hashes.json'), 'utf8'),
) as { modelVersion: string; hashes: Record<string, string> };

describe('thirty pictures', () => {
  it('belong to the version that is named in each image', () => {
    expect(GOLDEN_CASES).toHaveLength(30);
    expect(golden.modelVersion, 'node scripts/studio/write-golden.ts').toBe(MODEL_VERSION);
  });

  it.each(GOLDEN_CASES.map((entry) => [JSON.stringify(entry), entry] as const))(
    'are the same bytes as ever: %s',
    (name, entry) => {
      expect(
        hashOf(entry),
        'The picture has changed: raise MODEL_VERSION in render.ts, then node scripts/studio/write-golden.ts',
      ).toBe(golden.hashes[name]);
    },
  );
});
