import { describe, expect, it } from 'vitest';
import { Canvas } from '../core/canvas.ts';
import { rect } from '../core/geometry.ts';
import { fillPolygons } from '../core/raster.ts';
import { recordSubject, SubjectPlane } from '../core/subject-plane.ts';
import { exposeSubjects, separateSubjects } from './subject-tone.ts';
import { lightnessPlane } from './tone.ts';

/** A square of one grey with a darker stripe, on ground of another. */
function squareOn(ground: number, subject: number): Canvas {
  const canvas = new Canvas(96, 96);
  canvas.subjects = new SubjectPlane(canvas);
  fillPolygons(canvas, rect(0, 0, 96, 96), [ground, ground, ground]);
  recordSubject(canvas, 1, () => {
    fillPolygons(canvas, rect(32, 32, 32, 32), [subject, subject, subject]);
    fillPolygons(canvas, rect(40, 32, 4, 32), [subject * 0.8, subject * 0.8, subject * 0.8]);
  });
  return canvas;
}

const at = (canvas: Canvas, x: number, y: number) => canvas.data[(y * 96 + x) * 3]!;

describe('separating subjects', () => {
  it('shades the ground round a paler subject and lights it round a darker one', () => {
    const paler = squareOn(0.3, 0.36);
    separateSubjects(paler);
    expect(at(paler, 31, 48)).toBeLessThan(0.22);
    const darker = squareOn(0.3, 0.26);
    separateSubjects(darker);
    expect(at(darker, 31, 48)).toBeGreaterThan(0.38);
    expect(at(darker, 2, 2)).toBeCloseTo(0.3, 2);
    expect(at(darker, 50, 48)).toBeCloseTo(0.26, 5);
  });

  it('leaves a subject alone that stands out by itself', () => {
    const canvas = squareOn(0.1, 0.8);
    separateSubjects(canvas);
    expect(at(canvas, 31, 48)).toBeCloseTo(0.1, 5);
  });
});

describe('tones of subjects', () => {
  it('turn pale on dark ground and dark on pale, and keep their own differences', () => {
    for (const ground of [0.02, 0.9]) {
      const canvas = squareOn(ground, 0.3);
      const own = lightnessPlane(canvas);
      const tone = own.slice();
      exposeSubjects(canvas, tone, own);
      const body = tone[48 * 96 + 55]!;
      if (ground < 0.5) expect(body).toBeGreaterThan(0.65);
      else expect(tone[48 * 96 + 42]!).toBeLessThan(0.2);
      expect(body - tone[48 * 96 + 42]!).toBeGreaterThan(0.2);
      expect(tone[5]).toBe(own[5]);
    }
  });
});
