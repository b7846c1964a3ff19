import { describe, expect, it } from 'vitest';
import { linearToOklab } from '../core/color.ts';
import { difference, meanColor, paintPrompt } from './paint-prompt.ts';

const SIZE = { width: 96, height: 96 };

/** Share of pixels whose hue lies within 30 degrees of one, and that are no grey. */
function hueShare(prompt: string, hue: number): number {
  const { data } = paintPrompt(prompt, SIZE);
  let share = 0;
  for (let i = 0; i < data.length; i += 3) {
    const [, a, b] = linearToOklab(data[i]!, data[i + 1]!, data[i + 2]!);
    const turn = Math.abs(((((Math.atan2(b, a) * 180) / Math.PI - hue) % 360) + 540) % 360) - 180;
    if (Math.abs(turn) < 30 && Math.sqrt(a * a + b * b) > 0.06) share += 3 / data.length;
  }
  return share;
}

describe('what a prompt says of parts', () => {
  it.each([
    ['portrait of a black cat', 'eyes'],
    ['portrait of a fox', 'eyes'],
  ])('colours the eyes: %s', (prompt) => {
    const blue = paintPrompt(`${prompt} with blue eyes`, SIZE);
    const green = paintPrompt(`${prompt} with green eyes`, SIZE);
    expect(difference(blue, green)).toBeGreaterThan(0.0003);
  });

  it.each(['a cat', 'a horse in a meadow', 'a man', 'portrait of a woman'])(
    'puts a red hat on %s',
    (who) => {
      const bare = paintPrompt(who, SIZE);
      expect(difference(bare, paintPrompt(`${who} with a red hat`, SIZE))).toBeGreaterThan(0.0003);
    },
  );

  it('gives hair the colour that was asked for', () => {
    const red = hueShare('portrait of a woman with red hair', 27);
    expect(red).toBeGreaterThan(hueShare('portrait of a woman with black hair', 27));
  });
});

describe('fields', () => {
  it.each([
    ['a field of lavender', 298],
    ['a poppy field', 28],
    ['a wheat field', 78],
    ['a field of blue flowers', 258],
  ])('%s has the colour of what grows there', (prompt, hue) => {
    expect(hueShare(prompt, hue)).toBeGreaterThan(hueShare('a corn field', hue) + 0.08);
  });

  it('lies under snow in winter', () => {
    const [r, g, b] = meanColor(paintPrompt('a wheat field in the snow', SIZE), [0, 0.8, 1, 1]);
    expect(Math.max(r, g, b) - Math.min(r, g, b)).toBeLessThan(0.15);
  });
});
