/**
 * Arithmetic that gives the same bits on every machine.
 *
 * `Math.sin`, `Math.exp`, `Math.pow`, `**` and their like may differ in the last bits between x64 and
 * arm64 (and between an engine's interpreter and its compiler), and a picture must be the same bytes
 * wherever it is made. The engine uses the functions below instead; they consist of IEEE 754
 * additions, multiplications, divisions and square roots only. `own-math.test.ts` keeps the others
 * out.
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

const LOG2E = Math.LOG2E;
/** ln 2 in two parts: the first has few enough bits that its product with an exponent is exact. */
const LN2_HIGH = 0.6931471803691238;
const LN2_LOW = 1.9082149292705877e-10;
const LN2 = Math.LN2;
const SQRT2 = Math.SQRT2;

/** Powers of two from 2^-1022 to 2^1023, made by exact doubling. */
const POWERS_OF_TWO: Float64Array = (() => {
  const table = new Float64Array(2046);
  table[1022] = 1;
  for (let k = 1023; k < table.length; k++) table[k] = table[k - 1]! * 2;
  for (let k = 1021; k >= 0; k--) table[k] = table[k + 1]! / 2;
  return table;
})();

/** e to the x, relative error below 2e-12. 0 below -708, Infinity above 709. */
export function exp(x: number): number {
  if (x > 709) return Infinity;
  if (x < -708) return 0;
  const k = Math.floor(x * LOG2E + 0.5);
  const r = x - k * LN2_HIGH - k * LN2_LOW;
  // Taylor to the ninth power on [-0.347, 0.347].
  const high = 1 / 5040 + r * (1 / 40320 + r * (1 / 362880));
  const low = 1 / 24 + r * (1 / 120 + r * (1 / 720 + r * high));
  return (1 + r * (1 + r * (0.5 + r * (1 / 6 + r * low)))) * POWERS_OF_TWO[k + 1022]!;
}

// Both machines of interest are little-endian: word 1 holds sign, exponent and leading mantissa.
const float64 = new Float64Array(1);
const words = new Int32Array(float64.buffer);
const float32 = new Float32Array(1);
const word = new Int32Array(float32.buffer);

/** Natural logarithm, absolute error below 2e-12. -Infinity at 0, NaN below. */
export function log(x: number): number {
  if (!(x > 0)) return x === 0 ? -Infinity : Number.NaN;
  if (x === Infinity) return x;
  if (x < 2.2250738585072014e-308) return log(x * 18014398509481984) - 54 * LN2;
  float64[0] = x;
  let k = (words[1]! >>> 20) - 1023;
  words[1] = (words[1]! & 0xfffff) | 0x3ff00000;
  let m = float64[0];
  if (m > SQRT2) {
    m *= 0.5;
    k++;
  }
  const s = (m - 1) / (m + 1);
  const q = s * s;
  const high = 1 / 9 + q * (1 / 11 + q * (1 / 13));
  return k * LN2 + 2 * s * (1 + q * (1 / 3 + q * (1 / 5 + q * (1 / 7 + q * high))));
}

export function square(x: number): number {
  return x * x;
}

/**
 * x to the y. Whole exponents up to 128 by multiplication, others as exp(y log x): relative error
 * below 1e-11 times the size of the exponent. NaN for negative x with a broken exponent.
 */
export function pow(x: number, y: number): number {
  const whole = Math.abs(y);
  if (whole <= 128 && whole === Math.floor(whole)) {
    let result = 1;
    let factor = x;
    for (let n = whole; n > 0; n = Math.floor(n / 2)) {
      if (n % 2 === 1) result *= factor;
      factor *= factor;
    }
    return y < 0 ? 1 / result : result;
  }
  if (x === 0) return y > 0 ? 0 : Infinity;
  return exp(y * log(x));
}

/**
 * Cube root, relative error below 1e-12 for sizes between 1e-30 and 1e30; smaller ones give 0.
 * A third of the exponent's bits is a first guess to 4 %; Halley's step cubes the error, twice.
 */
export function cbrt(x: number): number {
  const size = Math.abs(x);
  if (!(size > 1e-30)) return 0;
  float32[0] = size;
  word[0] = Math.floor(word[0]! / 3) + 709921077;
  let y = float32[0];
  let cube = y * y * y;
  y = (y * (cube + 2 * size)) / (2 * cube + size);
  cube = y * y * y;
  y = (y * (cube + 2 * size)) / (2 * cube + size);
  return x < 0 ? -y : y;
}
