import {
  CookiePreferencesDialog,
  CookieTypeList,
  PreferencesButton,
} from '../../site/cookie-preferences.tsx';
import { documentHandle } from '../../site/document-handle.ts';
import { legalMeta } from './legal-document.ts';
import { legalLinks } from './legal-links.content.ts';
import { LegalPage } from './legal-page.tsx';

export const handle = documentHandle;
export const meta = () => legalMeta(legalLinks.cookies);

export default function CookiePolicyPage() {
  return (
    <>
      <LegalPage
        link={legalLinks.cookies}
        parts={{ 'cookie-types': CookieTypeList, 'cookie-preferences': PreferencesButton }}
      />
      <CookiePreferencesDialog />
    </>
  );
}
