import { woodGrain } from '../../model/paint.ts';
import type { Concept } from '../concept.ts';

export const CANOE: Concept = {
  name: 'canoe',
  words: 'canoe, kayak, dugout',
  kind: 'vehicle',
  size: 4.6,
  habitat: ['water'],
  places: ['lake'],
  parts: { paddle: 'paddle' },
  build(k) {
    const color = k.color('main', '#b8402e', '#2f7f6a', '#c8923e');
    k.hull({
      length: 4.8,
      beam: 0.95,
      side: 0.42,
      bow: 0.3,
      stern: 0.3,
      transom: 0,
      color,
      inside: '#c89a5c',
      rail: '#8a5a34',
      planks: 10,
    });
    const wood = { color: '#a8703c', material: 'wood', paint: [woodGrain('x', 12)] } as const;
    for (const z of [1.0, -1.1]) k.box([0, 0.3, z], [0.72, 0.035, 0.24], { ...wood, round: 0.01 });
    k.tube(
      [
        [-0.44, 0.4, 0],
        [0.44, 0.4, 0],
      ],
      0.025,
      wood,
    );
    k.tube(
      [
        [0.3, 0.46, -1.2],
        [-0.3, 0.5, 0.5],
      ],
      0.02,
      { color: k.color('paddle', '#d0a468'), material: 'wood' },
    );
    k.ball([-0.36, 0.5, 0.68], [0.09, 0.02, 0.26], {
      color: k.color('paddle', '#d0a468'),
      material: 'wood',
      turn: { yaw: -19 },
    });
    k.socket('seat', [0, 0.32, -1.1], 0.6);
    k.socket('inside', [0, 0.14, 0], 0.7);
  },
};
