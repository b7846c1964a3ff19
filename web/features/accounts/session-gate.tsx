import { useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import type { SessionUser } from '../../../contract/accounts.ts';
import { Button } from '../../ui/button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { type SignInState, signInPath } from './return-path.ts';
import { useSession, useSignOut } from './session.ts';

/** A member behind the gate, and their way out. */
export interface Member {
  user: SessionUser;
  signOut: () => void;
  isSigningOut: boolean;
}

export interface SessionGateProps {
  /** Gets null until it is known who is here, so that a frame can stand from the first paint on. */
  children: (member: Member | null) => React.ReactNode;
  /** For a page that leads nowhere: shown to anyone else instead of the sign-in page. */
  visitorPage?: React.ReactNode;
}

/**
 * Lets members through; anyone else goes to sign-in and comes back here afterwards. Whose session
 * ends while they are here is told so: however it was noticed, it shows here. Who leaves by
 * signing out goes to the landing page instead; that is decided here, so that no second redirect
 * can overtake it.
 */
export function SessionGate({ children, visitorPage }: SessionGateProps) {
  const session = useSession();
  const [hasSignedOut, setSignedOut] = useState(false);
  const signOut = useSignOut({ onSignedOut: () => setSignedOut(true) });
  const { pathname, search, hash } = useLocation();
  const [wasSignedIn, setWasSignedIn] = useState(false);
  if (session.status === 'signed-in' && !wasSignedIn) setWasSignedIn(true);
  switch (session.status) {
    case 'loading':
      return children(null);
    case 'signed-out':
      return hasSignedOut ? (
        <FrontPage />
      ) : visitorPage ? (
        visitorPage
      ) : (
        <Navigate
          to={signInPath(pathname + search + hash)}
          state={{ isExpired: wasSignedIn } satisfies SignInState}
          replace
        />
      );
    case 'signed-in':
      return children({
        user: session.user,
        signOut: () => signOut.mutate(),
        isSigningOut: signOut.isPending,
      });
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

/** The front page is no page of the application, so it is loaded rather than navigated to. */
function FrontPage() {
  useEffect(() => location.replace('/'), []);
  return <Spinner className="min-h-dvh" />;
}
