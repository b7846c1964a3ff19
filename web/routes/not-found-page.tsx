import { Button } from '../ui/button.tsx';
import { Message, MessagePage } from './message-page.tsx';

/** What any unknown path shows. */
export function NotFoundPage() {
  return (
    <MessagePage>
      <NotFoundMessage />
    </MessagePage>
  );
}

/** The same inside a frame. */
export function NotFoundMessage() {
  return (
    <Message
      figure="404"
      title="Oops! Page not found"
      action={
        <Button asChild>
          <a href="/">Return to Home</a>
        </Button>
      }
    >
      <p>There is nothing at this address. It may have moved, or the link has a slip in it.</p>
    </Message>
  );
}
