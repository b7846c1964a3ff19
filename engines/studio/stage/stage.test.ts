/** What a played script keeps to: framing, what is seen, one result for one seed. */
import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { EngineProgress } from '../../engine.ts';
import { noiseTiles } from '../core/noise.ts';
import { createRandom } from '../core/random.ts';
import { parsePrompt } from '../parse/parse-prompt.ts';
import { readScript } from '../parse/read-script.ts';
import { project } from '../render/view.ts';
import { RenderCancelled, renderPicture, renderPixels } from '../render.ts';
import { eachPoint } from './actor.ts';
import { flawOf } from './check.ts';
import type { Script } from './script.ts';
import { setUp } from './set-up.ts';

const read = (prompt: string): Script => {
  const script = readScript(prompt, parsePrompt(prompt));
  if (!script) throw new Error(`not on the stage: ${prompt}`);
  return script;
};

const stageOf = (prompt: string, seed: number, ratio = 1) =>
  setUp(read(prompt), ratio, createRandom(seed), noiseTiles());

/** The box of all that was asked for, in parts of the picture. */
function boxOf(prompt: string, seed: number, ratio = 1) {
  const { cast, stage } = stageOf(prompt, seed, ratio);
  const box = { left: 9, top: 9, right: -9, bottom: -9 };
  for (const root of cast.roots) {
    eachPoint(root, root.frame, false, (p) => {
      const [x, y] = project(stage.view, p, ratio, 1);
      box.left = Math.min(box.left, x / ratio);
      box.right = Math.max(box.right, x / ratio);
      box.top = Math.min(box.top, y);
      box.bottom = Math.max(box.bottom, y);
    });
  }
  return box;
}

const request = (prompt: string, more = {}) => ({
  prompt,
  negativePrompt: '',
  seed: 3,
  width: 128,
  height: 128,
  ...more,
});

describe('the camera', () => {
  it.each(['a cat', 'a girl', 'an elephant', 'a car', 'a house', 'a penguin'])(
    'gives a lone subject between 40 and 70 % of the height or the breadth: %s',
    (prompt) => {
      for (const seed of [1, 2, 3]) {
        const box = boxOf(prompt, seed);
        const share = Math.max(box.bottom - box.top, box.right - box.left);
        expect(share).toBeGreaterThan(0.4);
        expect(share).toBeLessThan(0.9);
        expect(box.bottom - box.top).toBeLessThan(0.7);
      }
    },
  );

  it.each([
    ['a girl holding an umbrella', 1],
    ['a knight riding an elephant', 1],
    ['three penguins', 1],
    ['a car in front of a house', 1.78],
    ['a cat on a stack of books', 0.56],
  ])('cuts nothing off that was asked for: %s', (prompt, ratio) => {
    for (const seed of [1, 2, 3]) {
      const box = boxOf(prompt, seed, ratio);
      for (const edge of [box.left, box.top]) expect(edge).toBeGreaterThan(0);
      for (const edge of [box.right, box.bottom]) expect(edge).toBeLessThan(1);
    }
  });
});

describe('the check before a picture', () => {
  it.each(['a car in front of a house', 'a dog behind a girl', 'a cat next to a dog and a rabbit'])(
    'leaves nothing hidden: %s',
    (prompt) => {
      for (const seed of [1, 2, 3]) {
        const { cast, stage } = stageOf(prompt, seed);
        expect(flawOf(read(prompt), cast, stage.view, 1)).toBeLessThan(0.25);
      }
    },
  );

  it('would notice somebody behind a house', () => {
    const script = read('a cat in front of a house');
    const { cast, stage } = setUp(script, 1, createRandom(1), noiseTiles());
    const cat = cast.roots.find((root) => root.concept.name === 'cat')!;
    const house = cast.roots.find((root) => root.concept.name === 'house')!;
    const { eye } = stage.view;
    const at = house.frame;
    const far = Math.sqrt(
      (at[9]! - eye[0]) * (at[9]! - eye[0]) + (at[11]! - eye[2]) * (at[11]! - eye[2]),
    );
    cat.frame[9] = at[9]! + ((at[9]! - eye[0]) / far) * 6;
    cat.frame[11] = at[11]! + ((at[11]! - eye[2]) / far) * 6;
    expect(flawOf(script, cast, stage.view, 1)).toBeGreaterThan(0.6);
  });
});

describe('a played picture', () => {
  const hash = (prompt: string) =>
    createHash('sha256')
      .update(renderPixels(request(prompt)))
      .digest('hex');

  it('is the same whatever was painted before it', () => {
    const first = hash('a dog in a meadow');
    hash('a girl with an umbrella in the rain');
    hash('a penguin');
    expect(hash('a dog in a meadow')).toBe(first);
  });

  it('is the same whether its looks are shown or not', async () => {
    const { image } = await renderPicture(request('a cat on a table, oil painting'));
    const shown = await sharp(image.bytes).raw().toBuffer();
    const plain = renderPixels(request('a cat on a table, oil painting'));
    expect(Buffer.compare(shown, Buffer.from(plain))).toBe(0);
  });

  it('is looked at in at least six ways before it is done', async () => {
    const reports: EngineProgress[] = [];
    await renderPicture(request('a dog in a meadow, watercolor'), {
      onProgress: (report) => reports.push(report),
    });
    const values = reports.map((r) => r.progress);
    expect(values).toEqual([...values].sort((a, b) => a - b));
    const looks = reports.flatMap((r) => (r.preview ? [r.preview.bytes] : []));
    expect(looks.length).toBeGreaterThanOrEqual(6);
    const means = await Promise.all(
      looks.map(async (bytes) => {
        const { data } = await sharp(bytes)
          .resize(16, 16)
          .raw()
          .toBuffer({ resolveWithObject: true });
        return data;
      }),
    );
    for (let i = 0; i + 1 < means.length; i++) {
      const [a, b] = [means[i]!, means[i + 1]!];
      let difference = 0;
      for (let k = 0; k < a.length; k++) difference += Math.abs(a[k]! - b[k]!);
      expect(difference / a.length, `looks ${i} and ${i + 1}`).toBeGreaterThan(1.5);
    }
  });

  it('stops when it is no longer wanted', async () => {
    for (const afterChecks of [1, 3, 12, 60]) {
      let checks = 0;
      const painting = renderPicture(request('a bear in a lake'), {
        isCancelled: () => ++checks >= afterChecks,
      });
      await expect(painting).rejects.toBeInstanceOf(RenderCancelled);
      expect(checks).toBe(afterChecks);
    }
  });

  it('names what it cannot show', async () => {
    const { notDrawn } = await renderPicture(request('a cat with a xylophone'));
    expect(notDrawn).toEqual(['xylophone']);
  });
});

describe('the reader of scripts', () => {
  const linkOf = (prompt: string) =>
    read(prompt).things.map(({ concept, link }) => [concept, link?.relation ?? null]);

  it.each([
    [
      'a penguin wearing a top hat',
      [
        ['penguin', null],
        ['top-hat', 'worn-by'],
      ],
    ],
    [
      'a girl with a red umbrella and a scarf',
      [
        ['girl', null],
        ['umbrella', 'held-by'],
        ['scarf', 'worn-by'],
      ],
    ],
    [
      'a bear eating an apple',
      [
        ['bear', null],
        ['apple', 'eaten-by'],
      ],
    ],
    [
      'a rabbit in a teacup',
      [
        ['rabbit', 'in'],
        ['teacup', null],
      ],
    ],
    [
      'a knight riding an elephant',
      [
        ['knight', 'rides'],
        ['elephant', null],
      ],
    ],
    [
      'a cat and a dog',
      [
        ['cat', null],
        ['dog', null],
      ],
    ],
  ])('ties things as the words do: %s', (prompt, expected) => {
    expect(linkOf(prompt)).toEqual(expected);
  });

  it('gives colours to what they stand before', () => {
    const [cat, hat] = read('a black cat wearing a red hat').things;
    expect(cat!.colors[0]![0]).toBeLessThan(0.05);
    expect(hat!.colors[0]![0]).toBeGreaterThan(0.3);
  });

  it('removes what a negative word names, and nothing else', () => {
    const script = read('a dog in a meadow, no trees');
    expect(script.excluded.has('tree')).toBe(true);
    expect(script.things.map((t) => t.concept)).toEqual(['dog']);
    expect(script.place).toBe('meadow');
  });
});
