import { cookiePolicy } from './cookie-policy.content.tsx';
import { CookiePreferences } from './cookie-preferences.tsx';
import { legalMeta } from './legal-document.ts';
import { LegalPage } from './legal-page.tsx';

export const meta = () => legalMeta(cookiePolicy);

export default function CookiePolicyPage() {
  return (
    <CookiePreferences>
      <LegalPage document={cookiePolicy} />
    </CookiePreferences>
  );
}
