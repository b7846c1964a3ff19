import { describe, expect, it } from 'vitest';
import { Canvas } from '../core/canvas.ts';
import { createRandom } from '../core/random.ts';
import { parsePrompt } from '../parse/parse-prompt.ts';
import { contrast, difference, paintPrompt } from '../scene/paint-prompt.ts';
import { spanMesh } from './mesh.ts';
import { findStyle } from './registry.ts';
import { STYLES } from './style-words.fixture.ts';
import { lightnessPlane } from './tone.ts';

const PAINTED = STYLES.filter((style) => style !== 'photo');

function distinctColors(canvas: Canvas): number {
  const colors = new Set<string>();
  for (let k = 0; k < canvas.data.length; k += 3) {
    colors.add([0, 1, 2].map((c) => canvas.data[k + c]!.toFixed(4)).join());
  }
  return colors.size;
}

describe.each(PAINTED)('%s', (style) => {
  const prompt = `castle on a hill at sunset, ${style}`;
  const styled = paintPrompt(prompt, { styled: true });

  it('gives the same picture for the same seed', () => {
    expect(difference(styled, paintPrompt(prompt, { styled: true }))).toBe(0);
  });

  it('changes the picture without losing it', () => {
    const plain = paintPrompt(prompt);
    expect(difference(plain, styled)).toBeGreaterThan(0.004);
    expect(contrast(styled)).toBeGreaterThan(0.08);
    expect(styled.data.every((v) => Number.isFinite(v))).toBe(true);
  });

  it('suits every family and an odd size', () => {
    for (const subject of ['a cat', 'a city', 'sushi']) {
      const size = { width: 75, height: 61, styled: true };
      const picture = paintPrompt(`${subject}, ${style}`, size);
      expect([picture.width, picture.height]).toEqual([75, 61]);
      expect(contrast(picture)).toBeGreaterThan(0.03);
    }
  });

  it('stops at a checkpoint', () => {
    let isStyling = false;
    const stop = new Error('stop');
    const checkpoint = () => {
      if (isStyling) throw stop;
    };
    const paint = () => {
      paintPrompt(prompt, { checkpoint });
      isStyling = true;
      paintPrompt(prompt, { checkpoint, styled: true });
    };
    expect(paint).toThrow(stop);
  });
});

describe('pixel art', () => {
  it('uses no more than its palette', () => {
    const picture = paintPrompt('castle on a hill, pixel art', { styled: true });
    expect(distinctColors(picture)).toBeLessThanOrEqual(30);
  });

  it('is made of whole cells', () => {
    const picture = paintPrompt('a lake, pixel art', { width: 296, height: 296, styled: true });
    for (let y = 0; y < 296; y += 2) {
      for (let x = 0; x < 296; x += 2) {
        const k = (y * 296 + x) * 3;
        expect(picture.data[k]).toBe(picture.data[k + 3]);
      }
    }
  });
});

describe('ink', () => {
  it('is neither pale nor drowned, by day and by night', () => {
    for (const subject of ['wolf in the snow', 'city at night', 'a lake at noon']) {
      const { data } = paintPrompt(`${subject}, ink`, { styled: true });
      let dark = 0;
      let light = 0;
      for (let k = 0; k < data.length; k += 3) {
        if (data[k]! < 0.15) dark++;
        if (data[k]! > 0.5) light++;
      }
      const pixels = data.length / 3;
      expect(dark / pixels).toBeGreaterThan(0.05);
      expect(light / pixels).toBeGreaterThan(0.25);
    }
  });
});

describe('every style', () => {
  it('has a word, a technique of its own, and nothing of another', () => {
    const names = STYLES.map((style) => parsePrompt(`a castle, ${style}`).style);
    expect(new Set(names).size).toBe(STYLES.length);
    const techniques = names.map((name) => findStyle(name).apply);
    expect(new Set(techniques).size).toBe(STYLES.length);
  });

  it('has blacks as rich as its medium in ink', () => {
    const { data } = paintPrompt('a castle on a hill, ink', {
      styled: true,
      width: 192,
      height: 192,
    });
    let darkest = 0;
    for (let k = 0; k < data.length; k += 3) if (data[k]! < 0.02) darkest++;
    expect(darkest / (data.length / 3)).toBeGreaterThan(0.04);
  });
});

describe('small subjects', () => {
  it.each([
    ['ink', 0.5],
    ['ukiyo-e', 0.35],
    ['paper-cut', 0.14],
    ['pencil sketch', 0.4],
  ] as const)('stand out from what is around them in %s', (style, least) => {
    const edge = 224;
    const size = { width: edge, height: edge, seed: 2 };
    const { subjects } = paintPrompt('a small boat on the sea', size);
    const border = subjects!.outline(new Canvas(edge, edge), 3);
    const styled = paintPrompt(`a small boat on the sea, ${style}`, { ...size, styled: true });
    const tone = lightnessPlane(styled);
    // Steps of tone across the outline: a swallowed subject has hardly any.
    let steps = 0;
    let n = 0;
    for (let i = 3 * edge; i < tone.length - 3 * edge; i++) {
      if (border[i]! < 0.9) continue;
      const near = [i, i - 3, i + 3, i - 3 * edge, i + 3 * edge].map((at) => tone[at]!);
      steps += Math.max(...near) - Math.min(...near);
      n++;
    }
    expect(steps / n).toBeGreaterThan(least);
  });
});

describe('low poly', () => {
  it('has no slivers: hardly a triangle is ten times as long as high', () => {
    for (const prompt of ['a fox', 'a castle', 'a city at night']) {
      const canvas = paintPrompt(prompt, { width: 256, height: 192 });
      const mesh = spanMesh(canvas, createRandom(1), { cell: 12, sparse: 4.2, onSubjects: 0.6 });
      let slivers = 0;
      for (let t = 0; t < mesh.triangles.length; t += 3) {
        const [a, b, c] = [0, 1, 2].map((i) => mesh.triangles[t + i]! * 2) as [
          number,
          number,
          number,
        ];
        const p = mesh.points;
        const sides = [
          [a, b],
          [b, c],
          [c, a],
        ].map(([i, j]) => Math.hypot(p[i!]! - p[j!]!, p[i! + 1]! - p[j! + 1]!));
        const longest = Math.max(...sides);
        const area = Math.abs(
          (p[b]! - p[a]!) * (p[c + 1]! - p[a + 1]!) - (p[c]! - p[a]!) * (p[b + 1]! - p[a + 1]!),
        );
        if (area / longest < longest / 10) slivers++;
      }
      expect(slivers / (mesh.triangles.length / 3), prompt).toBeLessThan(0.01);
    }
  });
});
