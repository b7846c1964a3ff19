import type { Concept } from '../concept.ts';

export const PHONE: Concept = {
  name: 'phone',
  words: 'phone, smartphone, cell phone, mobile phone, mobile, cellphone, tablet',
  kind: 'prop',
  size: 0.16,
  habitat: ['table', 'ground'],
  places: ['tabletop', 'room'],
  held: true,
  grip: 'forward',
  build(k) {
    const shell = k.color('main', '#26272f', '#e6e2da', '#3f6fa8', '#d86a7a');
    const [w, h] = k.has('tablet') ? [0.17, 0.24] : [0.076, 0.158];
    k.at([0, h / 2 + 0.004, 0], { pitch: -14 }, () => {
      k.box([0, 0, 0], [w, h, 0.01], { color: shell, material: 'lacquer', round: 0.005 });
      k.box([0, 0, 0.0045], [w - 0.007, h - 0.008, 0.003], {
        color: '#2f5fb8',
        material: 'window',
        round: 0.0015,
        paint: [
          {
            color: '#f2a0b8',
            glow: 0.5,
            on: { kind: 'ramp', axis: 'y', from: -h * 0.4, to: h * 0.4 },
          },
          {
            color: '#6a5fd8',
            glow: 0.5,
            on: { kind: 'ball', at: [w * 0.3, h * 0.3, 0], radius: w * 0.8, soft: 0.6 },
          },
        ],
      });
      const icons = ['#f2c84a', '#5fc07a', '#e8605a', '#f6f1e8'];
      for (let i = 0; i < 16; i++)
        k.box(
          [((i % 4) - 1.5) * w * 0.21, h * 0.3 - Math.floor(i / 4) * w * 0.24, 0.0062],
          [w * 0.14, w * 0.14, 0.0012],
          { color: icons[(i * 7) % 4]!, material: 'glow', round: 0.0006, shadow: false },
        );
      k.socket('grip', [0, -h * 0.3, -0.004], 0.04, { yaw: 180 });
    });
  },
};
