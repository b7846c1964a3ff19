import { useEffect } from 'react';
import { Link, useLocation } from 'react-router';
import { Button } from '../ui/button.tsx';
import { MessagePage } from './message-page.tsx';

/** What any unknown path shows. */
export function NotFoundPage() {
  const { pathname } = useLocation();
  useEffect(() => console.info(`No page at ${pathname}`), [pathname]);
  return (
    <MessagePage
      figure="404"
      title="Oops! Page not found"
      action={
        <Button asChild>
          <Link to="/">Return to Home</Link>
        </Button>
      }
    >
      <p>
        There is nothing at{' '}
        <span className="break-all font-mono text-base text-ink">{pathname}</span>.
      </p>
    </MessagePage>
  );
}
