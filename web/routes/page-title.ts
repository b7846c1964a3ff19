import { brand } from '../../contract/brand.ts';

/** The document's title; for each route's `meta`. */
export function pageTitle(page?: string): string {
  return page ? `${page} · ${brand.name}` : `${brand.name}: ${brand.tagline}`;
}
