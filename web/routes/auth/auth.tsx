import { useState } from 'react';
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router';
import { brand } from '../../../contract/brand.ts';
import { authContent } from '../../features/accounts/auth.content.ts';
import { AuthForm } from '../../features/accounts/auth-form.tsx';
import { PasswordResetForm } from '../../features/accounts/password-reset-form.tsx';
import { PasswordResetRequestForm } from '../../features/accounts/password-reset-request-form.tsx';
import { returnPath, type SignInState } from '../../features/accounts/return-path.ts';
import { useSession } from '../../features/accounts/session.ts';
import { SessionExpiredNotice } from '../../features/accounts/session-expired-notice.tsx';
import { sitePictures } from '../../site/pictures/site-pictures.ts';
import { BrandMark } from '../../ui/brand-mark.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { useIsHydrated } from '../../ui/use-is-hydrated.ts';
import { pageTitle } from '../page-title.ts';

export const meta = () => [{ title: pageTitle('Sign In') }];

const picture = sitePictures.mountainLake;

export default function AuthPage() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const session = useSession();
  const [mode, setMode] = useState<'sign-in' | 'sign-up' | 'forgot'>('sign-in');
  const token = params.get('token');
  const { isExpired } = (useLocation().state as SignInState | null) ?? { isExpired: false };
  const isHydrated = useIsHydrated();

  if (!isHydrated) return <Spinner className="min-h-dvh" />;

  // A link from the mail counts for members who are still signed in, too.
  if (!token && session.status === 'signed-in')
    return <Navigate to={returnPath(params.get('next'))} replace />;
  if (!token && session.status === 'loading') return <Spinner className="min-h-dvh" />;

  const leaveReset = async (next: 'sign-in' | 'forgot') => {
    setMode(next);
    await navigate('/auth', { replace: true });
  };

  return (
    <div className="grid min-h-dvh lg:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)]">
      <div className="flex flex-col px-5 py-5 sm:px-10">
        <header className="flex">
          <a
            href="/"
            className="inline-flex min-h-11 items-center gap-2.5 font-display font-semibold text-lg"
          >
            <BrandMark />
            {brand.name}
          </a>
        </header>
        <main
          id="main"
          tabIndex={-1}
          className="mx-auto flex w-full max-w-sm flex-1 flex-col justify-center py-10 outline-none"
        >
          {isExpired && !token && <SessionExpiredNotice />}
          {token ? (
            <PasswordResetForm
              token={token}
              onDone={() => leaveReset('sign-in')}
              onAskAgain={() => leaveReset('forgot')}
            />
          ) : mode === 'forgot' ? (
            <PasswordResetRequestForm onDone={() => setMode('sign-in')} />
          ) : (
            <AuthForm mode={mode} onModeChange={setMode} onForgot={() => setMode('forgot')} />
          )}
        </main>
        <footer className="mx-auto max-w-md text-balance text-center text-ink-muted text-xs leading-relaxed">
          By continuing you agree to our{' '}
          <LegalLink href="/terms-of-service">Terms of Service</LegalLink> and{' '}
          <LegalLink href="/privacy-policy">Privacy Policy</LegalLink>.
        </footer>
      </div>
      <aside aria-label="Made here" className="relative hidden overflow-hidden lg:block">
        <Picture
          alt={picture.prompt}
          src={picture.sources[0]!.url}
          sources={picture.sources}
          sizes="(min-width: 1024px) 53vw, 1px"
          width={picture.width}
          height={picture.height}
          placeholderColor={picture.dominantColor}
          className="absolute inset-0 size-full object-cover"
        />
        <div className="absolute inset-x-0 bottom-0 grid gap-3 bg-linear-to-t from-black/90 via-60% via-black/65 to-transparent p-10 pt-40 text-[oklch(0.96_0.01_85)]">
          <p className="max-w-lg text-balance font-display font-medium text-2xl leading-snug">
            {authContent.panel.caption}
          </p>
          <p className="text-sm opacity-90">
            {picture.prompt}. {picture.modelLabel}, seed {picture.seed}.
          </p>
        </div>
      </aside>
    </div>
  );
}

function LegalLink(props: React.ComponentProps<'a'>) {
  return (
    <a className="py-1 text-ink underline underline-offset-4 hover:text-accent-strong" {...props} />
  );
}
