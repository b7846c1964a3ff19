/** Small waves on level water. */
import { solidNoise } from '../model/noise-volume.ts';

const normal = new Float64Array(3);

/** The upward normal at a place; waves that are too far to be told apart lie flat. */
export function waveNormal(
  waves: { size: number; steep: number } | null,
  x: number,
  z: number,
  distance: number,
): Float64Array {
  normal[0] = 0;
  normal[1] = 1;
  normal[2] = 0;
  if (waves === null) return normal;
  const k = 1 / waves.size;
  const a = solidNoise(x * k, 0.2, z * k * 1.7) - 0.5;
  const b = solidNoise(x * k + 7.3, 4.2, z * k * 1.7) - 0.5;
  const flat = waves.steep / (1 + (distance * k) / 26);
  const nx = a * flat;
  const nz = b * flat;
  const l = 1 / Math.sqrt(1 + nx * nx + nz * nz);
  normal[0] = nx * l;
  normal[1] = l;
  normal[2] = nz * l;
  return normal;
}
