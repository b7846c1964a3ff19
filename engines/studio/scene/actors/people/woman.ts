import { oklch } from '../../../core/color.ts';
import { blob } from '../../../paint/shapes.ts';
import type { ActorDefinition } from '../../concept.ts';
import type { Lch } from '../../stage/lch.ts';
import { paintFigure } from './figure.ts';
import { chooseComplexion, type HairStyle, type Neckline, type Outfit } from './outfit.ts';
import { CLOTHES, choosePattern, paintCrownOn, paintPointedHat, person } from './wardrobe.ts';

export const WOMAN_ACTOR: ActorDefinition = {
  concept: 'woman',
  words:
    'woman, girl, lady, princess, queen, mother, bride, witch, sorceress, maiden, female, goddess, grandmother, fairy, nurse, geisha, sister, daughter, heroine, actress, singer',
  ...person(['meadow', 'garden', 'beach', 'studio', 'countryside']),
  paint: (pen, actor) => {
    const own = actor.random.fork('woman');
    const dressed =
      own.chance(0.62) ||
      actor.has(
        'princess',
        'queen',
        'bride',
        'goddess',
        'fairy',
        'maiden',
        'witch',
        'sorceress',
        'geisha',
        'dress',
        'gown',
        'dressed',
      );
    const royal = actor.has('princess', 'queen');
    const witch = actor.has('witch', 'sorceress');
    const cloth = own.pick(CLOTHES);
    const top = witch
      ? oklch(0.24, 0.04, 300)
      : actor.has('bride')
        ? oklch(0.97, 0.008, 90)
        : actor.color(0, ...cloth);
    const gown = actor.has('princess', 'queen', 'bride', 'goddess', 'maiden', 'geisha') || witch;
    const knee = own.chance(0.5);
    const worn = own.pick(['shirt', 'shirt', 'coat'] as const);
    const garment = dressed ? 'dress' : worn;
    const openNecks = own.pick<Neckline>(['scoop', 'strap', 'v', 'scoop']);
    const necks = own.pick<Neckline>(['crew', 'v', 'turtle', 'collar', 'jacket', 'scoop']);
    const metal = own.pick<Lch>([
      [0.82, 0.13, 86],
      [0.9, 0.01, 250],
    ]);
    const jewelled = own.chance(0.5);
    const sleeves = own.pick([0, 0, 0.5, 1]);
    const pattern = choosePattern(own.fork('pattern'));
    const outfit: Outfit = {
      ...chooseComplexion(actor, own.fork('complexion'), 1),
      garment,
      neckline: dressed ? openNecks : garment === 'coat' ? 'jacket' : necks,
      sleeves: dressed ? (witch ? 1 : sleeves) : 1,
      skirt: knee && !gown ? 'knee' : 'long',
      top,
      legs: oklch(
        ...own.pick<Lch>([
          [0.36, 0.05, 255],
          [0.28, 0.01, 280],
          [0.7, 0.04, 80],
        ]),
      ),
      shoes: oklch(
        ...own.pick<Lch>([
          [0.26, 0.03, 45],
          [0.3, 0.02, 280],
          [0.5, 0.14, 25],
          [0.8, 0.03, 70],
        ]),
      ),
      necklace: (jewelled && dressed) || royal ? oklch(...metal) : undefined,
      hairStyle: own.pick<HairStyle>(['long', 'long', 'bob', 'bun', 'ponytail', 'curls', 'pixie']),
      pattern: garment === 'coat' || gown ? undefined : pattern,
      broad: 0.88,
      head: 1.04,
      hasHat: witch,
      stances: ['stand', 'walk', 'hip', 'wave', 'stand', 'think', 'fold', 'sit'],
    };
    paintFigure(pen, actor, outfit, {
      behind: (body) => {
        if (!actor.has('fairy', 'angel')) return;
        for (const s of [-1, 1]) {
          body.pen.volume(
            blob(0, 0.74, s * 0.2, 1.02, s * 0.38, 0.95, s * 0.3, 0.72, s * 0.1, 0.66),
            { albedo: oklch(0.9, 0.07, 200), alpha: 0.6, glow: 0.3 },
          );
          body.pen.volume(blob(0, 0.7, s * 0.22, 0.66, s * 0.28, 0.5, s * 0.12, 0.52), {
            albedo: oklch(0.9, 0.07, 320),
            alpha: 0.6,
            glow: 0.3,
          });
        }
      },
      hat: (body) => {
        if (royal) paintCrownOn(body, 1);
        if (witch) paintPointedHat(body, top);
      },
    });
  },
};
