import { brand } from '../../../contract/brand.ts';
import { CookieTypeList, PreferencesButton } from '../../site/cookie-preferences.tsx';
import type { LegalDocument } from './legal-document.ts';
import { legalLinks } from './legal-links.content.ts';
import { PolicyLink, SectionLink, SupportMail } from './legal-text.tsx';

/** Spec, section 2: four types; usage, preferences, third parties, updates. */
export const cookiePolicy: LegalDocument = {
  link: legalLinks.cookies,
  description: `Every cookie and every other thing that ${brand.name} keeps in your browser, by name, and how to refuse what is not essential.`,
  lead: (
    <p>
      Everything that {brand.name} keeps in your browser, by name, and how to refuse what is not
      essential. There is little of it, and none of it follows you.
    </p>
  ),
  sections: [
    {
      id: 'types',
      title: 'Types of cookies',
      body: (
        <>
          <p>
            A cookie is a short text that a site leaves in your browser and that the browser sends
            along with each visit. Local storage and tab storage also lie in your browser, but are
            not sent anywhere. We treat all three alike, and call them cookies below.
          </p>
          <CookieTypeList />
        </>
      ),
    },
    {
      id: 'usage',
      title: 'How we use cookies',
      body: (
        <>
          <p>
            For two things: to know that it is you, once you have signed in, and to remember how you
            like the site to be. We do not use them to recognise you elsewhere, to count visits, or
            to learn what you look at.
          </p>
          <p>
            Whoever only reads these pages gets no cookie from the server; the tab just remembers
            how far down a page you were. Choosing a theme keeps that choice, signing in sets the
            session cookie, and the studio keeps your draft and your views.
          </p>
        </>
      ),
    },
    {
      id: 'preferences',
      title: 'Your preferences',
      body: (
        <>
          <p>
            Turn functional storage off, and everything kept for your comfort is deleted from this
            browser at once: theme, sidebar, views, and the prompt you were writing. Nothing new is
            kept until you turn it on again. Signing out deletes your drafts, too, so that none is
            left behind on a computer that you share.
          </p>
          <PreferencesButton />
          <p>
            The choice counts for this browser only. You can also delete or block cookies in the
            settings of your browser. If you block the session cookie, you can’t sign in; everything
            else keeps working.
          </p>
        </>
      ),
    },
    {
      id: 'third-parties',
      title: 'Third parties',
      body: (
        <p>
          None set cookies here. Fonts, scripts and pictures all come from this site, and the pages
          tell your browser to load scripts from nowhere else. The page of our payment provider
          opens in a new tab and has cookies of its own, under the provider’s policy. So may the
          pages of other sites that you reach by a link.
        </p>
      ),
    },
    {
      id: 'updates',
      title: 'Updates to this policy',
      body: (
        <p>
          When {brand.name} keeps something new in your browser, it is added to the{' '}
          <SectionLink to="types">list above</SectionLink> in the same version. Cookies for
          analytics or marketing would not be set before you turned them on.
        </p>
      ),
    },
    {
      id: 'contact',
      title: 'Contact',
      body: (
        <p>
          Questions go to <SupportMail />. What we store on our server is the matter of the{' '}
          <PolicyLink link={legalLinks.privacy} />.
        </p>
      ),
    },
  ],
};
