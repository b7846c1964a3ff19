import { describe, expect, it } from 'vitest';
import { Canvas } from './canvas.ts';
import { ellipse, rect } from './geometry.ts';
import { TAU } from './math.ts';
import { coverPolygons, fillPolygons } from './raster.ts';

function area(coverage: ReturnType<typeof coverPolygons>): number {
  return coverage ? coverage.alpha.reduce((sum, a) => sum + a, 0) : 0;
}

describe('rasteriser', () => {
  it('covers exactly the area of a rectangle at any subpixel offset', () => {
    for (const offset of [0, 0.125, 0.37, 0.5, 0.91]) {
      const cover = coverPolygons(32, 32, rect(3 + offset, 4 + offset * 0.7, 10.5, 6.25));
      expect(area(cover)).toBeCloseTo(10.5 * 6.25, 4);
    }
  });

  it('covers exactly the area of thin and steep triangles', () => {
    expect(area(coverPolygons(64, 64, [2.3, 5.1, 60.7, 6.4, 30.2, 9.9]))).toBeCloseTo(
      Math.abs((60.7 - 2.3) * (9.9 - 5.1) - (30.2 - 2.3) * (6.4 - 5.1)) / 2,
      3,
    );
    expect(area(coverPolygons(64, 64, [10, 1.5, 13.25, 60, 11, 62]))).toBeCloseTo(
      Math.abs(3.25 * 60.5 - 1 * 58.5) / 2,
      3,
    );
  });

  it('covers a disc to within half a per cent', () => {
    const disc = (TAU / 2) * 2500;
    expect(Math.abs(area(coverPolygons(128, 128, ellipse(64, 64, 50))) / disc - 1)).toBeLessThan(
      0.006,
    );
  });

  it('clips at every side without losing or adding area', () => {
    const cover = coverPolygons(20, 20, [-30, 10, 10, -30, 50, 10, 10, 50]);
    expect(area(cover)).toBeCloseTo(400, 2);
    const slanted = coverPolygons(20, 20, [-10, 0, 10, 0, 30, 20, 10, 20]);
    expect(area(slanted)).toBeCloseTo(300, 2);
  });

  it('unites overlapping polygons whatever their winding', () => {
    const cover = coverPolygons(20, 20, [rect(2, 2, 10, 10), [6, 6, 6, 16, 16, 16, 16, 6]]);
    expect(area(cover)).toBeCloseTo(100 + 100 - 36, 3);
  });

  it('gives null off the picture and leaves the canvas alone', () => {
    expect(coverPolygons(20, 20, rect(30, 2, 5, 5))).toBeNull();
    expect(coverPolygons(20, 20, rect(2, -9, 5, 5))).toBeNull();
    const canvas = new Canvas(8, 8);
    fillPolygons(canvas, rect(-9, -9, 3, 3), [1, 1, 1]);
    expect(canvas.data.every((v) => v === 0)).toBe(true);
  });

  it('blends over, adds and multiplies', () => {
    const canvas = new Canvas(2, 1);
    fillPolygons(canvas, rect(0, 0, 2, 1), [0.5, 0.5, 0.5]);
    fillPolygons(canvas, rect(0, 0, 1, 1), [1, 0, 0], { alpha: 0.5 });
    fillPolygons(canvas, rect(1, 0, 1, 1), [0.5, 0.5, 0.5], { blend: 'multiply' });
    fillPolygons(canvas, rect(1, 0, 1, 1), [0.1, 0, 0], { blend: 'add' });
    expect([...canvas.data].map((v) => Math.round(v * 1000) / 1000)).toEqual([
      0.75, 0.25, 0.25, 0.35, 0.25, 0.25,
    ]);
  });
});
