import type { Concept } from '../concept.ts';

export const YETI: Concept = {
  name: 'yeti',
  words: 'yeti, bigfoot, sasquatch, abominable snowman, furry monster, monster',
  kind: 'animal',
  size: 2.2,
  habitat: ['ground'],
  places: ['snow', 'forest'],
  poses: ['stand', 'sit', 'walk', 'run', 'sleep', 'play', 'wave', 'hold', 'peek'],
  variants: 'bigfoot, monster',
  parts: { eyes: 'eye', horns: 'horn' },
  build(k) {
    const isWild = k.has('bigfoot', 'sasquatch');
    const isMonster = k.has('monster');
    const coat = k.color(
      'main',
      isWild ? '#6a4630' : isMonster ? '#6a9ad8' : '#f4f1ea',
      isWild ? '#6a4630' : isMonster ? '#8a62c8' : '#eef2f4',
    );
    const face = isWild ? '#a07860' : isMonster ? k.tone(coat, 1.6) : '#9ab4cc';
    const r = 0.34;
    k.upright({
      hip: 0.62,
      torso: 0.62,
      lean: 4,
      trunk: [0.42, 0.48, 0.42],
      arm: { length: 0.86, upper: 0.17, lower: 0.15, hand: 0.15, rest: 'hang', color: face },
      leg: { upper: 0.22, lower: 0.17, foot: 0.19, toe: 0.3, apart: 0.25, color: face },
      neck: { length: 0.02, radius: 0.3 },
      head: {
        radius: r,
        shape: [1.08, 0.98],
        muzzle: { length: 0.28, width: 0.5, height: 0.32, drop: 0.3, color: face },
        nose: { size: 0.15, color: k.tone(face, 0.5) },
        ears: { kind: 'none', size: 0 },
        eyes: {
          size: 0.25,
          apart: 0.34,
          height: 0.14,
          iris: k.color('eyes', '#4a8ac0', '#7a4a22'),
          white: '#fbf6ec',
        },
        smile: true,
        fur: 0.12,
      },
      coat,
      fur: { length: 0.17, width: 0.009, lift: 0.3, mess: 0.45, vary: 0.24 },
      onHead: (kit, body) => {
        body.chain(
          [
            [0, r * 0.75, -r * 0.1],
            [0, r * 0.95, r * 0.1],
          ],
          [r * 0.5, r * 0.3],
          { blend: r * 0.3, fur: 1 },
        );
        body.ball([0, -r * 0.02, r * 0.44], [r * 0.74, r * 0.6, r * 0.5], {
          color: face,
          blend: r * 0.08,
          fur: 0.03,
        });
        for (const s of [1, -1]) {
          if (!isWild)
            kit.tube(
              [
                [s * r * 0.7, r * 0.6, 0],
                [s * r * 1.1, r * 0.85, 0],
                [s * r * 1.2, r * 1.3, r * 0.05],
              ],
              [r * 0.18, r * 0.14, r * 0.015],
              { color: kit.color('horns', '#d8c8a4'), material: 'horn' },
            );
          kit.tube(
            [
              [s * r * 0.2, -r * 0.5, r * 0.98],
              [s * r * 0.2, -r * 0.34, r * 1.02],
            ],
            [r * 0.07, r * 0.008],
            { color: '#fdf8ea', material: 'horn', around: 10 },
          );
        }
      },
    });
  },
};
