import { describe, expect, it } from 'vitest';
import { paintPrompt } from '../scene/paint-prompt.ts';
import { Canvas } from './canvas.ts';
import { rect } from './geometry.ts';
import { fillPolygons } from './raster.ts';
import { recordSubject, SubjectPlane } from './subject-plane.ts';

const GREY = [0.5, 0.5, 0.5] as const;

function stage(): { canvas: Canvas; subjects: SubjectPlane } {
  const canvas = new Canvas(64, 48);
  const subjects = new SubjectPlane(canvas);
  canvas.subjects = subjects;
  return { canvas, subjects };
}

describe('subject plane', () => {
  it('gives a subject the pixels that its solid shapes cover, and no others', () => {
    const { canvas, subjects } = stage();
    fillPolygons(canvas, rect(0, 0, 64, 48), GREY);
    recordSubject(canvas, 3, () => {
      fillPolygons(canvas, rect(10, 10, 20, 8), GREY);
      fillPolygons(canvas, rect(40, 10, 20, 8), GREY, { alpha: 0.3 });
      fillPolygons(canvas, rect(40, 30, 20, 8), GREY, { blend: 'add' });
    });
    fillPolygons(canvas, rect(10, 30, 20, 8), GREY);
    expect(subjects.owner.filter((own) => own === 3).length).toBe(20 * 8);
    expect(subjects.ownerAt(12, 12)).toBe(3);
    expect(subjects.ownerAt(45, 12)).toBe(0);
  });

  it('shows the nearer of two subjects, and neither behind what stands before them', () => {
    const { canvas, subjects } = stage();
    recordSubject(canvas, 1, () => fillPolygons(canvas, rect(5, 5, 30, 30), GREY));
    recordSubject(canvas, 2, () => fillPolygons(canvas, rect(20, 5, 30, 30), GREY));
    recordSubject(canvas, 0, () => fillPolygons(canvas, rect(0, 25, 64, 10), GREY));
    expect([subjects.ownerAt(10, 10), subjects.ownerAt(25, 10), subjects.ownerAt(25, 30)]).toEqual([
      1, 2, 0,
    ]);
  });

  it('outlines each subject, also where one stands before another', () => {
    const { canvas, subjects } = stage();
    recordSubject(canvas, 1, () => fillPolygons(canvas, rect(5, 5, 30, 30), GREY));
    recordSubject(canvas, 2, () => fillPolygons(canvas, rect(20, 5, 30, 30), GREY));
    const line = subjects.outline(canvas, 2);
    const at = (x: number, y: number) => line[y * 64 + x]!;
    expect(Math.min(at(4, 20), at(19, 20), at(49, 20))).toBeGreaterThan(0.8);
    expect(Math.max(at(12, 20), at(27, 20), at(58, 20))).toBe(0);
  });

  it('keeps thin parts when it is shrunk', () => {
    const { canvas, subjects } = stage();
    recordSubject(canvas, 1, () => fillPolygons(canvas, rect(21, 4, 1, 40), GREY));
    expect(subjects.shrunk(4).filter((own) => own === 1).length).toBe(10);
  });
});

describe('what scenes tell styles', () => {
  it('finds each of several subjects, and the water in front of their hulls', () => {
    const { subjects, height } = paintPrompt('three sailboats on a calm sea', {
      width: 192,
      height: 192,
    });
    const seen = subjects!.samples(1);
    expect(seen.length).toBe(3);
    const share = subjects!.owner.filter((own) => own > 0).length / subjects!.owner.length;
    expect(share).toBeGreaterThan(0.01);
    expect(share).toBeLessThan(0.45);
    expect(subjects!.owner.subarray((height - 3) * 192).every((own) => own === 0)).toBe(true);
  });

  it('knows heroes of landscapes, portraits and spacefarers', () => {
    for (const prompt of ['a castle on a hill', 'portrait of a fox', 'an astronaut in space']) {
      const { subjects } = paintPrompt(prompt, { width: 96, height: 96 });
      expect(subjects!.samples(1).length, prompt).toBeGreaterThan(0);
    }
  });

  it('sees the sky above the land, and none where a mountain or a subject is', () => {
    const { sky } = paintPrompt('a lake with mountains', { width: 128, height: 128 });
    const { width, height, open } = sky!;
    const mean = (fromRow: number, toRow: number) => {
      const part = open.subarray(fromRow * width, toRow * width);
      return part.reduce((sum, v) => sum + v, 0) / part.length;
    };
    expect(mean(0, 4)).toBeGreaterThan(0.95);
    expect(mean(height - 12, height)).toBeLessThan(0.02);
  });
});
