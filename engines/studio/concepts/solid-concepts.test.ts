/** What every solid concept keeps: it can be named, it is seen, and it goes where relations say. */
import { describe, expect, it } from 'vitest';
import { Canvas } from '../core/canvas.ts';
import { noiseTiles } from '../core/noise.ts';
import { createRandom } from '../core/random.ts';
import { parsePrompt } from '../parse/parse-prompt.ts';
import { readScript } from '../parse/read-script.ts';
import { shoot } from '../render/render-stage.ts';
import { FIRST_THING } from '../stage/arrange.ts';
import { finish } from '../stage/perform.ts';
import type { Script } from '../stage/script.ts';
import { setUp } from '../stage/set-up.ts';
import { CONCEPTS } from './registry.ts';

const EDGE = 96;

const read = (prompt: string): Script => {
  const script = readScript(prompt, parsePrompt(prompt));
  if (!script) throw new Error(`not on the stage: ${prompt}`);
  return script;
};

/** Share of the picture where each thing of the script is seen. */
function shares(script: Script, seed = 1): number[] {
  const random = createRandom(seed);
  const set = setUp(script, 1, random, noiseTiles());
  const shot = shoot(set.stage, EDGE, EDGE, () => {});
  const buffers = finish(set, shot, new Canvas(EDGE, EDGE), random);
  const counts = script.things.map(() => 0);
  for (const number of buffers.thing) if (number >= FIRST_THING) counts[number - FIRST_THING]!++;
  return counts.map((n) => n / (EDGE * EDGE));
}

describe.each(CONCEPTS.map((c) => [c.name, c] as const))('%s', (_name, concept) => {
  const word = concept.words.split(',')[0]!.trim();

  it('is understood by its first word and seen large', () => {
    const script = read(`a ${word}`);
    expect(script.things.map((t) => t.concept)).toEqual([concept.name]);
    // A wand or a fishing rod fills the height and still is slim.
    expect(shares(script)[0]).toBeGreaterThan(concept.held ? 0.008 : 0.035);
  });
});

describe('concepts', () => {
  it('have names and words of their own', () => {
    const names = CONCEPTS.map((c) => c.name);
    expect(new Set(names).size).toBe(names.length);
    const firsts = CONCEPTS.map((c) => c.words.split(',')[0]);
    expect(new Set(firsts).size).toBe(firsts.length);
  });
});

describe('things that go together', () => {
  it.each([
    'a penguin wearing a top hat',
    'a girl holding a red umbrella',
    'a bear catching a salmon',
    'a rabbit in a teacup',
    'a knight riding an elephant',
    'a cat sleeping on a stack of books',
    'a girl with an umbrella and a scarf',
    'a car in front of a house',
  ])('are all seen: %s', (prompt) => {
    for (const share of shares(read(prompt))) expect(share).toBeGreaterThan(0.004);
  });

  it('give the flat painters what is not built', () => {
    const prompt = 'a cat under fireworks';
    expect(readScript(prompt, parsePrompt(prompt))).toBeNull();
  });
});
