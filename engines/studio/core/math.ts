/**
 * Arithmetic that gives the same bits on every machine.
 *
 * `Math.sin`, `Math.cos` and `Math.atan2` may differ in the last bits between x64 and arm64, and a
 * picture must be the same bytes wherever it is made. The engine uses the functions below instead;
 * they consist of IEEE 754 additions, multiplications and square roots only.
 */

export const TAU = 6.283185307179586;

/** @returns x limited to [low, high] */
export function clamp(x: number, low = 0, high = 1): number {
  return x < low ? low : Math.min(x, high);
}

/** Linear interpolation; t is not limited. */
export function lerp(a: number, b: number, t: number): number {
  return a + (b - a) * t;
}

/** Hermite step from 0 at `from` to 1 at `to`; `from` may be the larger one. */
export function smoothstep(from: number, to: number, x: number): number {
  const t = clamp((x - from) / (to - from));
  return t * t * (3 - 2 * t);
}

/** Sine and cosine share this: odd Taylor polynomial, absolute error below 6e-8 on [-pi/2, pi/2]. */
function sinOnHalfTurn(x: number): number {
  const s = x * x;
  return (
    x * (1 + s * (-1 / 6 + s * (1 / 120 + s * (-1 / 5040 + s * (1 / 362880 - s * (1 / 39916800))))))
  );
}

/** @param x radians, sensible up to about 1e6 in size */
export function sin(x: number): number {
  const turns = Math.floor(x / TAU + 0.5);
  const r = x - turns * TAU;
  if (r > TAU / 4) return sinOnHalfTurn(TAU / 2 - r);
  if (r < -TAU / 4) return sinOnHalfTurn(-TAU / 2 - r);
  return sinOnHalfTurn(r);
}

/** @param x radians */
export function cos(x: number): number {
  return sin(x + TAU / 4);
}

/**
 * Arc tangent on [0, 1], absolute error below 2e-6.
 * @see Abramowitz and Stegun 1964, 4.4.49
 */
function atanUnit(z: number): number {
  const s = z * z;
  return z * (0.999866 + s * (-0.3302995 + s * (0.180141 + s * (-0.085133 + s * 0.0208351))));
}

/** @returns radians in (-pi, pi]; 0 for the origin */
export function atan2(y: number, x: number): number {
  const ax = Math.abs(x);
  const ay = Math.abs(y);
  if (ax === 0 && ay === 0) return 0;
  let angle = ay <= ax ? atanUnit(ay / ax) : TAU / 4 - atanUnit(ax / ay);
  if (x < 0) angle = TAU / 2 - angle;
  return y < 0 ? -angle : angle;
}

/** Length of (x, y). Plain on purpose: `Math.hypot` is many times slower. */
export function length(x: number, y: number): number {
  return Math.sqrt(x * x + y * y);
}
