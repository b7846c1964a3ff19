import { documentHandle } from '../../site/document-handle.ts';
import { legalMeta } from './legal-document.ts';
import { LegalPage } from './legal-page.tsx';
import { refundPolicy } from './refund-policy.content.tsx';

export const handle = documentHandle;
export const meta = () => legalMeta(refundPolicy);

export default function RefundPolicyPage() {
  return <LegalPage document={refundPolicy} />;
}
