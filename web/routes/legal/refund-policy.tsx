import { documentHandle } from '../../site/document-handle.ts';
import { legalMeta } from './legal-document.ts';
import { legalLinks } from './legal-links.content.ts';
import { LegalPage } from './legal-page.tsx';

export const handle = documentHandle;
export const meta = () => legalMeta(legalLinks.refunds);

export default function RefundPolicyPage() {
  return <LegalPage link={legalLinks.refunds} />;
}
