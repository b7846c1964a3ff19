import type { Choice } from '../engine.ts';
import type { StyleName } from './parse/scene-spec.ts';

/** The media the engine paints in, by the names people choose them by. */
export const STUDIO_STYLES = [
  { id: 'photo', label: 'Photograph' },
  { id: 'watercolor', label: 'Watercolor' },
  { id: 'oil', label: 'Oil painting' },
  { id: 'ink', label: 'Ink' },
  { id: 'sketch', label: 'Pencil sketch' },
  { id: 'flat', label: 'Flat illustration' },
  { id: 'poster', label: 'Travel poster' },
  { id: 'low-poly', label: 'Low poly' },
  { id: 'pixel', label: 'Pixel art' },
  { id: 'paper-cut', label: 'Paper cut' },
  { id: 'ukiyo-e', label: 'Ukiyo-e' },
  { id: 'neon', label: 'Neon sign' },
  { id: 'synthwave', label: 'Synthwave' },
  { id: 'stained-glass', label: 'Stained glass' },
  { id: 'mosaic', label: 'Mosaic' },
] as const satisfies readonly (Choice & { id: StyleName })[];

/** Undefined when it names none of them. */
export function findStudioStyle(id: string | undefined): StyleName | undefined {
  return STUDIO_STYLES.find((style) => style.id === id)?.id;
}
