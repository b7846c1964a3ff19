import { isRouteErrorResponse } from 'react-router';
import { unexpectedErrorText } from '../../contract/errors.ts';
import { Button } from '../ui/button.tsx';
import { reloadPage } from '../ui/reload-page.ts';
import { Message, MessagePage } from './message-page.tsx';
import { NotFoundPage } from './not-found-page.tsx';

/** What is shown when a page broke. */
export function ErrorPage({ error }: { error: unknown }) {
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />;
  return (
    <MessagePage>
      <ErrorMessage error={error} />
    </MessagePage>
  );
}

/** The same inside a frame. */
export function ErrorMessage({ error }: { error: unknown }) {
  return (
    <Message
      title={unexpectedErrorText}
      action={
        <div className="flex flex-wrap gap-3">
          <Button onClick={reloadPage}>Reload the page</Button>
          <Button asChild variant="secondary">
            <a href="/">Return to Home</a>
          </Button>
        </div>
      }
    >
      <p>This page stopped working. What you made is safe; loading it again usually helps.</p>
      {import.meta.env.DEV && error instanceof Error && (
        <pre className="mt-4 overflow-x-auto rounded-control bg-raised p-4 text-sm">
          {error.stack}
        </pre>
      )}
    </Message>
  );
}
