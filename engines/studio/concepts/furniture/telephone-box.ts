import type { Concept } from '../concept.ts';

export const TELEPHONE_BOX: Concept = {
  name: 'telephone-box',
  words: 'telephone box, phone booth, telephone booth, phone box, red phone box',
  kind: 'furniture',
  size: 2.5,
  habitat: ['ground'],
  places: ['street'],
  build(k) {
    const red = { color: k.color('main', '#c8242a', '#b81e26'), material: 'lacquer' } as const;
    const lit = k.has('night');
    k.box([0, 0.08, 0], [1.02, 0.16, 1.02], { color: '#3a3a3e', material: 'stone' });
    for (const x of [0.42, -0.42])
      for (const z of [0.42, -0.42])
        k.box([x, 1.15, z], [0.14, 2.0, 0.14], { ...red, round: 0.02 });
    for (const yaw of [0, 90, 180, 270])
      k.at([0, 0, 0], { yaw }, () => {
        k.box(
          [0, 1.24, 0.41],
          [0.74, 1.56, 0.03],
          yaw === 180
            ? red
            : { color: lit ? '#ffd98a' : '#9fc0c8', material: lit ? 'glow' : 'window' },
        );
        k.box([0, 0.32, 0.43], [0.74, 0.32, 0.06], red);
        if (yaw !== 180) {
          for (const x of [-0.2, 0.2]) k.box([x, 1.24, 0.43], [0.035, 1.56, 0.04], red);
          for (let i = 0; i < 7; i++) k.box([0, 0.56 + i * 0.225, 0.43], [0.74, 0.03, 0.04], red);
        }
        k.box([0, 2.13, 0.44], [0.96, 0.2, 0.12], { ...red, round: 0.02 });
        k.box([0, 2.13, 0.5], [0.68, 0.12, 0.02], {
          color: lit ? '#fff0c8' : '#fbf6e8',
          material: lit ? 'glow' : 'plastic',
        });
        for (let i = 0; i < 7; i++)
          k.box([-0.24 + i * 0.08, 2.13, 0.512], [0.045, 0.05, 0.006], {
            color: '#26262a',
            material: 'plastic',
            round: 0,
          });
        k.prism(
          [0, 2.23, 0.4],
          [
            [-0.46, 0],
            [0.46, 0],
            [0.3, 0.1],
            [0, 0.15],
            [-0.3, 0.1],
          ],
          0.14,
          red,
        );
      });
    k.shell(
      [
        [-0.48, 2.22, 2.26, 0.42],
        [-0.3, 2.22, 2.4, 0.47],
        [0, 2.22, 2.46, 0.48],
        [0.3, 2.22, 2.4, 0.47],
        [0.48, 2.22, 2.26, 0.42],
      ],
      { ...red, round: 0.6 },
    );
    k.box([0.3, 1.2, 0.46], [0.03, 0.22, 0.04], { color: '#d8a84a', material: 'gold' });
    k.socket('door', [0, 0.16, 0.8], 0.6);
    k.socket('top', [0, 2.46, 0], 0.6);
    k.socket('perch', [0, 2.46, 0], 0.4);
  },
};
