import { Navigate, useLocation } from 'react-router';
import type { SessionUser } from '../../../contract/accounts.ts';
import { Button } from '../../ui/button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { signInPath } from './return-path.ts';
import { useSession } from './session.ts';

export interface SessionGateProps {
  children: (user: SessionUser) => React.ReactNode;
}

/** Lets members through; anyone else goes to sign-in and comes back here afterwards. */
export function SessionGate({ children }: SessionGateProps) {
  const session = useSession();
  const { pathname, search, hash } = useLocation();
  switch (session.status) {
    case 'loading':
      return <Spinner className="min-h-dvh" />;
    case 'signed-out':
      return <Navigate to={signInPath(pathname + search + hash)} replace />;
    case 'signed-in':
      return children(session.user);
    case 'unreachable':
      return (
        <main
          id="main"
          className="mx-auto flex min-h-dvh max-w-md flex-col items-start justify-center gap-4 px-6"
        >
          <h1 className="font-display font-semibold text-2xl">The studio can't be reached</h1>
          <p className="text-ink-muted">
            Your connection or our server is away for a moment. Nothing of yours is lost.
          </p>
          <Button busy={session.isRetrying} onClick={session.retry}>
            Try again
          </Button>
        </main>
      );
  }
}
