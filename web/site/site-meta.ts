import type { MetaDescriptor } from 'react-router';
import { brand } from '../../contract/brand.ts';
import { builtOrigin } from '../../contract/site-origin.ts';
import { type SitePicture, sitePictures } from './pictures/site-pictures.ts';

export interface SiteMeta {
  /** The page's one address, for search engines. */
  path: string;
  /** Without the brand, which is added; absent on the front page. */
  title?: string;
  /** One or two sentences. */
  description: string;
  /** Stands for the page where it is shared. */
  picture?: SitePicture;
  type?: 'website' | 'article';
  /** Structured data, as schema.org names it; `@context` is added. */
  jsonLd?: Record<string, unknown> | readonly Record<string, unknown>[];
}

/** What search engines and shared links show of a public page; for its route's `meta`. */
export function siteMeta({
  path,
  title,
  description,
  picture = sitePictures.autumnLake,
  type = 'website',
  jsonLd = [],
}: SiteMeta): MetaDescriptor[] {
  const fullTitle = title ? `${title} · ${brand.name}` : `${brand.name}: ${brand.tagline}`;
  const address = `${builtOrigin}${path}`;
  const source = picture.sources.find(({ width }) => width >= 1024) ?? picture.sources.at(-1)!;
  const image = `${builtOrigin}${source.url}`;
  const imageHeight = Math.round((source.width * picture.height) / picture.width);
  return [
    { title: fullTitle },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: address },
    { property: 'og:site_name', content: brand.name },
    { property: 'og:type', content: type },
    { property: 'og:title', content: title ?? fullTitle },
    { property: 'og:description', content: description },
    { property: 'og:url', content: address },
    { property: 'og:image', content: image },
    { property: 'og:image:width', content: String(source.width) },
    { property: 'og:image:height', content: String(imageHeight) },
    { property: 'og:image:alt', content: picture.prompt },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...[jsonLd].flat().map((data) => ({
      'script:ld+json': { '@context': 'https://schema.org', ...data },
    })),
  ] as MetaDescriptor[];
}
