import { describe, expect, it } from 'vitest';
import { Canvas } from '../../core/canvas.ts';
import { createRandom } from '../../core/random.ts';
import { createLightRig } from '../../paint/light-rig.ts';
import { parsePrompt } from '../../parse/parse-prompt.ts';
import { difference, paintPrompt } from '../paint-prompt.ts';
import { chooseCharacter } from './character.ts';
import { composeLandscape } from './composition.ts';

const SEEDS = Array.from({ length: 60 }, (_, seed) => seed);

describe('the character of a landscape', () => {
  it('deals every kind of cloud, ridge, cover, edge, frame and tree within sixty seeds', () => {
    const all = SEEDS.map((seed) => chooseCharacter(createRandom(seed)));
    expect(new Set(all.map((c) => c.clouds)).size).toBe(7);
    expect(new Set(all.map((c) => c.ridge)).size).toBe(5);
    expect(new Set(all.map((c) => c.ground)).size).toBe(6);
    expect(new Set(all.map((c) => c.edge)).size).toBe(6);
    expect(new Set(all.map((c) => c.frame)).size).toBe(4);
    expect(new Set(all.map((c) => c.trees)).size).toBe(4);
  });

  it('keeps the composition when a word changes the hour, the season or the weather', () => {
    const canvas = new Canvas(64, 64);
    const compose = (prompt: string, seed: number) => {
      const c = composeLandscape(canvas, parsePrompt(prompt), createRandom(seed));
      return { ...c, heroSubject: null, isSnowy: false, ground: null };
    };
    for (const seed of SEEDS.slice(0, 20)) {
      const plain = compose('a castle on a hill', seed);
      expect(compose('a castle on a hill at night', seed)).toEqual(plain);
      expect(compose('a castle on a hill in winter', seed)).toEqual(plain);
      expect(compose('a castle on a hill in fog', seed)).toEqual(plain);
    }
  });

  it('puts the light on the side where the sun stands', () => {
    const canvas = new Canvas(90, 64);
    const sides = new Set<number>();
    for (const seed of SEEDS) {
      const c = composeLandscape(canvas, parsePrompt('a meadow'), createRandom(seed));
      expect(c.lightSide).toBe(c.sunX >= canvas.width / 2 ? 1 : -1);
      sides.add(c.lightSide);
    }
    expect(sides.size).toBe(2);
  });

  it('lets the sun stand at many heights by day, and low at sunset', () => {
    const heights = (prompt: string) =>
      SEEDS.map((seed) => createLightRig(parsePrompt(prompt), createRandom(seed)).sunHeight);
    const day = heights('a meadow by day');
    const sunset = heights('a meadow at sunset');
    expect(Math.max(...day) - Math.min(...day)).toBeGreaterThan(0.4);
    expect(Math.max(...day)).toBeLessThan(Math.min(...sunset));
  });

  it('makes eight seeds of one prompt eight pictures', () => {
    const pictures = SEEDS.slice(1, 9).map((seed) =>
      paintPrompt('a castle on a hill', { seed, width: 64, height: 64 }),
    );
    for (let i = 0; i < pictures.length; i++) {
      for (let j = 0; j < i; j++) {
        expect(difference(pictures[i]!, pictures[j]!)).toBeGreaterThan(0.03);
      }
    }
  });
});
