import type { Concept } from '../concept.ts';

export const LAMP: Concept = {
  name: 'lamp',
  words: 'lamp, table lamp, desk lamp, bedside lamp',
  kind: 'prop',
  size: 0.5,
  habitat: ['table'],
  places: ['room'],
  parts: { shade: 'shade, lampshade' },
  build(k) {
    const base = k.color('main', '#2f7d78', '#b0483a', '#3d5a94');
    k.lathe(
      [
        [0, 0],
        [0.09, 0],
        [0.095, 0.012],
        [0.05, 0.025],
        [0.03, 0.05],
        [0.07, 0.11],
        [0.075, 0.15],
        [0.05, 0.2],
        [0.02, 0.24],
        [0.014, 0.3],
        [0, 0.3],
      ],
      { color: base, material: 'ceramic', around: 44 },
    );
    k.lathe(
      [
        [0.165, 0.27],
        [0.11, 0.47],
      ],
      {
        color: k.color('shade', '#ffdf9e'),
        material: 'glow',
        straight: true,
        shadow: false,
        around: 44,
      },
    );
    k.lathe(
      [
        [0.166, 0.268],
        [0.168, 0.276],
      ],
      { color: '#c98f3e', material: 'gold', straight: true, shadow: false, around: 44 },
    );
    k.socket('light', [0, 0.36, 0], 0.3);
    k.socket('top', [0, 0.47, 0], 0.2);
  },
};
