import { CookiePreferencesDialog } from '../../site/cookie-preferences.tsx';
import { documentHandle } from '../../site/document-handle.ts';
import { cookiePolicy } from './cookie-policy.content.tsx';
import { legalMeta } from './legal-document.ts';
import { LegalPage } from './legal-page.tsx';

export const handle = documentHandle;
export const meta = () => legalMeta(cookiePolicy);

export default function CookiePolicyPage() {
  return (
    <>
      <LegalPage document={cookiePolicy} />
      <CookiePreferencesDialog />
    </>
  );
}
