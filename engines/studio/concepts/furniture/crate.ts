import { mottled, woodGrain } from '../../model/paint.ts';
import type { Concept } from '../concept.ts';

export const CRATE: Concept = {
  name: 'crate',
  words: 'crate, box, wooden box, wooden crate, cardboard box, gift box, present',
  kind: 'furniture',
  size: 0.6,
  habitat: ['ground'],
  places: ['room', 'street'],
  parts: { ribbon: 'ribbon, bow' },
  build(k) {
    const gift = k.has('gift', 'present');
    const card = k.has('cardboard');
    const color = k.color(
      'main',
      ...(gift ? ['#c8323c', '#3f8f8a', '#e0a83a'] : card ? ['#c89a62'] : ['#b8803f', '#a06a34']),
    );
    const ribbon = k.color('ribbon', '#f2d27a', '#fbf4e8');
    if (gift) {
      k.box([0, 0.22, 0], [0.5, 0.44, 0.5], {
        color,
        material: 'paper',
        round: 0.01,
        paint: [{ color: k.tone(color, 1.5), on: { kind: 'spots', step: 0.12, size: 0.5 } }],
      });
      k.box([0, 0.46, 0], [0.54, 0.1, 0.54], {
        color: k.tone(color, 0.85),
        material: 'paper',
        round: 0.012,
      });
      for (const d of [0, 90]) {
        k.box([0, 0.26, 0], [0.08, 0.52, 0.512], {
          color: ribbon,
          material: 'felt',
          round: 0.004,
          turn: { yaw: d },
        });
        k.box([0, 0.462, 0], [0.08, 0.108, 0.552], {
          color: ribbon,
          material: 'felt',
          round: 0.004,
          turn: { yaw: d },
        });
      }
      for (const s of [1, -1]) {
        k.tube(
          [
            [0, 0.52, 0],
            [s * 0.1, 0.66, 0.02],
            [s * 0.24, 0.64, 0.04],
            [s * 0.2, 0.54, 0.05],
            [0, 0.53, 0.02],
          ],
          0.02,
          { color: ribbon, material: 'felt', flat: 2.4 },
        );
        k.tube(
          [
            [0, 0.53, 0.02],
            [s * 0.12, 0.52, 0.16],
            [s * 0.2, 0.51, 0.26],
          ],
          0.016,
          { color: ribbon, material: 'felt', flat: 2.2 },
        );
      }
      k.ball([0, 0.54, 0.01], 0.045, { color: ribbon, material: 'felt' });
    } else if (card || k.has('hosting')) {
      const paint = [mottled(4, 0.1)];
      for (const s of [1, -1]) {
        k.box([s * 0.29, 0.2, 0], [0.012, 0.4, 0.46], {
          color,
          material: 'paper',
          round: 0,
          paint,
        });
        k.box([0, 0.2, s * 0.225], [0.58, 0.4, 0.012], {
          color,
          material: 'paper',
          round: 0,
          paint,
        });
        k.box([s * 0.37, 0.36, 0], [0.01, 0.2, 0.46], {
          color: k.tone(color, 1.1),
          material: 'paper',
          round: 0,
          turn: { roll: -s * 118 },
          paint,
        });
        k.box([0, 0.37, s * 0.3], [0.58, 0.2, 0.01], {
          color: k.tone(color, 1.1),
          material: 'paper',
          round: 0,
          turn: { pitch: s * 112 },
          paint,
        });
      }
      k.box([0, 0.01, 0], [0.58, 0.012, 0.46], {
        color: k.tone(color, 0.6),
        material: 'paper',
        round: 0,
      });
      k.socket('inside', [0, 0.16, 0], 0.46);
    } else {
      k.box([0, 0.3, 0], [0.56, 0.56, 0.56], {
        color: k.tone(color, 0.75),
        material: 'wood',
        paint: [
          woodGrain('x', 10),
          {
            color: [0.4, 0.4, 0.4],
            shade: true,
            on: { kind: 'joints', width: 9, height: 0.14, joint: 0.01 },
          },
        ],
      });
      for (const s of [1, -1]) {
        for (const t of [1, -1]) {
          k.box([s * 0.27, 0.3, t * 0.27], [0.09, 0.6, 0.09], {
            color,
            material: 'wood',
            round: 0.008,
            paint: [woodGrain('y', 12)],
          });
          k.box([0, t > 0 ? 0.565 : 0.035, s * 0.27], [0.56, 0.07, 0.08], {
            color,
            material: 'wood',
            round: 0.008,
            paint: [woodGrain('x', 12)],
          });
          k.box([s * 0.27, t > 0 ? 0.565 : 0.035, 0], [0.08, 0.07, 0.56], {
            color,
            material: 'wood',
            round: 0.008,
            paint: [woodGrain('z', 12)],
          });
        }
        k.box([0, 0.3, s * 0.285], [0.62, 0.08, 0.03], {
          color,
          material: 'wood',
          turn: { roll: s * 42 },
        });
        k.box([s * 0.285, 0.3, 0], [0.03, 0.08, 0.62], {
          color,
          material: 'wood',
          turn: { pitch: 42 },
        });
      }
      k.box([0, 0.59, 0], [0.5, 0.02, 0.5], {
        color: k.tone(color, 0.9),
        material: 'wood',
        paint: [woodGrain('x', 10)],
      });
    }
    k.socket('top', [0, gift ? 0.52 : card ? 0.4 : 0.6, 0], 0.46);
    k.socket('seat', [0, gift ? 0.52 : card ? 0.4 : 0.6, 0], 0.46);
  },
};
