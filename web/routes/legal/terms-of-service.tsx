import { documentHandle } from '../../site/document-handle.ts';
import { Button } from '../../ui/button.tsx';
import { legalMeta } from './legal-document.ts';
import { legalLinks } from './legal-links.content.ts';
import { LegalPage } from './legal-page.tsx';

export const handle = documentHandle;
export const meta = () => legalMeta(legalLinks.terms);

export default function TermsOfServicePage() {
  return (
    <LegalPage
      link={legalLinks.terms}
      closing={
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
          <p className="text-ink-muted text-lg">That is all of it.</p>
          <Button asChild size="lg">
            <a href="/platform">Get Started Now</a>
          </Button>
        </div>
      }
    />
  );
}
