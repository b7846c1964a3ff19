/** The fixed list behind `npm run bench:engine`: every family and style, seeds included. */

export interface EnginePrompt {
  prompt: string;
  seed: number;
  /**
   * What the feasibility study took for its version of the same subject and style at 1024 x 1024,
   * in ms: the middle of the range it gives. Absent where it had none.
   */
  studyMs?: number;
}

export const ENGINE_PROMPTS: readonly EnginePrompt[] = [
  { prompt: 'a castle on a hill at sunset, watercolor', seed: 3, studyMs: 1925 },
  { prompt: 'neon cyberpunk city street in the rain at night', seed: 3, studyMs: 2065 },
  { prompt: 'portrait of a red fox in a snowy forest', seed: 3, studyMs: 1295 },
  { prompt: 'abstract geometric bauhaus poster', seed: 3, studyMs: 98 },
  { prompt: 'a bowl of ramen', seed: 3, studyMs: 98 },
  { prompt: 'astronaut floating above a purple planet', seed: 3, studyMs: 1960 },
  { prompt: 'a calm lake with mountains at dawn, oil painting', seed: 3, studyMs: 3045 },
  { prompt: 'a lighthouse on a cliff in a storm, oil painting', seed: 4 },
  { prompt: 'three sailboats under an aurora, paper-cut', seed: 5 },
  { prompt: 'a village in the snow at night', seed: 6 },
  { prompt: 'misty pine forest at dawn', seed: 7 },
  { prompt: 'rolling hills with wildflowers, summer, watercolor', seed: 8 },
  { prompt: 'city skyline at dusk', seed: 9 },
  { prompt: 'a city street on a sunny day, flat illustration', seed: 10 },
  { prompt: 'skyscrapers at sunset, synthwave', seed: 11 },
  { prompt: 'an alley at night, neon sign art', seed: 12 },
  { prompt: 'a wolf in the snow, ink', seed: 13 },
  { prompt: 'a black cat, pencil sketch', seed: 14 },
  { prompt: 'an owl in a forest at night', seed: 15 },
  { prompt: 'a brown bear, low poly', seed: 16 },
  { prompt: 'a golden dog in autumn, oil painting', seed: 17 },
  { prompt: 'a cup of coffee, flat illustration', seed: 18 },
  { prompt: 'a birthday cake, pixel art', seed: 19 },
  { prompt: 'sushi, ukiyo-e', seed: 20 },
  { prompt: 'spiral galaxy', seed: 21 },
  { prompt: 'a rocket above a planet, travel poster', seed: 22 },
  { prompt: 'a nebula, oil painting', seed: 23 },
  { prompt: 'a sea at sunset with a boat, ukiyo-e', seed: 24 },
  { prompt: 'mountains at golden hour, low poly', seed: 25 },
  { prompt: 'a castle by a river, stained glass', seed: 26 },
  { prompt: 'a fox in autumn, mosaic tiles', seed: 27 },
  { prompt: 'a beach with an island, pixel art', seed: 28 },
  { prompt: 'autumn forest path, oil painting', seed: 29 },
  { prompt: 'a cherry blossom tree by a lake, watercolor', seed: 30 },
  { prompt: 'a mandala', seed: 31 },
  { prompt: 'abstract waves, blue and gold', seed: 32 },
  { prompt: 'an abstract marble texture', seed: 33 },
  { prompt: 'a fractal in purple', seed: 34 },
  { prompt: 'a ruin in the fog, pencil sketch', seed: 35 },
  { prompt: 'xyzzy plugh', seed: 36 },
];

/** Those also made at 2048 x 2048: the slowest kinds. */
export const LARGE_PROMPTS: readonly number[] = [0, 1, 2, 6];
