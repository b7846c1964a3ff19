import { gridMesh } from '../../model/mesh.ts';
import { mottled } from '../../model/paint.ts';
import { compose, type Frame, frame, frameToward } from '../../model/vec.ts';
import type { Concept } from '../concept.ts';

export const BRANCH: Concept = {
  name: 'branch',
  words: 'branch, tree branch, bough, twig, mossy branch, bare branch',
  kind: 'furniture',
  size: 0.7,
  habitat: ['ground'],
  places: ['forest'],
  build(k) {
    const bark = {
      color: k.color('main', '#6b4a33', '#7a583c'),
      material: 'bark',
      paint: [
        mottled(9),
        {
          color: '#6f8a3c',
          amount: 0.8,
          on: [
            { kind: 'facing', axis: 'y', from: 0.5, to: 0.9 },
            { kind: 'noise', scale: 7, from: 0.45, to: 0.6 },
          ],
        },
      ],
    } as const;
    const leaf = k.has('autumn')
      ? k.color('leaves', '#d98a2e', '#c9622a')
      : k.color('leaves', '#5f9a44', '#75a84a');
    const dip = k.vary(-0.03, 0.05);
    // From the trunk at the left edge across and a little up, with two twigs.
    k.tube(
      [
        [0.95, 0.3, -0.1],
        [0.5, 0.42, -0.02],
        [0, 0.48 + dip, 0.02],
        [-0.45, 0.56, 0],
        [-0.85, 0.68, 0.06],
      ],
      [0.07, 0.056, 0.044, 0.03, 0.008],
      bark,
    );
    k.tube(
      [
        [0.3, 0.45, 0],
        [0.18, 0.6, -0.1],
        [0.12, 0.8, -0.16],
      ],
      [0.028, 0.018, 0.005],
      bark,
    );
    k.tube(
      [
        [-0.35, 0.54, 0],
        [-0.5, 0.45, 0.12],
        [-0.7, 0.42, 0.2],
      ],
      [0.02, 0.013, 0.004],
      bark,
    );
    k.tube(
      [
        [0.98, -0.1, -0.12],
        [0.97, 0.5, -0.12],
        [0.99, 1.25, -0.14],
      ],
      [0.16, 0.14, 0.12],
      bark,
    );
    const blade = gridMesh((u, v) => [(u - 0.5) * 0.5 * v * (1 - v) * 3.4, -0.25 * v * v, v], 2, 6);
    const frames: Frame[] = [];
    for (let i = 0; i < 34; i++) {
      const [x, y, z] =
        i % 3 === 0 ? [0.15, 0.72, -0.13] : i % 3 === 1 ? [-0.62, 0.43, 0.17] : [-0.76, 0.66, 0.05];
      const at = [
        x + k.vary(-0.12, 0.12),
        y + k.vary(-0.09, 0.1),
        z + k.vary(-0.08, 0.08),
      ] as const;
      const way = frameToward(at, [k.vary(-1, 1), k.vary(-0.6, 0.5), k.vary(-0.4, 1)]);
      frames.push(compose(way, frame([0, 0, 0], { scale: k.vary(0.09, 0.15) })));
    }
    k.scatter(blade, frames, { color: leaf, material: 'leaf', paint: [mottled(14, 0.35)] });
    k.socket('perch', [0.02, 0.525 + dip, 0.02], 0.85);
    k.socket('top', [0.02, 0.525 + dip, 0.02], 0.85);
  },
};
