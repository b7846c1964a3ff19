import { brand } from '../../contract/brand.ts';
import { builtOrigin } from '../../contract/site-origin.ts';
import type { SitePicture } from './pictures/site-pictures.ts';

/** What pages say of themselves to search engines, in the words of schema.org. */
export type StructuredData = Record<string, unknown>;

const organizationId = `${builtOrigin}/#organization`;

/** For the front page: who runs the site, and the site itself. */
export const organizationData: StructuredData = {
  '@graph': [
    {
      '@type': 'Organization',
      '@id': organizationId,
      name: brand.name,
      url: `${builtOrigin}/`,
      email: brand.supportEmail,
      description: brand.description,
    },
    {
      '@type': 'WebSite',
      '@id': `${builtOrigin}/#website`,
      name: brand.name,
      url: `${builtOrigin}/`,
      description: brand.description,
      inLanguage: 'en',
      publisher: { '@id': organizationId },
    },
  ],
};

/** The way from the front page to a page. */
export function breadcrumbData(...steps: { name: string; path: string }[]): StructuredData {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: brand.name, path: '/' }, ...steps].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `${builtOrigin}${path}`,
    })),
  };
}

export interface Question {
  question: string;
  answer: string;
}

export function questionsData(questions: readonly Question[]): StructuredData {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

/** The widest file of a picture, as an absolute address. */
export const pictureAddress = ({ sources }: SitePicture) => `${builtOrigin}${sources.at(-1)!.url}`;

export function articleData(article: {
  type?: 'Article' | 'BlogPosting' | 'TechArticle';
  path: string;
  title: string;
  description: string;
  picture?: SitePicture;
  author?: string;
  /** UTC day. */
  date?: string;
}): StructuredData {
  const { type = 'Article', path, title, description, picture, author, date } = article;
  return {
    '@type': type,
    headline: title,
    description,
    mainEntityOfPage: `${builtOrigin}${path}`,
    inLanguage: 'en',
    ...(picture && { image: pictureAddress(picture) }),
    ...(date && { datePublished: date }),
    author: author
      ? { '@type': 'Person', name: author }
      : { '@type': 'Organization', '@id': organizationId, name: brand.name },
    publisher: { '@type': 'Organization', '@id': organizationId, name: brand.name },
  };
}

/** Something that is sold. */
export function offerData(offer: {
  name: string;
  description: string;
  path: string;
  priceCents: number;
  picture: SitePicture;
}): StructuredData {
  return {
    '@type': 'Product',
    name: offer.name,
    description: offer.description,
    brand: { '@type': 'Brand', name: brand.name },
    image: pictureAddress(offer.picture),
    offers: {
      '@type': 'Offer',
      url: `${builtOrigin}${offer.path}`,
      price: (offer.priceCents / 100).toFixed(2),
      priceCurrency: 'USD',
      availability: 'https://schema.org/InStock',
    },
  };
}
