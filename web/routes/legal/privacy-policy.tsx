import { documentHandle } from '../../site/document-handle.ts';
import { Button } from '../../ui/button.tsx';
import { legalMeta } from './legal-document.ts';
import { legalLinks } from './legal-links.content.ts';
import { LegalPage } from './legal-page.tsx';

export const handle = documentHandle;
export const meta = () => legalMeta(legalLinks.privacy);

const furtherLinks = [legalLinks.terms, legalLinks.refunds, { label: 'Home', to: '/' }];

export default function PrivacyPolicyPage() {
  return (
    <LegalPage
      link={legalLinks.privacy}
      closing={
        <nav aria-label="Read on" className="flex flex-wrap gap-3">
          {furtherLinks.map(({ label, to }) => (
            <Button key={to} asChild variant="secondary">
              <a href={to}>{label}</a>
            </Button>
          ))}
        </nav>
      }
    />
  );
}
