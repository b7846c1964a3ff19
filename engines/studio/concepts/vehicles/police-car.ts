import type { Concept } from '../concept.ts';

export const POLICE_CAR: Concept = {
  name: 'police-car',
  words: 'police car, patrol car, squad car',
  kind: 'vehicle',
  size: 4.3,
  habitat: ['ground'],
  places: ['street'],
  build(k) {
    const color = k.color('main', '#f4f4f2');
    const top = k.saloon({
      color,
      paint: [
        {
          color: '#1f4f9a',
          on: [
            { kind: 'ramp', axis: 'y', from: 0.54, to: 0.55 },
            { kind: 'ramp', axis: 'y', from: 0.8, to: 0.79 },
          ],
        },
      ],
    });
    k.box([0, top + 0.03, -0.1], [1.0, 0.06, 0.26], { color: '#222429', material: 'plastic' });
    k.box([0.26, top + 0.11, -0.1], [0.44, 0.13, 0.22], {
      color: '#2f6cff',
      material: 'glow',
      round: 0.05,
      shadow: false,
    });
    k.box([-0.26, top + 0.11, -0.1], [0.44, 0.13, 0.22], {
      color: '#ff3a32',
      material: 'glow',
      round: 0.05,
      shadow: false,
    });
  },
};
