import type { Concept } from '../concept.ts';

export const TEDDY_BEAR: Concept = {
  name: 'teddy-bear',
  words:
    'teddy bear, teddy, toy bear, stuffed bear, stuffed animal, plush toy, plushie, plush bear, stuffed toy, toy, cuddly toy',
  kind: 'prop',
  size: 0.44,
  habitat: ['ground', 'table'],
  places: ['room', 'tabletop'],
  held: true,
  grip: 'hug',
  parts: { bow: 'bow, ribbon' },
  build(k) {
    const plush = k.color('main', '#b98550', '#8f6238', '#d9b58a', '#c98f9a');
    const pale = k.tone(plush, 1.75);
    const coat = k.body({
      color: plush,
      material: 'fur',
      blend: 0.02,
      cells: 84,
      fur: { length: 0.014, width: 0.0022, lift: 0.7, mess: 0.7 },
    });
    coat
      .ball([0, 0.14, 0], [0.105, 0.12, 0.095])
      .ball([0, 0.115, 0.045], [0.07, 0.08, 0.06], { color: pale });
    coat.ball([0, 0.315, 0.01], [0.108, 0.098, 0.095]);
    coat.ball([0, 0.29, 0.085], [0.05, 0.04, 0.036], { color: pale, fur: 0.5 });
    for (const s of [1, -1]) {
      coat
        .ball([s * 0.082, 0.395, 0], [0.04, 0.04, 0.022])
        .ball([s * 0.082, 0.395, 0.016], [0.025, 0.025, 0.014], { color: pale });
      coat.chain(
        [
          [s * 0.085, 0.215, 0.01],
          [s * 0.135, 0.15, 0.04],
          [s * 0.13, 0.1, 0.085],
        ],
        [0.04, 0.038, 0.04],
        { curve: true },
      );
      coat.chain(
        [
          [s * 0.06, 0.055, 0.03],
          [s * 0.095, 0.05, 0.11],
          [s * 0.1, 0.055, 0.16],
        ],
        [0.055, 0.046, 0.042],
        { curve: true },
      );
      coat.ball([s * 0.102, 0.062, 0.185], [0.034, 0.038, 0.014], { color: pale, fur: 0.3 });
      k.eye([s * 0.042, 0.33, 0.092], [s * 0.25, 0.05, 1], 0.0155, {
        iris: '#2a1a12',
        white: '#1c120c',
        irisSize: 0.9,
      });
    }
    k.ball([0, 0.308, 0.118], [0.018, 0.013, 0.01], { color: '#3a2418', material: 'wet' });
    for (const s of [1, -1])
      k.tube(
        [
          [0, 0.3, 0.122],
          [s * 0.006, 0.284, 0.121],
          [s * 0.024, 0.276, 0.114],
        ],
        0.0026,
        { color: '#3a2418', around: 6 },
      );
    k.tube(
      [
        [0, 0.22, 0.085],
        [0, 0.14, 0.103],
        [0, 0.07, 0.1],
      ],
      0.0015,
      { color: '#7a5230', around: 5 },
    );
    const bow = k.color('bow', '#c8302f', '#2f6fae', '#5f8a4c');
    for (const s of [1, -1])
      k.body({ color: bow, material: 'felt', cells: 24, blend: 0.01 }).chain(
        [
          [s * 0.008, 0.228, 0.098],
          [s * 0.045, 0.235, 0.1],
        ],
        [0.01, 0.024],
      );
    k.ball([0, 0.229, 0.105], 0.013, { color: k.tone(bow, 0.75), material: 'felt' });
    k.socket('headTop', [0, 0.395, 0], 0.16);
    k.socket('face', [0, 0.33, 0.09], 0.2);
    k.socket('neck', [0, 0.225, 0], 0.15);
    k.socket('rump', [0, 0.01, 0], 0.2);
    k.socket('grip', [0, 0.15, -0.04], 0.1);
  },
};
