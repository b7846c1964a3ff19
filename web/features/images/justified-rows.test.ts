import { describe, expect, it } from 'vitest';
import { findRowOf, findVerticalNeighbour, layOutRows } from './justified-rows.ts';

const measures = { containerWidth: 1200, targetHeight: 300, gap: 8 };
/** The ratios of the eight sizes, over and over. */
const listed = [1, 0.75, 4 / 3, 16 / 9, 1536 / 656, 9 / 16, 1024 / 819, 1.6];
const many = Array.from({ length: 10_000 }, (_, index) => listed[(index * 7 + (index >> 3)) % 8]!);

describe('layOutRows', () => {
  it('holds each picture once, in order', () => {
    const rows = layOutRows(many, measures);
    expect(rows[0]!.start).toBe(0);
    expect(rows.at(-1)!.end).toBe(many.length);
    for (const [index, row] of rows.entries()) {
      expect(row.end).toBeGreaterThan(row.start);
      if (index > 0) expect(row.start).toBe(rows[index - 1]!.end);
    }
  });

  it('fills the width exactly with uncropped pictures, but for the last row', () => {
    const rows = layOutRows(many, measures);
    for (const row of rows.slice(0, -1)) {
      const width = row.widths.reduce((sum, w) => sum + w, 0) + 8 * (row.widths.length - 1);
      expect(width).toBeCloseTo(1200, 3);
      for (const [position, w] of row.widths.entries())
        expect(w / row.height).toBeCloseTo(many[row.start + position]!, 6);
    }
  });

  it('stays near the target height', () => {
    for (const row of layOutRows(many, measures).slice(0, -1)) {
      expect(row.height).toBeGreaterThan(200);
      expect(row.height).toBeLessThan(420);
    }
  });

  it('does not stretch a last row that is not full', () => {
    expect(layOutRows([1], measures)).toEqual([{ start: 0, end: 1, height: 300, widths: [300] }]);
  });

  it('gives a picture wider than a phone a row of its own', () => {
    const rows = layOutRows([2.34, 2.34], { containerWidth: 340, targetHeight: 220, gap: 4 });
    expect(rows.map(({ start, end }) => [start, end])).toEqual([
      [0, 1],
      [1, 2],
    ]);
    expect(rows[0]!.widths[0]).toBeCloseTo(340);
  });

  it('has no rows without pictures or room', () => {
    expect(layOutRows([], measures)).toEqual([]);
    expect(layOutRows([1], { ...measures, containerWidth: 0 })).toEqual([]);
  });
});

describe('finding the way', () => {
  const rows = layOutRows(many, measures);

  it('finds the row of each picture', () => {
    for (const index of [0, 1, 17, 4321, 9999]) {
      const row = rows[findRowOf(rows, index)]!;
      expect(row.start <= index && index < row.end).toBe(true);
    }
    expect(findRowOf(rows, 10_000)).toBe(-1);
  });

  it('goes to the picture below and ends at the edges', () => {
    const below = findVerticalNeighbour(rows, 0, 1, 8);
    expect(below).toBe(rows[1]!.start);
    expect(findVerticalNeighbour(rows, 0, -1, 8)).toBeNull();
    expect(findVerticalNeighbour(rows, 9999, 1, 8)).toBeNull();
  });
});
