import type { Concept } from '../concept.ts';

export const TAXI: Concept = {
  name: 'taxi',
  words: 'taxi, cab, yellow cab, taxi cab',
  kind: 'vehicle',
  size: 4.3,
  habitat: ['ground'],
  places: ['street'],
  build(k) {
    const color = k.color('main', '#f4b81e');
    const top = k.saloon({
      color,
      band: '#f1ebdc',
      paint: [
        {
          color: '#f4efe2',
          on: [
            { kind: 'ramp', axis: 'y', from: 0.6, to: 0.61 },
            { kind: 'ramp', axis: 'y', from: 0.78, to: 0.77 },
            { kind: 'facing', axis: 'z', from: 0.5, to: 0.4 },
          ],
        },
        {
          color: '#1c1a1a',
          on: [
            { kind: 'checks', step: 0.09 },
            { kind: 'ramp', axis: 'y', from: 0.6, to: 0.61 },
            { kind: 'ramp', axis: 'y', from: 0.78, to: 0.77 },
            { kind: 'facing', axis: 'z', from: 0.5, to: 0.4 },
          ],
        },
      ],
    });
    k.box([0, top + 0.08, -0.1], [0.62, 0.2, 0.22], {
      color: '#fff0b0',
      material: 'glow',
      round: 0.05,
      shadow: false,
    });
    k.box([0, top, -0.1], [0.7, 0.05, 0.3], { color: '#1c1a1a', material: 'plastic' });
  },
};
