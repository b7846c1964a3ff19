import type { MetaDescriptor } from 'react-router';
import { siteMeta } from '../../site/site-meta.ts';
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

export function legalMeta({ link, description }: LegalDocument): MetaDescriptor[] {
  return siteMeta({ path: link.to, title: link.label, description });
}
