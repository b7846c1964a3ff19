import { documentHandle } from '../../site/document-handle.ts';
import { Button } from '../../ui/button.tsx';
import { legalMeta } from './legal-document.ts';
import { legalLinks } from './legal-links.content.ts';
import { LegalPage } from './legal-page.tsx';
import { privacyPolicy } from './privacy-policy.content.tsx';

export const handle = documentHandle;
export const meta = () => legalMeta(privacyPolicy);

/** Spec, section 2: links to terms, refund policy and home. */
const furtherLinks = [legalLinks.terms, legalLinks.refunds, { label: 'Home', to: '/' }];

export default function PrivacyPolicyPage() {
  return (
    <LegalPage
      document={privacyPolicy}
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
