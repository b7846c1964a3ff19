/** What places stand on. */
import type { Ground } from '../render/stage.ts';

/** Ground at height 0 that neither mirrors nor moves. */
export function dryGround(look: Pick<Ground, 'color' | 'material' | 'paint'>): Ground {
  return { y: 0, ...look, mirror: 0, waves: null };
}
