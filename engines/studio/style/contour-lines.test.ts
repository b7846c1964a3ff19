import { describe, expect, it } from 'vitest';
import { traceContours } from './contour-lines.ts';

/** Distance to the middle of a 41 x 31 plane, negated: inside is high. */
function hill(width: number, height: number): Float32Array {
  return Float32Array.from({ length: width * height }, (_, i) => {
    const x = (i % width) - (width - 1) / 2;
    const y = Math.floor(i / width) - (height - 1) / 2;
    return -Math.sqrt(x * x + y * y);
  });
}

describe('level lines', () => {
  it('go once around a hill, on its level', () => {
    const lines = traceContours(hill(41, 31), 41, 31, -10);
    expect(lines).toHaveLength(1);
    const [line] = lines as [number[]];
    let long = 0;
    for (let i = 0; i < line.length; i += 2) {
      const radius = Math.hypot(line[i]! - 20, line[i + 1]! - 15);
      expect(Math.abs(radius - 10)).toBeLessThan(0.05);
      if (i > 0) long += Math.hypot(line[i]! - line[i - 2]!, line[i + 1]! - line[i - 1]!);
    }
    expect(Math.abs(long - 2 * Math.PI * 10)).toBeLessThan(1);
    expect(line.slice(0, 2)).toEqual(line.slice(-2));
  });

  it('end at the border, in one piece', () => {
    const lines = traceContours(hill(41, 31), 41, 31, -18);
    // The circle leaves at the top and comes back at the foot: two arcs.
    expect(lines).toHaveLength(2);
    for (const line of lines) {
      for (const end of [line[1]!, line.at(-1)!]) expect([0, 30]).toContain(end);
    }
  });

  it('are none on a plain', () => {
    expect(traceContours(new Float32Array(100), 10, 10, 0.5)).toEqual([]);
  });
});
