/** What can be put on a head: drawn in a frame with the crown of the head at 0, its width about 2. */
import { mixColors, oklch, type Rgb } from '../../core/color.ts';
import type { Random } from '../../core/random.ts';
import type { Pen } from '../../paint/pen.ts';
import { blob, chain, curve, oval, ribbon, slab } from '../../paint/shapes.ts';
import type { SubjectPart } from '../../parse/scene-spec.ts';

export type HatKind = 'hat' | 'top hat' | 'pointed hat' | 'crown';

const GOLD = oklch(0.82, 0.14, 86);

/** A hat from its brim up; 1 is half the width of the head. */
export function drawHat(pen: Pen, kind: HatKind, cloth: Rgb): void {
  const band = mixColors(
    cloth,
    kind === 'top hat' ? oklch(0.5, 0.2, 27) : [0.01, 0.01, 0.01],
    0.72,
  );
  switch (kind) {
    case 'crown': {
      pen.volume([-0.82, 0, 0.82, 0, 0.98, 0.95, 0.5, 0.5, 0, 1.1, -0.5, 0.5, -0.98, 0.95], {
        albedo: cloth,
        gloss: 0.85,
        round: 0.3,
        grain: 0.04,
      });
      pen.volume(ribbon([-0.82, 0.1, 0.82, 0.1], 0.16), {
        albedo: mixColors(cloth, [1, 1, 1], 0.15),
        gloss: 0.8,
      });
      for (const [x, y] of [
        [-0.98, 0.98],
        [0, 1.14],
        [0.98, 0.98],
        [-0.45, 0.2],
        [0.45, 0.2],
        [0, 0.26],
      ] as const)
        pen.volume(oval(x, y, 0.1), { albedo: oklch(0.54, 0.21, x === 0 ? 262 : 20), gloss: 0.9 });
      return;
    }
    case 'top hat': {
      pen.volume(
        blob(-0.8, 0.02, -0.72, 0.7, -0.86, 1.5, 0, 1.56, 0.86, 1.5, 0.72, 0.7, 0.8, 0.02),
        { albedo: cloth, round: 0.5, gloss: 0.35 },
      );
      pen.volume([-0.78, 0.06, 0.78, 0.06, 0.75, 0.36, -0.75, 0.36], { albedo: band, round: 0.3 });
      pen.volume(oval(0, 0.02, 1.36, 0.2), { albedo: cloth, round: 0.35, gloss: 0.3 });
      return;
    }
    case 'pointed hat': {
      pen.volume(blob(-0.84, 0, -0.5, 0.8, -0.16, 1.7, 0.2, 1.98, 0.16, 1.6, 0.5, 0.8, 0.84, 0), {
        albedo: cloth,
        round: 0.5,
      });
      pen.volume(oval(0, 0.02, 1.4, 0.22), { albedo: cloth, round: 0.35 });
      pen.volume(ribbon(curve(-0.76, 0.2, 0, 0.13, 0.76, 0.2), 0.2), {
        albedo: mixColors(cloth, GOLD, 0.85),
        round: 0.3,
      });
      return;
    }
    case 'hat': {
      pen.volume(
        blob(-0.8, 0.02, -0.78, 0.6, -0.5, 0.98, 0, 0.86, 0.5, 0.98, 0.78, 0.6, 0.8, 0.02),
        { albedo: cloth, round: 0.55 },
      );
      pen.volume([-0.8, 0.06, 0.8, 0.06, 0.79, 0.32, -0.79, 0.32], { albedo: band, round: 0.3 });
      pen.volume(
        blob(
          -1.42,
          0.1,
          -0.8,
          -0.06,
          0,
          -0.1,
          0.8,
          -0.06,
          1.42,
          0.1,
          0.8,
          0.14,
          0,
          0.1,
          -0.8,
          0.14,
        ),
        { albedo: cloth, round: 0.35 },
      );
    }
  }
}

/** Spectacles about the bridge of the nose; 1 is half the distance over both glasses. */
export function drawGlasses(pen: Pen, frame: Rgb, shade: Rgb | null): void {
  for (const s of [-1, 1]) {
    const lens = blob(
      s * 0.1,
      0.02,
      s * 0.2,
      0.3,
      s * 0.8,
      0.32,
      s * 0.98,
      0.1,
      s * 0.82,
      -0.3,
      s * 0.26,
      -0.3,
    );
    pen.fill(lens, shade ?? oklch(0.88, 0.03, 220), 0.7, { alpha: shade ? 0.96 : 0.26 });
    pen.emit([s * 0.3, 0.22, s * 0.5, 0.24, s * 0.3, -0.1, s * 0.22, 0], [1, 1, 1], {
      alpha: 0.25,
    });
    pen.fill(ribbon([...lens, lens[0]!, lens[1]!], 0.075), frame, 0.55);
  }
  pen.fill(ribbon(curve(-0.12, 0.1, 0, 0.17, 0.12, 0.1), 0.075), frame, 0.6);
}

/** A scarf round a neck; 1 is half the width of the neck. */
function drawScarf(pen: Pen, cloth: Rgb): void {
  const stripes = (u: number, v: number): Rgb => {
    const k = Math.floor((u - v * 0.3) * 2.2 + 20) & 1 ? 1 : 0.72;
    return [cloth[0] * k, cloth[1] * k, cloth[2] * k];
  };
  pen.volume(chain(0.3, -0.1, 0.3, 0.44, -0.9, 0.3, 0.34, -1.6, 0.34), {
    albedo: stripes,
    round: 0.5,
    grain: 0.3,
  });
  pen.volume(chain(-1, 0.14, 0.34, 0, -0.16, 0.38, 1, 0.14, 0.34), {
    albedo: stripes,
    round: 0.6,
    grain: 0.3,
  });
  pen.volume(slab(0.16, -1.98, 0.42, 0.08), { albedo: cloth });
}

/** Where a head offers room for what is worn: frames within the actor's own. */
export interface WearingPlaces {
  /** At the crown, half a head wide. */
  crown: Pen;
  /** Between the eyes, half the face wide. */
  eyes: Pen;
  /** Round the neck, half of it wide. */
  neck: Pen;
}

/** Puts on what the prompt says somebody wears. @param skip what he has on already */
export function paintWorn(
  parts: readonly SubjectPart[],
  random: Random,
  places: WearingPlaces,
  skip: readonly string[] = [],
): void {
  for (const part of parts) {
    if (skip.includes(part.name)) continue;
    const own = random.fork(`worn ${part.name}`);
    const named = part.colors[0];
    const asked = named ? oklch(named.L, named.C, named.hue) : null;
    const hue = own.pick([25, 45, 150, 250, 320]);
    switch (part.name) {
      case 'crown':
        drawHat(places.crown, 'crown', asked ?? GOLD);
        break;
      case 'top hat':
        drawHat(places.crown, 'top hat', asked ?? oklch(0.23, 0.01, 280));
        break;
      case 'pointed hat':
        drawHat(places.crown, 'pointed hat', asked ?? oklch(0.4, 0.12, 290));
        break;
      case 'hat':
        drawHat(
          places.crown,
          'hat',
          asked ?? (part.word.startsWith('straw') ? oklch(0.82, 0.1, 85) : oklch(0.44, 0.08, hue)),
        );
        break;
      case 'glasses':
        drawGlasses(
          places.eyes,
          asked ?? oklch(0.22, 0.02, 40),
          part.word === 'sunglasses' ? oklch(0.19, 0.02, 260) : null,
        );
        break;
      case 'scarf':
        drawScarf(places.neck, asked ?? oklch(0.56, 0.17, hue));
        break;
    }
  }
}
