import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../core/random.ts';
import { sculpt } from '../../../paint/sculpt.ts';
import { chooseFace, faceOutline, frontOf, halfWidth, project } from './face-shape.ts';

const FACES = Array.from({ length: 24 }, (_, seed) =>
  chooseFace(
    { softness: (seed % 3) / 2, age: (seed % 4) / 3, isChild: seed % 5 === 0 },
    createRandom(seed),
  ),
);

describe('the form of a face', () => {
  it('finds back the place of the front that it has turned away', () => {
    for (const face of FACES) {
      for (const x of [-0.3, -0.1, 0, 0.2, 0.3]) {
        const [u, v] = project(face, x, -0.2);
        expect(frontOf(face, u, v)).toBeCloseTo(x, 4);
      }
    }
  });

  it('keeps both eyes inside the outline, however far the head turns', () => {
    for (const face of FACES) {
      const outline = faceOutline(face);
      const near: number[] = [];
      for (let i = 0; i < outline.length; i += 2) {
        if (Math.abs(outline[i + 1]! - face.eyeRow) < 0.08) near.push(outline[i]!);
      }
      const reach = face.eyeSpread + 0.1;
      expect(project(face, reach, face.eyeRow)[0]).toBeLessThan(Math.max(...near));
      expect(project(face, -reach, face.eyeRow)[0]).toBeGreaterThan(Math.min(...near));
    }
  });

  it('narrows smoothly from the cheeks to the chin', () => {
    for (const face of FACES) {
      for (let v = -0.3; v > -1.05; v -= 0.02) {
        expect(halfWidth(face, v - 0.02)).toBeLessThan(halfWidth(face, v) + 1e-9);
      }
    }
  });

  it('differs from seed to seed', () => {
    const marks = new Set(FACES.map((f) => `${f.eyeSpread} ${f.jaw} ${f.noseWidth} ${f.sinYaw}`));
    expect(marks.size).toBe(FACES.length);
  });
});

describe('a sculpted surface', () => {
  it('turns away from the middle of a dome on all sides', () => {
    const dome = sculpt(
      { left: -1, right: 1, bottom: -1, top: 1 },
      (u, v) => -(u * u + v * v) / 2,
      100,
    );
    const n = new Float64Array(2);
    for (const [u, v] of [
      [0.5, 0],
      [-0.5, 0],
      [0, 0.5],
      [0, -0.5],
    ] as const) {
      dome.normalAt(u, v, n);
      expect(n[0]! * u + n[1]! * v).toBeGreaterThan(0.15);
    }
  });
});
