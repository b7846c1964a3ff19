import { describe, expect, it } from 'vitest';
import { blurPlane } from '../core/blur.ts';
import { Canvas } from '../core/canvas.ts';
import { createRandom } from '../core/random.ts';
import { kuwahara } from './kuwahara.ts';

/** The same by its definition: four boxes a pixel, each summed anew. */
function byDefinition(source: Canvas, radius: number): number[] {
  const { width, height, data } = source;
  const box = (left: number, top: number) => {
    const mean = [0, 0, 0];
    let squares = 0;
    const n = (radius + 1) * (radius + 1);
    for (let j = 0; j <= radius; j++) {
      for (let i = 0; i <= radius; i++) {
        const y = Math.min(height - 1, top + j);
        const k = (y * width + Math.min(width - 1, left + i)) * 3;
        for (let c = 0; c < 3; c++) mean[c]! += data[k + c]! / n;
        const l = data[k]! * 0.2126 + data[k + 1]! * 0.7152 + data[k + 2]! * 0.0722;
        squares += (l * l) / n;
      }
    }
    const l = mean[0]! * 0.2126 + mean[1]! * 0.7152 + mean[2]! * 0.0722;
    const variance = Math.max(0, squares - l * l) + 1e-5;
    return { mean, weight: 1 / (variance * variance) };
  };
  const result: number[] = [];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const right = Math.max(0, Math.min(width - 1 - radius, x));
      const below = Math.max(0, Math.min(height - 1 - radius, y));
      const boxes = [Math.max(0, y - radius), below].flatMap((top) =>
        [Math.max(0, x - radius), right].map((left) => box(left, top)),
      );
      const total = boxes.reduce((sum, b) => sum + b.weight, 0);
      for (let c = 0; c < 3; c++) {
        result.push(boxes.reduce((sum, b) => sum + b.mean[c]! * b.weight, 0) / total);
      }
    }
  }
  return result;
}

describe('Kuwahara filter', () => {
  it('is what its definition says, for boxes small, large and larger than the picture', () => {
    for (const radius of [1, 3, 6, 20]) {
      const canvas = new Canvas(17, 13);
      const random = createRandom(radius);
      for (let i = 0; i < canvas.data.length; i++) canvas.data[i] = random.next();
      const expected = byDefinition(canvas, radius);
      const found = kuwahara(canvas, radius).data;
      const worst = expected.reduce((most, v, i) => Math.max(most, Math.abs(v - found[i]!)), 0);
      expect(worst, `radius ${radius}`).toBeLessThan(1e-3);
    }
  });
});

describe('blur', () => {
  it('keeps the sum of light and spreads a point as a Gaussian of that width does', () => {
    for (const sigma of [2, 5]) {
      const size = 81;
      const plane = new Float32Array(size * size);
      plane[40 * size + 40] = 1;
      blurPlane(plane, size, size, sigma);
      let sum = 0;
      let across = 0;
      let down = 0;
      plane.forEach((v, i) => {
        sum += v;
        across += v * ((i % size) - 40) ** 2;
        down += v * (Math.floor(i / size) - 40) ** 2;
      });
      expect(sum).toBeCloseTo(1, 4);
      expect(across / down).toBeCloseTo(1, 3);
      expect(Math.sqrt(across) / sigma).toBeGreaterThan(0.85);
      expect(Math.sqrt(across) / sigma).toBeLessThan(1.3);
    }
  });
});
