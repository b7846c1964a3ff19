import type { Concept } from '../concept.ts';

export const GIRL: Concept = {
  name: 'girl',
  words: 'girl, little girl, young girl, schoolgirl, daughter',
  kind: 'person',
  size: 1.15,
  habitat: ['ground'],
  places: ['meadow', 'street', 'beach'],
  poses: ['stand', 'walk', 'run', 'sit', 'ride', 'wave', 'hold', 'play', 'sleep'],
  parts: { eyes: 'eye', hair: 'hair', dress: 'dress, skirt, clothes, coat', shoes: 'shoe, boot' },
  build(k) {
    const dress = k.color(
      'main',
      k.color('dress', '#e2574c', '#3f86b8', '#eebd45', '#5aa078', '#c86f9a'),
    );
    const { skin, hair } = k.complexion();
    k.person({
      height: 1.15,
      head: 0.155,
      skin,
      hair: {
        style: k.pick('bob', 'pigtails', 'long', 'bun'),
        color: k.color('hair', ...hair),
      },
      top: { color: k.tone(dress, 0.94), sleeves: 'long' },
      bottom: { kind: 'skirt', color: dress, length: 0.52 },
      shoes: { color: k.color('shoes', '#a33a36', '#3b4a6b', '#6b4630'), tall: 0.42 },
      onBody: (kit, j) => {
        const white = '#fbf3e6';
        kit.at([j.neck[0], j.neck[1] - 0.01, j.neck[2]], { pitch: 6 }, () =>
          kit.lathe(
            [
              [0.055, 0.03],
              [0.1, 0.0],
              [0.108, -0.014],
              [0.09, -0.01],
            ],
            { color: white, material: 'cloth' },
          ),
        );
        for (const y of [0.035, 0.085])
          kit.ball([0, j.chest[1] - y + 0.02, j.chest[2] + 0.087 - y * 0.1], 0.011, {
            color: white,
            around: 12,
          });
      },
    });
  },
};
