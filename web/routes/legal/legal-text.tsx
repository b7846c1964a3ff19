import { brand } from '../../../contract/brand.ts';
import type { LegalLink } from './legal-links.content.ts';

/** What running legal text is made of, beside paragraphs and lists. */

const linkClass =
  'text-accent-strong underline decoration-from-font underline-offset-4 transition-colors hover:text-ink';

export function PolicyLink({ link, hash = '' }: { link: LegalLink; hash?: string }) {
  return (
    <a href={link.to + hash} className={linkClass}>
      {link.label}
    </a>
  );
}

/** A link to another section of the same page. */
export function SectionLink({ to, children }: { to: string; children: React.ReactNode }) {
  return (
    <a href={`#${to}`} className={linkClass}>
      {children}
    </a>
  );
}

export function SupportMail() {
  return (
    <a href={`mailto:${brand.supportEmail}`} className={`${linkClass} break-words`}>
      {brand.supportEmail}
    </a>
  );
}

/** Terms and what is said of each; beside one another where there is room. */
export function FactList({ facts }: { facts: readonly { term: string; text: React.ReactNode }[] }) {
  return (
    <dl className="divide-y divide-line border-line border-y">
      {facts.map(({ term, text }) => (
        <div key={term} className="grid gap-1 py-4 sm:grid-cols-[9.5rem_minmax(0,1fr)] sm:gap-6">
          <dt className="font-medium">{term}</dt>
          <dd className="text-ink-muted">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
