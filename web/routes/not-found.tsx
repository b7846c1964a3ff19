import { documentHandle } from '../site/document-handle.ts';
import { NotFoundPage } from './not-found-page.tsx';
import { pageTitle } from './page-title.ts';

export const handle = documentHandle;
export const meta = () => [
  { title: pageTitle('Page not found') },
  { name: 'robots', content: 'noindex' },
];

export default function NotFoundRoute() {
  return <NotFoundPage />;
}
