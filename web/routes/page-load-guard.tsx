import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router';
import { Button } from '../ui/button.tsx';
import { preventUnwantedReload } from '../ui/reload-page.ts';
import { Message, MessagePage } from './message-page.tsx';

/**
 * The router answers code that can't be fetched by loading the page anew, which without a connection
 * leaves the member on the browser's own error page. Where the browser lets us, that is prevented and
 * the page stays ours.
 */
export function PageLoadGuard({ children }: { children: React.ReactNode }) {
  // The router waits for ever for what it meant to load.
  const { location: target } = useNavigation();
  const [hasFailed, setFailed] = useState(false);
  const [isTrying, setTrying] = useState(false);
  useEffect(() => preventUnwantedReload(() => setFailed(true)), []);

  if (!hasFailed) return children;
  const address = target ? target.pathname + target.search + target.hash : location.href;
  const retry = async () => {
    setTrying(true);
    try {
      // Only a page that can be had is worth leaving this one for.
      await fetch(address, { method: 'HEAD', cache: 'no-store' });
      location.assign(address);
    } catch {
      setTrying(false);
    }
  };
  return (
    <MessagePage>
      <Message
        title="This page can't be loaded right now"
        action={
          <Button busy={isTrying} onClick={() => void retry()}>
            Retry
          </Button>
        }
      >
        <p>
          Your connection or our server is away for a moment. Nothing of yours is lost, and what is
          being made goes on.
        </p>
      </Message>
    </MessagePage>
  );
}
