import { describe, expect, it } from 'vitest';
import { createRandom } from '../../core/random.ts';
import { parsePrompt } from '../../parse/parse-prompt.ts';
import { chooseCast } from './cast.ts';
import type { Ground } from './ground.ts';
import type { Placed } from './placed.ts';
import { placeCast } from './placement.ts';

const LAND: Ground = { surface: 'ground', horizon: 500, far: 600, near: 960, hazeAt: () => 0 };
const SEA: Ground = { ...LAND, surface: 'water' };
const TABLE: Ground = { ...LAND, surface: 'table' };
const SIZES = [
  [1000, 1000],
  [576, 1024],
  [1536, 656],
] as const;

function place(prompt: string, ground: Ground, seed = 1, width = 1000, height = 1000): Placed[] {
  const spec = parsePrompt(prompt);
  const { actors } = chooseCast(spec, createRandom(seed));
  const k = height / 1000;
  const scaled = {
    ...ground,
    horizon: ground.horizon * k,
    far: ground.far * k,
    near: ground.near * k,
  };
  return placeCast(
    { cast: actors, width, height, ground: scaled, framing: spec.framing },
    createRandom(seed),
  );
}

const of = (placed: readonly Placed[], concept: string) =>
  placed.find((p) => p.definition.concept === concept)!;
const top = (p: Placed) => p.y - p.definition.height * p.scale;

describe('placement', () => {
  it.each([1, 2, 3, 4, 5])('gives three boats three separate places, seed %i', (seed) => {
    const boats = place('three sailboats', SEA, seed);
    expect(boats).toHaveLength(3);
    for (let i = 0; i < 3; i++) {
      for (let j = 0; j < i; j++) {
        const [a, b] = [boats[i]!, boats[j]!];
        expect(Math.abs(a.x - b.x)).toBeGreaterThan(60);
        expect(a.scale).not.toBe(b.scale);
      }
    }
    // Nearer ones are lower in the picture and larger.
    expect(boats[2]!.y).toBeGreaterThan(boats[0]!.y);
    expect(boats[2]!.scale).toBeGreaterThan(boats[0]!.scale);
  });

  it('draws at most a crowd', () => {
    expect(place('99 sheep', LAND).length).toBeLessThanOrEqual(14);
  });

  it.each([1, 2, 3, 4])('obeys relations, seed %i', (seed) => {
    const on = place('a cat on a chair', LAND, seed);
    expect(of(on, 'cat').y).toBeLessThan(of(on, 'chair').y);
    expect(of(on, 'cat').depth).toBeGreaterThan(of(on, 'chair').depth);

    const above = place('an eagle above a barn', LAND, seed);
    expect(of(above, 'eagle').y).toBeLessThanOrEqual(top(of(above, 'barn')) + 20);

    const beside = place('a fox beside a door', LAND, seed);
    const [fox, door] = [of(beside, 'fox'), of(beside, 'door')];
    expect(Math.abs(fox.y - door.y)).toBeLessThan(30);
    expect(Math.abs(fox.x - door.x)).toBeGreaterThan(80);

    const front = place('a horse in front of a barn', LAND, seed);
    expect(of(front, 'horse').depth).toBeGreaterThan(of(front, 'barn').depth);
    expect(of(front, 'horse').y).toBeGreaterThan(of(front, 'barn').y);

    const behind = place('a bear behind a tent', LAND, seed);
    expect(of(behind, 'bear').depth).toBeLessThan(of(behind, 'tent').depth);
  });

  it.each([1, 2, 3])(
    'seats people on chairs and mounts, and cats as they like, seed %i',
    (seed) => {
      const sitting = place('a man on a chair', LAND, seed);
      const [man, chair] = [of(sitting, 'man'), of(sitting, 'chair')];
      expect(man.seatedOn).toBe('chair');
      // The lower legs are as long as the seat is high.
      const seat = chair.y - man.y;
      expect(seat / man.scale).toBeGreaterThan(0.18);
      expect(seat / man.scale).toBeLessThan(0.26);

      const riding = place('a knight on a horse', LAND, seed);
      expect(of(riding, 'knight')).toMatchObject({
        seatedOn: 'horse',
        facing: of(riding, 'horse').facing,
      });
      expect(of(place('a man beside a chair', LAND, seed), 'man').seatedOn).toBeNull();
    },
  );

  it('puts flowers into their vase', () => {
    const placed = place('tulips in a vase', TABLE);
    const vase = of(placed, 'vase');
    for (const tulip of placed.filter((p) => p.definition.concept === 'tulip')) {
      expect(tulip.depth).toBeLessThan(vase.depth);
      expect(Math.abs(tulip.x - vase.x)).toBeLessThan(vase.definition.width * vase.scale);
    }
  });

  it('makes weighted and large things larger', () => {
    const plain = place('a dragon and a knight', LAND);
    const strong = place('a dragon and a (knight:1.8)', LAND);
    const large = place('a dragon and a huge knight', LAND);
    expect(of(strong, 'knight').scale).toBeGreaterThan(of(plain, 'knight').scale);
    expect(of(large, 'knight').scale).toBeGreaterThan(of(plain, 'knight').scale);
  });

  it('leaves out what is excluded', () => {
    expect(place('a cat and a dog, no dog', LAND)).toHaveLength(1);
  });

  it.each(SIZES)('keeps its cast inside a picture of %i x %i', (width, height) => {
    for (const prompt of ['a woman', 'an elephant', 'a train', 'three horses', 'a giraffe']) {
      for (const placed of place(prompt, LAND, 3, width, height)) {
        expect(placed.x).toBeGreaterThan(0);
        expect(placed.x).toBeLessThan(width);
        expect(placed.y).toBeLessThanOrEqual(height);
        expect(top(placed)).toBeGreaterThan(-0.12 * height);
      }
    }
  });

  it('lays out eight seeds of one prompt differently', () => {
    const places = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => place('a horse', LAND, seed)[0]!);
    expect(new Set(places.map((p) => Math.round(p.x / 40))).size).toBeGreaterThanOrEqual(3);
    expect(new Set(places.map((p) => Math.round(p.scale / 30))).size).toBeGreaterThanOrEqual(3);
    expect(new Set(places.map((p) => p.facing)).size).toBe(2);
  });
});
