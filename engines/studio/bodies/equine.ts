/** Horses and their kin: one plan of a four-legged body with hooves, mane and tail. */
import type { Body } from '../model/model.ts';
import type { Color, Paint } from '../model/paint.ts';
import { add, mix, type Vec } from '../model/vec.ts';
import type { Kit } from './kit.ts';
import type { Spine } from './quadruped.ts';

export interface EquinePlan {
  coat: Color;
  mane: Color;
  /** Every second lock. */
  mane2?: Color;
  /** 1 is a horse of 1.5 m at the shoulder. */
  size: number;
  sock?: Color;
  hoof?: Color;
  muzzle?: Color;
  belly?: Color;
  ears?: 'pointed' | 'long';
  /** A short mane that stands, and a tail with a tuft only. */
  upright?: boolean;
  /** Breadth of the trunk and size of the head; 1 when absent. */
  stout?: number;
  paint?: Paint;
  onHead?: (k: Kit, body: Body, radius: number) => void;
  onTrunk?: (k: Kit, body: Body, spine: Spine) => void;
}

export function buildEquine(k: Kit, p: EquinePlan): void {
  const s = p.size;
  const stout = p.stout ?? 1;
  const r = 0.21 * s * (0.6 + 0.4 * stout);
  const { mane, mane2 = mane } = p;
  // Paint by height is for legs that stand.
  const isUp = k.pose === 'stand' || k.pose === 'walk' || k.pose === 'run' || k.pose === 'fly';
  const blown = k.pose === 'run' ? -0.16 * s : k.vary(-0.05, 0.02) * s;
  const side = k.pick(1, -1);
  k.quadruped({
    height: 1.16 * s,
    length: 0.86 * s,
    trunk: [0.27 * s * stout, 0.26 * s * stout, 0.27 * s * stout],
    leg: {
      upper: 0.15 * s,
      lower: 0.068 * s,
      foot: 0.088 * s,
      hoof: p.hoof ?? '#3a302a',
      ...(p.sock ? { color: p.coat } : {}),
    },
    neck: { length: 0.5 * s, radius: 0.13 * s, rise: 56 },
    head: {
      radius: r,
      shape: [0.92, 0.98],
      muzzle: { length: 1.5, width: 0.42, height: 0.42, drop: 0.62, color: p.muzzle ?? p.coat },
      nose: null,
      ears: { kind: p.ears ?? 'pointed', size: p.ears === 'long' ? 0.62 : 0.46, color: p.coat },
      eyes: { size: 0.25, apart: 0.62, height: 0.14, iris: '#3a2414' },
    },
    tail: p.upright
      ? { length: 0.6 * s, radius: 0.03 * s, rise: -64, tuft: 2.6, color: mane }
      : {
          length: 0.86 * s,
          radius: 0.09 * s,
          rise: k.pose === 'run' ? 12 : -46,
          tuft: 0.9,
          color: mane,
        },
    coat: p.coat,
    ...(p.belly ? { belly: p.belly } : {}),
    fur: { length: 0.02 * s, width: 0.0028, lift: 0.18, mess: 0.2, vary: 0.22 },
    cells: 116,
    paint: [
      ...(p.sock && isUp
        ? [
            {
              color: p.sock,
              on: {
                kind: 'ramp' as const,
                axis: 'y' as const,
                from: 0.36 * s,
                to: 0.3 * s,
                rag: 0.03 * s,
              },
            },
          ]
        : []),
      ...(p.paint ?? []),
    ],
    onTrunk: (kit, body, spine) => {
      const low = add(spine.shoulder, [0, 0.24 * s, 0.04 * s]);
      for (let i = 0; i < 6; i++) {
        const t = (i + 0.3) / 6;
        const at = add(mix(low, spine.neckTop, t), [0, 0.06 * s, -0.1 * s]);
        const color = i % 2 === 0 ? mane : mane2;
        if (p.upright) {
          body.ball(add(at, [0, 0.07 * s, -0.01 * s]), [0.035 * s, 0.09 * s, 0.08 * s], {
            color,
            blend: 0.02 * s,
            fur: 2,
            flow: [0, 1, -0.4],
          });
        } else {
          const fall: Vec = [side * 0.17 * s, -0.24 * s, -0.06 * s + blown];
          body.chain(
            [at, add(at, [side * 0.12 * s, -0.02 * s, -0.02 * s]), add(at, fall)],
            [0.075 * s, 0.066 * s, 0.02 * s],
            {
              color,
              blend: 0.03 * s,
              curve: true,
              fur: 2.4,
              flow: [side * 0.4, -1, -0.2],
            },
          );
        }
      }
      p.onTrunk?.(kit, body, spine);
    },
    onHead: (kit, body) => {
      body.chain(
        p.upright
          ? [
              [0, r * 0.7, -r * 0.5],
              [0, r * 1.15, r * 0.1],
            ]
          : [
              [0, r * 0.85, -r * 0.5],
              [side * r * 0.1, r * 0.95, r * 0.3],
              [side * r * 0.3, r * 0.5, r * 0.9],
            ],
        p.upright ? [r * 0.28, r * 0.2] : [r * 0.34, r * 0.3, r * 0.1],
        { color: mane, blend: r * 0.1, curve: true, fur: 2.2, flow: [side * 0.2, -0.4, 1] },
      );
      for (const x of [1, -1]) {
        kit.ball([x * r * 0.22, -r * 0.52, r * 2.22], [r * 0.07, r * 0.1, r * 0.06], {
          color: '#3a2622',
          shadow: false,
          around: 12,
        });
      }
      p.onHead?.(kit, body, r);
      kit.socket('headTop', [0, r * 0.9, -r * 0.1], r * 1.4);
    },
  });
}
