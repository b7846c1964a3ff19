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

/** A second stream that a first is drawn toward. @see createVariation */
interface Toward {
  origin: number;
  strength: number;
  /** Forks between the root and this stream. */
  depth: number;
}

/**
 * How far a stream has moved toward the other seed. The deeper it forks, the finer what it decides:
 * leaves and grain change first, the composition last. At strength 1 everything is the other
 * picture's.
 */
function shareAt(strength: number, depth: number): number {
  if (strength >= 1) return 1;
  const start = depth <= 1 ? 0.45 : depth === 2 ? 0.2 : 0;
  const t = Math.min(1, Math.max(0, (strength - start) / (1 - start)));
  return depth > 2 ? t * (2 - t) : t;
}

function startStream(seed: number, toward: Toward | null): Random {
  const origin = seed >>> 0;
  let state = origin | 0;
  const share = toward === null ? 0 : shareAt(toward.strength, toward.depth);
  let other = toward === null ? 0 : toward.origin | 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    const value = ((t ^ (t >>> 14)) >>> 0) / 4294967296;
    if (share === 0) return value;
    other = (other + 0x6d2b79f5) | 0;
    t = Math.imul(other ^ (other >>> 15), 1 | other);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    const goal = ((t ^ (t >>> 14)) >>> 0) / 4294967296;
    return share === 1 ? goal : value + (goal - value) * share;
  };
  const forkSeed = (label: string, from: number) => hashString(label, (from ^ 0x9e3779b9) >>> 0);
  return {
    next,
    range: (low, high) => low + (high - low) * next(),
    int: (low, high) => low + Math.floor((high - low + 1) * next()),
    pick: (items) => items[Math.floor(next() * items.length)]!,
    bell: () => next() + next() + next() + next() - 2,
    chance: (probability) => next() < probability,
    fork: (label) =>
      startStream(
        forkSeed(label, origin),
        toward === null
          ? null
          : {
              origin: forkSeed(label, toward.origin),
              strength: toward.strength,
              depth: toward.depth + 1,
            },
      ),
  };
}

/** @param seed any integer, its low 32 bits count. Mulberry32 (Tommy Ettinger, public domain). */
export function createRandom(seed: number): Random {
  return startStream(seed, null);
}

/**
 * A stream on its way from one seed to another. Each draw lies between what the two would give, so
 * the picture changes gradually with the strength.
 * @param strength 0 is exactly the first seed's stream, 1 exactly the other's
 */
export function createVariation(seed: number, otherSeed: number, strength: number): Random {
  if (strength <= 0) return startStream(seed, null);
  return startStream(seed, { origin: otherSeed >>> 0, strength, depth: 0 });
}
