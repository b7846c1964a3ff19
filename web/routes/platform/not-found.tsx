import { NotFoundMessage } from '../not-found-page.tsx';
import { pageTitle } from '../page-title.ts';

export const meta = () => [
  { title: pageTitle('Page not found') },
  { name: 'robots', content: 'noindex' },
];

/** Below the frame; the layout shows it without one to whoever is not signed in. */
export default function UnknownPlatformPage() {
  return <NotFoundMessage />;
}
