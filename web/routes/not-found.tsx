import { NotFoundPage } from './not-found-page.tsx';
import { pageTitle } from './page-title.ts';

export const meta = () => [
  { title: pageTitle('Page not found') },
  { name: 'robots', content: 'noindex' },
];

export default function NotFoundRoute() {
  return <NotFoundPage />;
}
