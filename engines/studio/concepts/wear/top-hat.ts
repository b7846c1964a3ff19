import type { Concept } from '../concept.ts';

export const TOP_HAT: Concept = {
  name: 'top-hat',
  words: 'top hat, tophat, cylinder hat, silk hat',
  kind: 'wear',
  size: 0.2,
  habitat: ['table', 'ground'],
  places: ['tabletop'],
  worn: 'headTop',
  parts: { band: 'band, ribbon, hatband' },
  build(k) {
    const felt = k.color('main', '#211f26');
    const look = { color: felt, material: 'felt' } as const;
    k.lathe(
      [
        [0.085, -0.01],
        [0.15, -0.012],
        [0.163, 0.004],
        [0.158, 0.016],
        [0.12, 0.004],
        [0.094, 0.012],
      ],
      look,
    );
    k.lathe(
      [
        [0.094, 0],
        [0.088, 0.07],
        [0.094, 0.15],
        [0.106, 0.2],
        [0.1, 0.212],
        [0, 0.214],
      ],
      { ...look, around: 48 },
    );
    k.lathe(
      [
        [0.094, 0.012],
        [0.098, 0.014],
        [0.094, 0.058],
        [0.088, 0.06],
      ],
      {
        color: k.color('band', '#b3262e', '#2f6fae', '#d9a23a'),
        material: 'cloth',
        straight: true,
        around: 48,
      },
    );
    k.socket('wear', [0, 0.004, 0], 0.17);
  },
};
