import { describe, expect, it } from 'vitest';
import { parsePrompt } from '../parse/parse-prompt.ts';
import { ACTORS } from './actors/registry.ts';
import { contrast, difference, paintPrompt } from './paint-prompt.ts';
import { PHENOMENA } from './phenomena/registry.ts';
import { findSetting, SETTINGS } from './settings/registry.ts';

const CONCEPTS = [...ACTORS, ...SETTINGS, ...PHENOMENA].map(({ concept, words }) => ({
  concept,
  word: words.split(',')[0]!.trim(),
}));

describe('every concept', () => {
  it('has a name of its own', () => {
    const names = CONCEPTS.map((it) => it.concept);
    expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
  });

  it('is understood by its first word', () => {
    const missed = CONCEPTS.filter(
      ({ concept, word }) => !parsePrompt(word).subjects.some((s) => s.concept === concept),
    );
    expect(missed).toEqual([]);
  });

  it('prefers settings that exist', () => {
    const wished = [
      ...ACTORS.flatMap((actor) => actor.settings),
      ...PHENOMENA.flatMap((it) => it.setting ?? []),
    ];
    expect(wished.filter((name) => findSetting(name) === null)).toEqual([]);
  });
});

describe.each(CONCEPTS)('$word', ({ word }) => {
  const size = { width: 48, height: 48 };
  const prompt = `a ${word}`;
  const picture = paintPrompt(prompt, size);

  it('is no flat frame, repeats, and differs by seed', () => {
    expect(contrast(picture)).toBeGreaterThan(0.04);
    expect(picture.data.every((v) => Number.isFinite(v) && v >= -0.02)).toBe(true);
    expect(difference(picture, paintPrompt(prompt, { ...size, seed: 2 }))).toBeGreaterThan(0.006);
  });
});

describe('repeats exactly', () => {
  it.each(['a dragon above a castle', 'two swans on a lake', 'a wizard in a library', 'jungle'])(
    '%s',
    (prompt) => {
      const size = { width: 80, height: 64 };
      expect(difference(paintPrompt(prompt, size), paintPrompt(prompt, size))).toBe(0);
    },
  );
});

/** Share of pixels that are plainly red, over a few seeds. */
function redShare(prompt: string): number {
  let red = 0;
  let all = 0;
  for (const seed of [1, 2, 3]) {
    const { data } = paintPrompt(prompt, { seed, width: 56, height: 56 });
    for (let k = 0; k < data.length; k += 3, all++) {
      if (data[k]! > 1.7 * data[k + 1]! && data[k]! > 1.7 * data[k + 2]!) red++;
    }
  }
  return red / all;
}

describe('colour words reach their noun', () => {
  it.each(['car', 'balloon', 'horse', 'vase', 'rose', 'woman', 'fish', 'chair'])('%s', (noun) => {
    const red = redShare(`a red ${noun} in a studio`);
    expect(red).toBeGreaterThan(redShare(`a blue ${noun} in a studio`) + 0.01);
  });
});

describe('every ratio', () => {
  it.each([
    [64, 150],
    [150, 64],
  ])('paints %i x %i', (width, height) => {
    for (const prompt of [
      'three horses',
      'a wizard in a library',
      'two whales',
      'a cat on a chair',
    ]) {
      expect(contrast(paintPrompt(prompt, { width, height }))).toBeGreaterThan(0.04);
    }
  });
});
