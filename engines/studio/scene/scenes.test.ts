import { describe, expect, it } from 'vitest';
import { enlarge } from '../core/blur.ts';
import { contrast, difference, meanColor, paintPrompt } from './paint-prompt.ts';

const PROMPTS = [
  'abstract geometric bauhaus poster',
  'xyzzy plugh',
  'portrait of a red fox in a snowy forest',
  'neon cyberpunk city in the rain',
  'city street on a sunny day',
  'city skyline at sunset',
  'astronaut floating above a purple planet',
  'spiral galaxy',
  'bowl of ramen',
  'cup of coffee',
  'sushi',
  'birthday cake',
] as const;

describe.each(PROMPTS)('%s', (prompt) => {
  const first = paintPrompt(prompt);

  it('gives the same picture for the same seed', () => {
    expect(difference(first, paintPrompt(prompt))).toBe(0);
  });

  it('gives another picture for another seed', () => {
    expect(difference(first, paintPrompt(prompt, { seed: 2 }))).toBeGreaterThan(0.015);
  });

  it('is not a flat frame, and every value is a finite light', () => {
    expect(contrast(first)).toBeGreaterThan(0.05);
    expect(first.data.every((v) => Number.isFinite(v) && v >= -0.01)).toBe(true);
  });

  it('is composed the same at preview size', () => {
    const large = paintPrompt(prompt, { width: 224, height: 168 });
    const small = paintPrompt(prompt, { width: 112, height: 84 });
    expect(difference(large, enlarge(small, 224, 168))).toBeLessThan(0.09);
  });

  it('stops at a checkpoint', () => {
    const stop = new Error('stop');
    let calls = 0;
    const checkpoint = () => {
      if (++calls > 3) throw stop;
    };
    expect(() => paintPrompt(prompt, { checkpoint })).toThrow(stop);
  });
});

describe('every ratio', () => {
  it.each([
    [64, 160],
    [160, 64],
    [81, 100],
  ])('paints %i x %i', (width, height) => {
    for (const prompt of ['abstract', 'a cat', 'a city', 'a planet', 'ramen']) {
      expect(contrast(paintPrompt(prompt, { width, height }))).toBeGreaterThan(0.04);
    }
  });
});

describe('colour words', () => {
  it('bind to the animal', () => {
    const middle = [0.35, 0.3, 0.65, 0.5] as const;
    const red = meanColor(paintPrompt('a red fox'), middle);
    const blue = meanColor(paintPrompt('a blue fox'), middle);
    const white = meanColor(paintPrompt('a white cat'), middle);
    const black = meanColor(paintPrompt('a black cat'), middle);
    expect(red[0]).toBeGreaterThan(red[2] * 2);
    expect(blue[2]).toBeGreaterThan(blue[0] * 1.5);
    expect(white[1]).toBeGreaterThan(black[1] * 3);
  });

  it('bind to the planet', () => {
    const low = [0.3, 0.78, 0.7, 1] as const;
    const green = meanColor(paintPrompt('astronaut above a green planet'), low);
    const purple = meanColor(paintPrompt('astronaut above a purple planet'), low);
    expect(green[1]).toBeGreaterThan(green[2]);
    expect(purple[2]).toBeGreaterThan(purple[1]);
  });

  it('lead the palette of an abstract picture', () => {
    const blue = meanColor(paintPrompt('blue geometric composition'));
    const red = meanColor(paintPrompt('red geometric composition'));
    expect(blue[2] - blue[0]).toBeGreaterThan(red[2] - red[0] + 0.1);
  });

  it('colour the bowl', () => {
    const bowl = [0.35, 0.64, 0.6, 0.76] as const;
    const green = meanColor(paintPrompt('green bowl of ramen'), bowl);
    expect(green[1]).toBeGreaterThan(green[0] * 1.3);
  });
});

describe('layouts', () => {
  it.each(['abstract geometric bauhaus poster', 'a fox', 'a city', 'outer space', 'bowl of ramen'])(
    'differ between seeds: %s',
    (prompt) => {
      const pictures = [1, 2, 3].map((seed) =>
        paintPrompt(prompt, { seed, width: 64, height: 64 }),
      );
      for (let i = 0; i < pictures.length; i++) {
        for (let j = 0; j < i; j++) {
          expect(difference(pictures[i]!, pictures[j]!)).toBeGreaterThan(0.012);
        }
      }
    },
  );
});
