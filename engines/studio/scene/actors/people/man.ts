import { oklch } from '../../../core/color.ts';
import { blob, chain, curve, ribbon, slab } from '../../../paint/shapes.ts';
import type { ActorDefinition } from '../../concept.ts';
import type { Lch } from '../../stage/lch.ts';
import { paintFigure } from './figure.ts';
import { chooseComplexion, type HairStyle, type Neckline } from './outfit.ts';
import { BOOTS, CLOTHES, choosePattern, paintCrownOn, paintFurCollar, person } from './wardrobe.ts';

export const MAN_ACTOR: ActorDefinition = {
  concept: 'man',
  words:
    'man, boy friend, gentleman, king, prince, father, groom, sailor, cowboy, fisherman, farmer, hero, guy, male, pirate, soldier, grandfather, monk, detective, chef, explorer, hiker, traveler, traveller, warrior, viking, hunter, doctor, artist portrait, musician, player, worker, runner, athlete, brother, son, priest, thief, rider, driver, painter, superhero, firefighter, policeman, fighter, boxer, businessman, old man',
  ...person(['countryside', 'street', 'mountain', 'studio', 'path']),
  width: 0.52,
  paint: (pen, actor) => {
    const own = actor.random.fork('man');
    const king = actor.has('king', 'prince');
    const cowboy = actor.has('cowboy', 'explorer', 'farmer');
    const chef = actor.has('chef');
    const cloth = own.pick(CLOTHES);
    const leather: Lch = [0.4, 0.055, own.pick([50, 62, 75])];
    const top = chef
      ? oklch(0.96, 0.006, 90)
      : actor.color(0, ...(actor.has('viking', 'hunter') ? leather : cloth));
    const complexion = chooseComplexion(actor, own.fork('complexion'), 0.08);
    const old = (complexion.age ?? 0) > 0.9;
    const hirsute = own.next();
    const bearded =
      actor.has('viking', 'king', 'monk', 'pirate', 'grandfather', 'bearded', 'beard', 'wise') ||
      hirsute < (old ? 0.6 : 0.3);
    const beard = own.pick([0.1, 0.18, 0.32, 0.5]);
    const bare = own.pick([0, 0, 0.35, 0.7]);
    const style = own.pick<HairStyle>(['short', 'swept', 'crop', 'shaggy', 'short', 'curls']);
    const thinning = own.chance(0.5);
    const costumed = actor.has('viking', 'pirate', 'monk', 'warrior', 'soldier', 'hunter', 'hero');
    const worn = own.pick(['shirt', 'coat', 'shirt', 'shirt'] as const);
    const garment = king ? 'robe' : worn;
    const neck = own.pick<Neckline>(['crew', 'collar', 'turtle', 'v', 'collar', 'jacket']);
    const sleeve = own.pick([1, 1, 0.5]);
    const trousers = own.pick([1, 1, 1, 1, 0.5]);
    paintFigure(
      pen,
      actor,
      {
        ...complexion,
        garment: chef ? 'shirt' : garment,
        neckline: chef ? 'collar' : costumed ? 'crew' : garment === 'coat' ? 'jacket' : neck,
        sleeves: king || garment === 'coat' || chef ? 1 : sleeve,
        trousers: king || garment === 'coat' || chef ? 1 : trousers,
        top,
        inner: oklch(
          ...own.pick<Lch>([
            [0.94, 0.01, 90],
            [0.75, 0.06, 240],
            [0.3, 0.01, 280],
          ]),
        ),
        legs: oklch(
          ...own.pick<Lch>([
            [0.34, 0.05, 258],
            [0.3, 0.015, 280],
            [0.5, 0.05, 70],
            [0.38, 0.04, 130],
          ]),
        ),
        shoes: BOOTS,
        hairStyle: actor.has('bald', 'monk') || (old && thinning) ? 'balding' : style,
        pattern:
          garment === 'shirt' && !chef && !costumed
            ? choosePattern(own.fork('pattern'))
            : undefined,
        broad: 1.1,
        beard: bearded ? beard + (actor.has('viking', 'wise') ? 0.3 : 0) : 0,
        stubble: bearded ? 0.3 : bare,
        hasHat: cowboy || actor.has('pirate'),
        stances: ['stand', 'walk', 'hip', 'wave', 'stand', 'think', 'fold', 'sit'],
      },
      {
        behind: (body) => {
          if (actor.has('superhero', 'hero', 'king')) {
            body.pen.volume(
              blob(-0.1, 0.8, -0.2, 0.4, -0.26, 0.12, 0, 0.16, 0.16, 0.14, 0.14, 0.5, 0.1, 0.8),
              { albedo: oklch(0.5, 0.19, 26), lift: -0.05 },
            );
          }
        },
        over: (body) => {
          if (actor.has('viking', 'hunter'))
            paintFurCollar(body, oklch(0.46, 0.05, 60), own.fork('fur'));
          if (king) paintFurCollar(body, oklch(0.93, 0.012, 85), own.fork('fur'));
        },
        hat: (body) => {
          const { headX: x, headY: y } = body;
          if (king) paintCrownOn(body, 1.1);
          else if (cowboy) {
            const hat = oklch(0.5, 0.07, 60);
            body.pen.volume(
              blob(
                x - 0.058,
                y + 0.04,
                x - 0.05,
                y + 0.11,
                x,
                y + 0.1,
                x + 0.05,
                y + 0.11,
                x + 0.058,
                y + 0.04,
              ),
              { albedo: hat, round: 0.5 },
            );
            body.pen.volume(
              blob(
                x - 0.14,
                y + 0.062,
                x,
                y + 0.035,
                x + 0.14,
                y + 0.062,
                x + 0.06,
                y + 0.05,
                x - 0.06,
                y + 0.05,
              ),
              { albedo: hat },
            );
          } else if (chef)
            body.pen.volume(
              [
                ...chain(x - 0.04, y + 0.13, 0.035, x + 0.04, y + 0.13, 0.035),
                slab(x - 0.05, y + 0.045, 0.1, 0.08),
              ],
              { albedo: oklch(0.97, 0.005, 90), round: 0.6 },
            );
          else if (actor.has('pirate')) {
            body.pen.volume(
              blob(x - 0.11, y + 0.05, x, y + 0.13, x + 0.11, y + 0.05, x, y + 0.065),
              { albedo: oklch(0.22, 0.01, 280) },
            );
          } else if (actor.has('viking')) {
            for (const s of [-1, 1])
              body.pen.volume(
                ribbon(
                  curve(x + s * 0.05, y + 0.06, x + s * 0.11, y + 0.08, x + s * 0.11, y + 0.15),
                  (t) => 0.03 * (1 - t * 0.8),
                ),
                { albedo: oklch(0.92, 0.03, 85) },
              );
            body.pen.volume(
              blob(
                x - 0.062,
                y + 0.03,
                x - 0.05,
                y + 0.1,
                x,
                y + 0.12,
                x + 0.05,
                y + 0.1,
                x + 0.062,
                y + 0.03,
              ),
              { albedo: oklch(0.62, 0.02, 250), gloss: 0.6 },
            );
          }
        },
      },
    );
  },
};
