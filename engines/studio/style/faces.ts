/** Faces stay faces: eyes and mouths come back over what a style made of them. */
import { blurPlane } from '../core/blur.ts';
import type { Canvas } from '../core/canvas.ts';
import { luminance } from '../core/color.ts';

/** How a style shows them. */
export type FaceManner =
  /** In the scene's own colours. */
  | 'color'
  /** As dark lines and tones on what the style has laid. */
  | 'ink'
  /** As light. */
  | 'glow';

/**
 * @param styled what the style made; changed in place
 * @param scene as it was before the style
 */
export function keepFaces(styled: Canvas, scene: Canvas, manner: FaceManner): void {
  const { faces } = scene;
  if (faces === null || styled.width !== scene.width || styled.height !== scene.height) return;
  const cover = new Float32Array(faces.length);
  let any = false;
  for (let i = 0; i < faces.length; i++) {
    if (faces[i] === 1) {
      cover[i] = 1;
      any = true;
    }
  }
  if (!any) return;
  blurPlane(cover, scene.width, scene.height, Math.max(0.6, 0.9 * scene.unit));
  const { data } = styled;
  for (let i = 0, k = 0; i < cover.length; i++, k += 3) {
    const c = Math.min(1, cover[i]! * 1.25);
    if (c < 0.02) continue;
    const r = scene.data[k]!;
    const g = scene.data[k + 1]!;
    const b = scene.data[k + 2]!;
    if (manner === 'ink') {
      const tone = Math.min(1, 0.05 + luminance(r, g, b) * 1.6);
      for (let n = 0; n < 3; n++) data[k + n]! *= 1 + (tone - 1) * c * 0.95;
      // The catchlight is paper.
      if (luminance(r, g, b) > 0.75)
        for (let n = 0; n < 3; n++) data[k + n]! += (0.85 - data[k + n]!) * c;
      continue;
    }
    const lift = manner === 'glow' ? 0.25 : 0;
    data[k]! += (r * (1 + lift) + lift * 0.5 - data[k]!) * c * 0.92;
    data[k + 1]! += (g * (1 + lift) + lift * 0.4 - data[k + 1]!) * c * 0.92;
    data[k + 2]! += (b * (1 + lift) + lift * 0.45 - data[k + 2]!) * c * 0.92;
  }
}
