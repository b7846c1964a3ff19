import type { MetaDescriptor } from 'react-router';
import { pageTitle } from '../page-title.ts';
import type { LegalLink } from './legal-links.content.ts';

export interface LegalSection {
  /** Names the heading in addresses; links from outside rely on it. */
  id: string;
  title: string;
  body: React.ReactNode;
}

/** The text of one legal page. */
export interface LegalDocument {
  link: LegalLink;
  /** For search engines: one sentence. */
  description: string;
  /** Month and year of this wording, where the page states one. */
  lastUpdated?: string;
  lead: React.ReactNode;
  sections: readonly LegalSection[];
}

/** Title, description, and the one address that search engines shall know the page by. */
export function legalMeta({ link, description }: LegalDocument): MetaDescriptor[] {
  return [
    { title: pageTitle(link.label) },
    { name: 'description', content: description },
    { property: 'og:title', content: pageTitle(link.label) },
    { property: 'og:description', content: description },
    // Relative, as the pages are built before anybody knows where they will be served.
    { tagName: 'link', rel: 'canonical', href: link.to },
  ];
}
