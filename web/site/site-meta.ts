import type { MetaDescriptor } from 'react-router';
import { brand } from '../../contract/brand.ts';
import type { dataSlots } from '../../contract/page-slots.ts';
import { sharePictureFolder, sharePictureSize } from '../../contract/share-pictures.ts';
import { builtOrigin } from '../../contract/site-origin.ts';
import { type SitePictureName, sitePictureList } from './pictures/site-picture-list.ts';

type DataPlace = (typeof dataSlots)[keyof typeof dataSlots];

export interface SiteMeta {
  /** The page's one address, for search engines. */
  path: string;
  /** Without the brand, which is added; absent on the front page. */
  title?: string;
  /** One or two sentences. */
  description: string;
  /** Lies behind the title where the page is shared. */
  picture?: SitePictureName;
  /** Stands for the page where it is shared, in place of one that the build makes. */
  image?: { url: string; width: string; height: string; alt: string };
  type?: 'website' | 'article';
  /** Structured data, as schema.org names it; `@context` is added. A text is a place to fill in. */
  jsonLd?: Record<string, unknown> | readonly Record<string, unknown>[] | DataPlace;
}

/** What search engines and shared links show of a public page; for its route's `meta`. */
export function siteMeta({
  path,
  title,
  description,
  picture = 'autumnLake',
  image,
  type = 'website',
  jsonLd = [],
}: SiteMeta): MetaDescriptor[] {
  const fullTitle = title ? `${title} · ${brand.name}` : `${brand.name}: ${brand.tagline}`;
  const address = `${builtOrigin}${path}`;
  const { file, prompt } = sitePictureList[picture];
  const page = path === '/' ? 'home' : path.slice(1).replaceAll('/', '-');
  const shown = image ?? {
    url: `${builtOrigin}${sharePictureFolder}/${file}/${page}.jpg`,
    width: String(sharePictureSize.width),
    height: String(sharePictureSize.height),
    alt: `${title ?? fullTitle}. Behind it: ${prompt}`,
  };
  return [
    { title: fullTitle },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: address },
    { property: 'og:site_name', content: brand.name },
    { property: 'og:type', content: type },
    { property: 'og:title', content: title ?? fullTitle },
    { property: 'og:description', content: description },
    { property: 'og:url', content: address },
    { property: 'og:image', content: shown.url },
    { property: 'og:image:width', content: shown.width },
    { property: 'og:image:height', content: shown.height },
    { property: 'og:image:alt', content: shown.alt },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...[jsonLd].flat().map((data) => ({
      'script:ld+json':
        typeof data === 'string' ? data : { '@context': 'https://schema.org', ...data },
    })),
  ] as MetaDescriptor[];
}
