import type { Concept } from '../concept.ts';

export const LETTER: Concept = {
  name: 'letter',
  words: 'letter, envelope, love letter, mail, invitation, postcard, card',
  kind: 'prop',
  size: 0.2,
  habitat: ['table', 'ground'],
  places: ['tabletop', 'room'],
  held: true,
  grip: 'forward',
  parts: { seal: 'seal, heart' },
  build(k) {
    const paper = k.color('main', '#f6ead0', '#f0d6d6', '#dfe8f0');
    const [w, h] = [0.28, 0.19];
    k.at([0, h / 2 + 0.004, 0], { pitch: -16 }, () => {
      k.box([0, 0, 0], [w, h, 0.012], { color: paper, material: 'paper', round: 0.004 });
      // The flap and the folds of the back.
      k.sheet(
        (u, v) => [(u - 0.5) * w * (1 - v), h / 2 - v * h * 0.58, 0.0075 + 0.008 * v],
        10,
        8,
        { color: k.tone(paper, 0.9), material: 'paper' },
      );
      for (const s of [1, -1])
        k.tube(
          [
            [(s * w) / 2, -h / 2 + 0.004, 0.0065],
            [s * 0.05, -0.012, 0.0075],
            [s * 0.012, 0.004, 0.0075],
          ],
          0.0014,
          { color: k.tone(paper, 0.62), around: 5, shadow: false },
        );
      const seal = k.color('seal', '#b8242c', '#8a2f6a');
      k.ball([0, -0.018, 0.016], [0.03, 0.03, 0.009], { color: seal, material: 'lacquer' });
      for (const s of [1, -1])
        k.ball([s * 0.0075, -0.014, 0.024], [0.01, 0.01, 0.004], {
          color: k.tone(seal, 1.6),
          material: 'lacquer',
          around: 14,
        });
      k.prism(
        [0, -0.024, 0.024],
        [
          [-0.0155, 0.004],
          [0, -0.015],
          [0.0155, 0.004],
          [0, 0.01],
        ],
        0.006,
        { color: k.tone(seal, 1.6), material: 'lacquer' },
      );
      k.socket('grip', [0, -0.08, 0], 0.05);
    });
  },
};
