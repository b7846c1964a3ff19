/** One thing that is kept in the visitor's browser. */
export interface StoredItem {
  /** Its name, as the browser's own tools show it. */
  name: string;
  place: 'Cookie' | 'Local storage' | 'Tab storage';
  purpose: string;
  /** Continues "Kept". */
  lifetime: string;
}

export interface CookieType {
  id: 'essential' | 'functional' | 'analytics' | 'marketing';
  title: string;
  text: string;
  items: readonly StoredItem[];
}

/**
 * The four types. The items are all that the software keeps; a test compares them with
 * a browser that has used it.
 */
export const cookieTypes: readonly CookieType[] = [
  {
    id: 'essential',
    title: 'Essential',
    text: 'Without these the service does not work, so they can’t be disabled. The session cookie is there only while you are signed in.',
    items: [
      {
        name: 'ochre.session_token',
        place: 'Cookie',
        purpose:
          'Keeps you signed in. Scripts can’t read it. Over https its name begins with __Secure-.',
        lifetime: 'for 30 days from your last visit, or until you sign out',
      },
      {
        name: 'storage-owner',
        place: 'Local storage',
        purpose:
          'The number of your account, so that whoever signs in after you does not see your drafts.',
        lifetime: 'until you sign out',
      },
      {
        name: 'react-router-scroll-positions',
        place: 'Tab storage',
        purpose: 'Brings you back to where you were on a page when you go back or reload.',
        lifetime: 'until the tab is closed',
      },
      {
        name: 'functional-storage',
        place: 'Local storage',
        purpose: 'Remembers that you refused functional storage. Not there otherwise.',
        lifetime: 'until you allow it again',
      },
    ],
  },
  {
    id: 'functional',
    title: 'Functional',
    text: 'These remember what you chose, for your comfort. Everything works without them; it just starts anew with each visit.',
    items: [
      {
        name: 'sidebar',
        place: 'Cookie',
        purpose: 'Whether the sidebar is expanded or collapsed.',
        lifetime: 'for 7 days',
      },
      {
        name: 'theme',
        place: 'Local storage',
        purpose: 'Light or dark, if you chose one.',
        lifetime: 'until you delete it',
      },
      {
        name: 'member.generator.settings',
        place: 'Local storage',
        purpose: 'The draft in the generator: the prompt you are writing and its settings.',
        lifetime: 'until you sign out',
      },
      {
        name: 'library.view',
        place: 'Local storage',
        purpose: 'Whether the library shows a grid or a list.',
        lifetime: 'until you delete it',
      },
      {
        name: 'member.generator.session',
        place: 'Tab storage',
        purpose: 'What you asked for in this tab, so that a reload still shows it.',
        lifetime: 'until you sign out or close the tab',
      },
    ],
  },
  {
    id: 'analytics',
    title: 'Analytics',
    text: 'Would measure how the site is used. None are set: nobody is counted or followed here.',
    items: [],
  },
  {
    id: 'marketing',
    title: 'Marketing',
    text: 'Would show you advertising, here or elsewhere. None are set.',
    items: [],
  },
];
