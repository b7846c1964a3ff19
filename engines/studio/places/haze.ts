/** Colours of what is far away. */
import type { Rgb } from '../core/color.ts';
import { type Color, linear } from '../model/paint.ts';
import type { PlaceContext } from './place.ts';

/** A colour in the light of the time, seen through `share` of the air. */
export function hazed(color: Color, { weathered }: PlaceContext, share: number): Rgb {
  const own = linear(color);
  const { fogColor, sun, skyTop } = weathered.light;
  const at = (c: 0 | 1 | 2) => {
    const light = sun[c] * 0.26 + skyTop[c] * 0.4 + 0.06;
    return own[c] * light * (1 - share) + fogColor[c] * share;
  };
  return [at(0), at(1), at(2)];
}
