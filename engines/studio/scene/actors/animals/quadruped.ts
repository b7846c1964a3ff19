/**
 * Four-legged animals from the side: trunk, neck, head and near limbs are one body that flows
 * together, the far limbs lie darker behind. A species is a table of proportions and markings.
 */
import { oklch, type Rgb } from '../../../core/color.ts';
import { clamp, cos, lerp, sin, smoothstep, square } from '../../../core/math.ts';
import { type Albedo, blend, mix, type Pen } from '../../../paint/pen.ts';
import { blob, chain, curve, oval, ribbon } from '../../../paint/shapes.ts';
import type { Actor } from '../../stage/actor.ts';
import { paintWorn } from '../worn.ts';
import {
  type Build,
  foreleg,
  hindleg,
  type Posed,
  type QuadrupedHooks,
  type Stance,
  shaped,
  shrink,
} from './quadruped-build.ts';

export function paintQuadruped(
  pen: Pen,
  actor: Actor,
  build: Build,
  hooks: QuadrupedHooks = {},
): void {
  const { random } = actor;
  const b = build;
  const stance: Stance = random.pick(hooks.stances ?? ['stand', 'walk', 'walk']);
  const coat = actor.color(0, ...b.coat);
  const isColored = actor.isColored;
  const second = actor.subject.colors[1];
  const belly: Rgb = second
    ? oklch(second.L, second.C, second.hue)
    : isColored && !b.belly
      ? mix(coat, [0.9, 0.86, 0.8], 0.35)
      : b.belly
        ? oklch(...b.belly)
        : mix(coat, [0.85, 0.8, 0.72], 0.3);
  const socks: Rgb | null = b.socks ? oklch(...b.socks) : null;

  const sits = stance === 'sit';
  const top = b.leg + 1.85 * b.chest;
  const half = b.length / 2;
  const hip: [number, number] = sits ? [-half * 0.75, b.rump * 0.95] : [-half, top - b.rump];
  const shoulder: [number, number] = sits
    ? [half * 0.35, top * 0.9 - b.chest * 0.55]
    : [half, top - b.chest];
  const trunk = sits
    ? chain(
        hip[0],
        hip[1],
        b.rump * 1.02,
        lerp(hip[0], shoulder[0], 0.5) - b.waist * 0.2,
        lerp(hip[1], shoulder[1], 0.5),
        b.waist * 1.08,
        shoulder[0],
        shoulder[1],
        b.chest * 0.92,
      )
    : chain(
        hip[0],
        hip[1],
        b.rump,
        lerp(hip[0], shoulder[0], 0.45),
        top - b.waist - 0.012,
        b.waist,
        shoulder[0],
        shoulder[1],
        b.chest,
      );
  const graze = stance === 'graze';
  const sway = random.bell() * 0.06;
  const neckAngle = graze
    ? -0.75
    : b.neck.angle + sway + (sits ? 0.28 : stance === 'run' ? -0.2 : 0);
  const nx0 = shoulder[0] + b.chest * 0.28;
  const ny0 = shoulder[1] + b.chest * 0.38;
  const neckLength = b.neck.length * (graze ? 1.12 : 1);
  const nx1 = nx0 + cos(neckAngle) * neckLength;
  const ny1 = ny0 + sin(neckAngle) * neckLength;
  const headAngle = (b.head.angle ?? -0.12) + sway * 0.8 + (graze ? -0.65 : 0);
  const size = b.head.size;
  const hx = nx1 + cos(neckAngle) * size * 0.2;
  const hy = ny1 + sin(neckAngle) * size * 0.2;
  const onHead = (shape: readonly number[]) => shaped(shape, hx, hy, size, headAngle);
  const neck = chain(
    shoulder[0] - b.chest * 0.1,
    shoulder[1] + b.chest * 0.1,
    b.neck.base * 1.1,
    nx0,
    ny0,
    b.neck.base,
    hx,
    hy,
    b.neck.top,
  );
  const skull = chain(0, 0, 0.5, ...b.head.muzzle).map(onHead);

  const gait =
    stance === 'walk'
      ? b.leg * random.range(0.28, 0.42)
      : stance === 'run'
        ? b.leg * 0.85
        : b.leg * 0.06;
  const run = stance === 'run';
  const raised = run ? b.leg * 0.22 : stance === 'walk' ? b.leg * 0.1 : 0;
  const low = b.limb[0];
  const foreY = shoulder[1] - b.chest * 0.35;
  const hindY = hip[1] - b.rump * 0.15;
  const foreX = shoulder[0] + (sits ? b.chest * 0.25 : -b.chest * 0.05);
  const near = sits
    ? [...foreleg(b, foreX, foreY, b.leg * 0.03, 0)]
    : [
        ...foreleg(b, foreX, foreY, run ? gait : gait * 0.9, run ? raised * 1.6 : 0),
        ...hindleg(b, hip[0], hindY, run ? -gait : -gait * 0.7, run ? raised : 0),
      ];
  const far = sits
    ? [...foreleg(b, foreX + b.chest * 0.34, foreY, b.leg * 0.03, 0)]
    : [
        ...foreleg(b, foreX + b.chest * 0.22, foreY, run ? gait * 0.6 : -gait * 0.8, raised * 0.8),
        ...hindleg(
          b,
          hip[0] + b.rump * 0.3,
          hindY,
          run ? -gait * 0.55 : gait * 0.9,
          run ? raised * 1.3 : 0,
        ),
      ];

  const pattern = b.markings ? b.markings(random.fork('markings')) : null;
  const midline = (u: number) => {
    const t = clamp((u - hip[0]) / Math.max(0.01, shoulder[0] - hip[0]));
    return lerp(hip[1], shoulder[1], t) - lerp(b.rump, b.chest, t) * 0.42;
  };
  const base: [number, number, number] = [0, 0, 0];
  const cheek = b.head.cheek ? oklch(...b.head.cheek) : null;
  const mask = b.head.mask ? oklch(...b.head.mask) : null;
  const ch = cos(-headAngle) / size;
  const sh = sin(-headAngle) / size;
  const albedo: Albedo = (u, v) => {
    const under =
      smoothstep(0.05, -0.06, v - midline(u)) * smoothstep(b.leg * 0.75, b.leg * 1.05, v);
    let c = blend(coat, belly, under * 0.85);
    if (socks && !sits) c = blend(c, socks, smoothstep(b.leg * 0.62, b.leg * 0.4, v));
    base[0] = c[0];
    base[1] = c[1];
    base[2] = c[2];
    const a = (u - hx) * ch - (v - hy) * sh;
    const d = (u - hx) * sh + (v - hy) * ch;
    const inFace = a > -0.75 && a < 2.6 && d > -0.9 && d < 0.9;
    if (inFace && (cheek || mask)) {
      let f: Rgb = base;
      if (mask) f = blend(f, mask, smoothstep(-0.2, 0.15, a));
      base[0] = f[0];
      base[1] = f[1];
      base[2] = f[2];
      if (cheek)
        f = blend(base, cheek, smoothstep(-0.02, -0.2, d + a * 0.04) * smoothstep(-0.35, 0.1, a));
      base[0] = f[0];
      base[1] = f[1];
      base[2] = f[2];
    }
    if (pattern) {
      const m = pattern(u, v, base);
      base[0] = m[0];
      base[1] = m[1];
      base[2] = m[2];
    }
    return base;
  };
  const posed: Posed = {
    pen,
    head: pen.within(hx, hy, size, headAngle),
    back: top,
    build: b,
    coat,
    onHead,
    shoulder,
  };

  const tailRoot: [number, number] = sits
    ? [hip[0] - b.rump * 0.6, hip[1] - b.rump * 0.45]
    : [hip[0] - b.rump * 0.72, hip[1] + b.rump * 0.5];
  const wag = 1 + random.bell() * 0.2;
  const tailJoints = b.tail.map((value, i) => {
    if (i % 3 === 0) return tailRoot[0] - value;
    if (i % 3 === 1) {
      const drop = tailRoot[1] + value * wag;
      // A sitting animal lays its tail on the ground.
      return sits ? Math.max(b.tail[i + 1]!, tailRoot[1] + Math.min(value, 0.02) * 1.2) : drop;
    }
    return value;
  });
  const tail = b.tail.length > 0 ? chain(...tailJoints) : [];
  const tip = b.tailTip ? oklch(...b.tailTip) : null;
  const tailEnd = tailJoints.length >= 3 ? tailJoints.slice(-3) : [0, 0, 0];
  hooks.behind?.(posed);
  if (tail.length > 0) {
    pen.volume(tail, {
      albedo: tip
        ? (u, v) => {
            const d = Math.sqrt(square(u - tailEnd[0]!) + square(v - tailEnd[1]!));
            return blend(coat, tip, smoothstep(tailEnd[2]! * 2.6, tailEnd[2]! * 1.2, d));
          }
        : coat,
      grain: 0.16,
    });
    if (b.fur.length > 0.02) {
      pen.hairs(tail, random.fork('tail fur'), {
        count: b.fur.count * 0.3,
        length: b.fur.length * 1.3,
        angle: () => 3.6,
        width: 0.007,
      });
    }
  }
  const earInner = oklch(...(b.head.innerEar ?? [0.62, 0.06, 25]));
  const farEar = onHead(b.head.ear.map((v, i) => v + (b.head.farEar ?? [0.22, 0.02])[i % 2]!));
  pen.volume(far, { albedo, lift: -0.2, rim: 0.1, round: 0.55 });
  if (farEar.length > 0) pen.volume(blob(...farEar), { albedo: coat, lift: -0.16, rim: 0.2 });
  const body = [...trunk, ...neck, ...skull, ...near];
  pen.volume(body, { albedo, round: 0.55, grain: 0.16, grainScale: 50 });
  if (sits) {
    // The folded hind leg lies over the flank.
    const haunch = [
      ...chain(
        hip[0] + b.rump * 0.25,
        hip[1] + b.rump * 0.05,
        b.rump * 0.72,
        hip[0] + b.rump * 0.9,
        b.limb[3] * 1.7,
        b.limb[3] * 1.6,
      ),
      ...chain(
        hip[0] + b.rump * 0.3,
        b.limb[3] * 0.8,
        b.limb[3] * 0.85,
        hip[0] + b.rump * 1.5,
        b.limb[3] * 0.72,
        b.limb[3] * 0.8,
      ),
    ];
    pen.shade(haunch, 0.25, 0.02);
    pen.volume(haunch, { albedo, round: 0.55, grain: 0.16 });
  }
  // Folds where the limbs meet the trunk.
  if (!sits) {
    pen.shade(
      ribbon(
        curve(
          hip[0] + b.rump * 0.75,
          hip[1] + b.rump * 0.25,
          hip[0] + b.rump * 0.72,
          hindY - b.rump * 0.5,
          hip[0] + b.rump * 0.3,
          hindY - b.rump * 1.0,
        ),
        low * 0.22,
      ),
      0.2,
      low * 0.2,
    );
    pen.shade(
      ribbon(
        curve(
          foreX - low * 1.2,
          foreY + b.chest * 0.25,
          foreX - low * 1.25,
          foreY - b.chest * 0.3,
          foreX - low * 0.9,
          foreY - b.chest * 0.7,
        ),
        low * 0.22,
      ),
      0.2,
      low * 0.2,
    );
  }
  if (b.fur.count > 0) {
    pen.hairs([...trunk, ...neck], random.fork('fur'), {
      count: b.fur.count,
      length: b.fur.length,
      angle: (u) => 3.35 + (u > shoulder[0] ? 0.9 : 0.15),
      width: 0.005,
    });
    pen.hairs(skull, random.fork('face fur'), {
      count: b.fur.count * 0.25,
      length: b.fur.length * 0.5,
      angle: () => 3.3,
      width: 0.003,
      contrast: 0.14,
    });
  }
  hooks.over?.(posed);
  if (b.head.ear.length > 0) {
    const ear = blob(...onHead(b.head.ear));
    pen.volume(ear, { albedo: coat, round: 0.45 });
    const inner = shrink(b.head.ear, 0.62);
    pen.fill(blob(...onHead(inner)), mix(earInner, coat, 0.35), 0.5, {
      alpha: 0.8,
      blur: 0.008 * pen.frame.scale,
    });
  }
  paintFace(pen, b, onHead, actor.partColor('eyes'));
  if (b.foot === 'hoof') {
    // Hooves are their own dark horn.
    const horn = oklch(0.24, 0.02, 60);
    for (const feet of [far, near]) {
      for (const piece of feet) {
        const low2 = piece.every((v, i) => i % 2 === 0 || v < b.limb[3] * 2.1);
        if (low2) pen.fill(piece, horn, feet === far ? 0.3 : 0.5);
      }
    }
  }
  hooks.after?.(posed);
  const [eyeX, eyeY] = b.head.eye;
  paintWorn(actor.subject.parts, actor.random, {
    crown: posed.head.within(-0.06, 0.4, 0.4, 0.1),
    eyes: posed.head.within(eyeX + 0.06, eyeY, 0.4),
    neck: posed.head.within(-0.3, -0.46, 0.42, -0.3),
  });
}

function paintFace(
  pen: Pen,
  b: Build,
  onHead: (shape: readonly number[]) => number[],
  iris: Rgb | null,
): void {
  const { head } = b;
  const dark = oklch(...(head.noseColor ?? [0.2, 0.01, 40]));
  const [nx, ny, nr] = head.nose;
  pen.volume(onHead(oval(nx, ny, nr * 1.15, nr)), { albedo: dark, gloss: 0.5, grain: 0 });
  const m = head.muzzle;
  const lastR = m[m.length - 1]!;
  const mouth = onHead(
    curve(
      nx - nr * 0.2,
      ny - nr * 1.2,
      nx - lastR * 0.9,
      ny - lastR * 1.05,
      nx - lastR * 2.6,
      ny - lastR * 0.95,
    ),
  );
  pen.fill(ribbon(mouth, 0.025 * head.size), oklch(0.16, 0.02, 30), 0.3, { alpha: 0.7 });
  const [ex, ey, er] = head.eye;
  const [px, py] = [onHead([ex, ey])[0]!, onHead([ex, ey])[1]!];
  pen.eye(px, py, er * head.size, iris ?? oklch(...(head.iris ?? [0.34, 0.06, 55])));
}
