import type { Kit } from '../../bodies/kit.ts';
import type { MaterialName } from '../../model/material.ts';
import type { Color } from '../../model/paint.ts';
import type { Concept } from '../concept.ts';

export const GUITAR: Concept = {
  name: 'guitar',
  words:
    'guitar, acoustic guitar, ukulele, banjo, classical guitar, electric guitar, bass guitar, lute',
  kind: 'prop',
  size: 0.75,
  habitat: ['ground', 'table'],
  places: ['room', 'studio'],
  held: true,
  grip: 'hug',
  build(k) {
    const electric = k.has('electric', 'bass');
    const wood = k.color(
      'main',
      ...(electric ? ['#c8262e', '#2f7fae', '#f0e6d0'] : ['#c98a44', '#a8602c', '#d9a860']),
    );
    const dark = '#4a2c1c';
    body(k, 0, 0.02, wood, electric ? 'lacquer' : 'lacquer', electric);
    k.at([0, 0.3, 0.051], { pitch: 90 }, () =>
      k.lathe(
        [
          [0, 0],
          [0.052, 0],
          [0.062, 0.002],
          [0.064, -0.004],
        ],
        { color: electric ? '#2a282e' : '#2a1a12', around: 40 },
      ),
    );
    k.box([0, 0.17, 0.055], [0.13, 0.024, 0.014], { color: dark, material: 'wood' });
    k.box([0, 0.62, 0.034], [0.05, 0.5, 0.024], {
      color: dark,
      material: 'wood',
      paint: [
        {
          color: '#d9d2c0',
          on: { kind: 'bands', axis: 'y', step: 0.038, width: 0.08, soft: 0.02 },
        },
      ],
    });
    k.box([0, 0.93, 0.02], [0.078, 0.15, 0.022], {
      color: wood,
      material: 'lacquer',
      round: 0.01,
      turn: { pitch: -8 },
    });
    for (const s of [1, -1])
      for (const y of [0.89, 0.93, 0.97])
        k.ball([s * 0.052, y, 0.016], [0.018, 0.011, 0.011], {
          color: '#f0e8d8',
          material: 'chrome',
          around: 12,
        });
    for (let i = 0; i < 4; i++)
      k.tube(
        [
          [(i - 1.5) * 0.012, 0.17, 0.064],
          [(i - 1.5) * 0.0105, 0.5, 0.056],
          [(i - 1.5) * 0.0095, 0.88, 0.046],
        ],
        0.0017,
        { color: '#f2ead8', material: 'steel', around: 6, along: 4 },
      );
    k.socket('grip', [-0.02, 0.3, 0.075], 0.06, { roll: 62 });
  },
};

/** Two bouts and a waist; the back is at z = -0.05. */
function body(
  k: Kit,
  x: number,
  y: number,
  wood: Color,
  material: MaterialName,
  isThin: boolean,
): void {
  const deep = isThin ? 0.05 : 0.098;
  const half = (t: number): number => {
    const low = 0.185 * Math.sqrt(Math.max(0, 1 - ((t - 0.36) / 0.36) * ((t - 0.36) / 0.36)));
    const high = 0.138 * Math.sqrt(Math.max(0, 1 - ((t - 0.76) / 0.24) * ((t - 0.76) / 0.24)));
    const waist = t > 0.36 && t < 0.8 ? 0.112 : 0;
    return Math.max(low, high, waist);
  };
  const steps = 40;
  const outline: [number, number][] = [];
  for (let i = 0; i <= steps; i++) outline.push([x + half(i / steps), y + (i / steps) * 0.47]);
  for (let i = steps - 1; i > 0; i--) outline.push([x - half(i / steps), y + (i / steps) * 0.47]);
  k.prism([0, 0, 0.05 - deep / 2], outline, deep, {
    color: wood,
    material,
    bevel: 0.008,
    paint: [
      { color: '#3a2014', amount: 0.85, on: [{ kind: 'facing', axis: 'z', from: 0.8, to: 0.3 }] },
      {
        color: [0.75, 0.7, 0.65],
        shade: true,
        amount: 0.5,
        on: { kind: 'noise', scale: 18, from: 0.4, to: 0.65, stretch: [1, 0.06, 1] },
      },
    ],
  });
}
