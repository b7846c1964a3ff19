/** Seeded random numbers: the only source of chance in the engine. */

/** A stream of random numbers. Streams with different seeds are independent. */
export interface Random {
  /** Uniform in [0, 1). */
  next(): number;
  /** Uniform in [low, high). */
  range(low: number, high: number): number;
  /** Uniform integer in [low, high], both included. */
  int(low: number, high: number): number;
  pick<T>(items: readonly T[]): T;
  /** Bell-shaped in (-2, 2), mean 0, standard deviation 0.58 (sum of four uniforms). */
  bell(): number;
  /** True with the given probability. */
  chance(probability: number): boolean;
  /**
   * A stream of its own for one part of the picture, so that a change there leaves all other
   * parts as they are. Does not advance this stream.
   */
  fork(label: string): Random;
}

/** 32-bit FNV-1a over UTF-16 units. */
export function hashString(text: string, basis = 2166136261): number {
  let h = basis;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 16777619);
  return h >>> 0;
}

/** A value in [0, 1) that depends on two integers only: for bricks, windows, grain, dither. */
export function hash2(x: number, y: number): number {
  let q = (Math.imul(x, 374761393) + Math.imul(y, 668265263)) | 0;
  q = Math.imul(q ^ (q >>> 13), 1274126177);
  return ((q ^ (q >>> 16)) >>> 0) / 4294967296;
}

/** @param seed any integer, its low 32 bits count. Mulberry32 (Tommy Ettinger, public domain). */
export function createRandom(seed: number): Random {
  const origin = seed >>> 0;
  let state = origin | 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next,
    range: (low, high) => low + (high - low) * next(),
    int: (low, high) => low + Math.floor((high - low + 1) * next()),
    pick: (items) => items[Math.floor(next() * items.length)]!,
    bell: () => next() + next() + next() + next() - 2,
    chance: (probability) => next() < probability,
    fork: (label) => createRandom(hashString(label, (origin ^ 0x9e3779b9) >>> 0)),
  };
}
