import type { Concept } from '../concept.ts';

export const DUCK: Concept = {
  name: 'duck',
  words: 'duck, mallard, duckling, wild duck, baby duck, drake, teal',
  kind: 'bird',
  size: 0.42,
  habitat: ['ground', 'water', 'table'],
  places: ['meadow', 'beach'],
  poses: ['stand', 'walk', 'swim', 'fly', 'peek', 'sleep', 'sit'],
  variants: 'duckling, rubber, mallard',
  parts: { eyes: 'eye', beak: 'beak, bill' },
  build(k) {
    const isYellow = k.has('duckling', 'rubber', 'baby', 'little', 'yellow');
    const isMallard =
      !isYellow &&
      k.ask.colors.length === 0 &&
      (k.has('mallard', 'drake', 'wild') || k.pick(true, true, false));
    const coat = k.color('main', isYellow ? '#f6cf3c' : isMallard ? '#b9ada0' : '#f8f4ea');
    const beak = k.color('beak', isYellow ? '#ee8a2c' : '#f2aa2e');
    k.bird({
      height: 0.4,
      trunk: [0.25, 0.37, 0.26],
      lean: 66,
      head: { radius: isYellow ? 0.23 : 0.19, forward: 0.02, up: isYellow ? 0.14 : 0.2 },
      neck: { radius: isYellow ? 0.16 : 0.11 },
      beak: { length: 0.015, width: 0.06, color: beak },
      eyes: { size: 0.22, apart: 0.56, height: 0.18 },
      wing: { length: 0.46, width: 0.2, color: isMallard ? '#8a7666' : k.tone(coat, 0.94) },
      tail: { length: 0.2, width: 0.16, color: isMallard ? '#f1ebe0' : coat },
      leg: {
        length: k.has('rubber') ? 0.02 : 0.11,
        foot: k.has('rubber') ? 0.02 : 0.13,
        color: '#ee9430',
      },
      coat,
      ...(k.has('rubber')
        ? {}
        : {
            feathers: {
              length: isYellow ? 0.022 : 0.014,
              width: 0.002,
              lift: isYellow ? 0.45 : 0.2,
              mess: isYellow ? 0.5 : 0.2,
              vary: 0.25,
            },
          }),
      onBody: (_k, body, on) => {
        if (!isMallard) return;
        body.ball(on(0.72, 0.3), [0.085, 0.085, 0.075], { color: '#6a3c2a', blend: 0.03 });
      },
      onHead: (kit, body, r) => {
        if (isMallard) {
          body.ball([0, 0, 0], r * 1.03, { color: '#1f7a54', blend: r * 0.08 });
          body.cone([0, -r * 0.4, -r * 0.15], [0, -r * 1.35, -r * 0.25], r * 0.66, r * 0.6, {
            color: '#1f7a54',
            blend: r * 0.12,
          });
          body.cone([0, -r * 1.55, -r * 0.28], [0, -r * 1.62, -r * 0.29], r * 0.66, r * 0.68, {
            color: '#fbf6ea',
            blend: r * 0.05,
          });
        }
        const bill = kit.body({ color: beak, material: 'horn', blend: r * 0.14, cells: 40 });
        bill.ball([0, -r * 0.12, r * 1.15], [r * 0.36, r * 0.15, r * 0.5], { turn: { pitch: 6 } });
        bill.ball([0, -r * 0.18, r * 1.45], [r * 0.4, r * 0.09, r * 0.28], { turn: { pitch: -8 } });
        bill.ball([0, -r * 0.32, r * 1.15], [r * 0.28, r * 0.07, r * 0.42], {
          turn: { pitch: 10 },
          color: k.tone(beak, 0.8),
        });
        kit.socket('mouth', [0, -r * 0.3, r * 1.5], r * 0.7);
      },
    });
  },
};
