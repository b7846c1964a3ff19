import { describe, expect, it } from 'vitest';
import { Canvas } from '../core/canvas.ts';
import { noiseTiles } from '../core/noise.ts';
import { createRandom } from '../core/random.ts';
import { createLightRig } from '../paint/light-rig.ts';
import { Pen } from '../paint/pen.ts';
import { parsePrompt } from '../parse/parse-prompt.ts';
import { looksAtViewer } from './animal/seated-figure.ts';
import { WILD_SPECIES } from './animal/wild-species.ts';
import { difference, meanColor, paintPrompt } from './paint-prompt.ts';
import { createActor } from './stage/actor.ts';

/** Mean change between neighbouring pixels of a part of the picture: how much detail it has. */
function detail(canvas: Canvas, left: number, top: number, right: number, bottom: number): number {
  let sum = 0;
  let n = 0;
  for (let y = Math.floor(top * canvas.height); y < bottom * canvas.height - 1; y++) {
    for (let x = Math.floor(left * canvas.width); x < right * canvas.width - 1; x++, n++) {
      const k = (y * canvas.width + x) * 3 + 1;
      sum += Math.abs(canvas.data[k]! - canvas.data[k + 3]!);
    }
  }
  return sum / n;
}

describe('portraits of people', () => {
  it('show another person for each of eight seeds', () => {
    const pictures = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) =>
      paintPrompt('portrait of a woman', { seed, width: 72, height: 72 }),
    );
    for (let i = 0; i < pictures.length; i++) {
      for (let j = 0; j < i; j++) {
        expect(difference(pictures[i]!, pictures[j]!)).toBeGreaterThan(0.025);
      }
    }
  });

  it('are sharp where the face is and soft behind it', () => {
    let face = 0;
    let behind = 0;
    for (const seed of [1, 2, 5, 6]) {
      const canvas = paintPrompt('portrait of a man in a forest', {
        seed,
        width: 160,
        height: 160,
      });
      face += detail(canvas, 0.34, 0.2, 0.66, 0.55);
      behind += detail(canvas, 0, 0.05, 0.16, 0.5);
    }
    expect(face).toBeGreaterThan(1.6 * behind);
  });

  it('keep clothes and place when a word changes only the age', () => {
    for (const seed of [2, 5, 7]) {
      const options = { seed, width: 72, height: 72 };
      const low = [0.3, 0.84, 0.7, 1] as const;
      const young = meanColor(paintPrompt('portrait of a man on a beach', options), low);
      const old = meanColor(paintPrompt('portrait of an old man on a beach', options), low);
      for (let c = 0; c < 3; c++) expect(Math.abs(young[c]! - old[c]!)).toBeLessThan(0.06);
    }
  });

  it('whiten the hair of the old', () => {
    const crown = (prompt: string) => {
      let sum = 0;
      for (const seed of [1, 3, 4]) {
        const canvas = paintPrompt(prompt, { seed, width: 96, height: 96 });
        const [r, g, b] = meanColor(canvas, [0.44, 0.14, 0.56, 0.22]);
        sum += (r + g + b) / 3;
      }
      return sum / 3;
    };
    expect(crown('portrait of an old woman')).toBeGreaterThan(crown('portrait of a woman') + 0.08);
  });
});

describe('portraits of animals', () => {
  it.each(Object.keys(WILD_SPECIES))('a %s has a close-up unlike its whole figure', (name) => {
    const options = { seed: 3, width: 72, height: 72 };
    const close = paintPrompt(`portrait of a ${name}`, options);
    const again = paintPrompt(`portrait of a ${name}`, options);
    const wide = paintPrompt(`wide shot of a ${name} in a forest`, options);
    expect(difference(close, again)).toBe(0);
    expect(difference(close, wide)).toBeGreaterThan(0.05);
  });
});

describe('animals in a scene', () => {
  const canvas = new Canvas(32, 32);
  const turned = (prompt: string, haze: number): number => {
    const spec = parsePrompt(prompt);
    const rig = createLightRig(spec, createRandom(1));
    const frame = { x: 16, y: 30, scale: 20, facing: 1, tilt: 0 };
    const pen = new Pen(canvas, noiseTiles(), frame, { rig, side: 1, haze });
    const state = { snow: 0, isLit: false, place: 'ground' } as const;
    const seeds = Array.from({ length: 40 }, (_, seed) => seed);
    return seeds.filter((seed) =>
      looksAtViewer(pen, createActor(spec.subjects[0]!, spec, createRandom(seed), state)),
    ).length;
  };

  it('look at the viewer in some pictures and elsewhere in others', () => {
    expect(turned('a fox in a forest', 0)).toBeGreaterThan(8);
    expect(turned('a fox in a forest', 0)).toBeLessThan(32);
  });

  it('are seen from the side when they run, are many or are lost in haze', () => {
    expect(turned('a running fox in a forest', 0)).toBe(0);
    expect(turned('nine foxes in a forest', 0)).toBe(0);
    expect(turned('a fox in a forest', 0.5)).toBe(0);
  });
});
