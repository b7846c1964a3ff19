import frauncesLatin from '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2?url';
import interLatin from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';
import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useLocation } from 'react-router';
import { brand } from '../contract/brand.ts';
import type { Route } from './+types/root';
import { createQueryClient } from './api/query-client.ts';
import './app.css';
import { earlyAnswersScript } from './api/early-answers.ts';
import faviconUrl from './favicon.svg?no-inline';
import { sidebarScript } from './features/layout/sidebar-script.ts';
import appleTouchIconUrl from './icons/apple-touch-icon.png?no-inline';
import { ErrorPage } from './routes/error-page.tsx';
import { NotFoundPage } from './routes/not-found-page.tsx';
import { PageLoadGuard } from './routes/page-load-guard.tsx';
import { pageTitle } from './routes/page-title.ts';
import siteScriptUrl from './site/behaviors/site.ts?worker&url';
import { useIsDocument } from './site/document-handle.ts';
import { memberMarkScript } from './site/member-mark.ts';
import { reloadPage } from './ui/reload-page.ts';
import { Spinner } from './ui/spinner.tsx';
import { applyTheme, themeScript, watchTheme } from './ui/theme.ts';
import { Toaster } from './ui/toaster.tsx';
import { TooltipProvider } from './ui/tooltip.tsx';
import { useTheme } from './ui/use-theme.ts';

export const links: Route.LinksFunction = () => [
  { rel: 'icon', type: 'image/svg+xml', href: faviconUrl },
  { rel: 'apple-touch-icon', href: appleTouchIconUrl },
  { rel: 'manifest', href: '/site.webmanifest' },
];

export const meta: Route.MetaFunction = () => [
  { title: pageTitle() },
  { name: 'description', content: brand.description },
];

/** What a page of the application does before it paints. */
const applicationScript = `${sidebarScript};${earlyAnswersScript}`;

/** Lets the browser fetch the next page while the pointer is on its way to the link. */
const speculationRules = JSON.stringify({
  prefetch: [
    {
      // What leads to a payment page or ends something is followed by people alone.
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: '/go/*' } },
          { not: { href_matches: '/api/*' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
});

export function Layout({ children }: { children: React.ReactNode }) {
  const isDocument = useIsDocument();
  return (
    // The scripts below set theme and sidebar before React looks at the document.
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#120e0c" />
        <script dangerouslySetInnerHTML={{ __html: themeScript }} />
        {isDocument ? (
          <>
            <script dangerouslySetInnerHTML={{ __html: memberMarkScript }} />
            {[interLatin, frauncesLatin].map((font) => (
              <link
                key={font}
                rel="preload"
                as="font"
                type="font/woff2"
                href={font}
                crossOrigin="anonymous"
              />
            ))}
          </>
        ) : (
          // Its scripts come before its letters, which look the same until then.
          <script dangerouslySetInnerHTML={{ __html: applicationScript }} />
        )}
        <Meta />
        <Links />
      </head>
      <body>{children}</body>
    </html>
  );
}

/** A public page: its own small script instead of React. */
function DocumentScripts() {
  return (
    <>
      <script type="module" src={siteScriptUrl} />
      <script type="speculationrules" dangerouslySetInnerHTML={{ __html: speculationRules }} />
    </>
  );
}

/** A page of the application: React takes over. */
function ApplicationScripts() {
  return (
    <>
      <ScrollRestoration />
      <Scripts />
    </>
  );
}

/** Keeps the document in step with the route: its theme, and where the keyboard stands. */
function useRouteEffects(): void {
  const { pathname } = useLocation();
  const shownPath = useRef(pathname);

  useEffect(() => applyTheme(pathname), [pathname]);
  useEffect(watchTheme, []);

  useEffect(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    const main = document.getElementById('main');
    // A page that took the focus itself knows better.
    if (!main?.contains(document.activeElement)) main?.focus({ preventScroll: true });
  }, [pathname]);
}

export default function App() {
  const isDocument = useIsDocument();
  if (!isDocument)
    return (
      <>
        <Application />
        <ApplicationScripts />
      </>
    );
  return typeof window === 'undefined' ? (
    <>
      <Outlet />
      <DocumentScripts />
    </>
  ) : (
    <LoadedAnew />
  );
}

/** Where this load of the application began. */
const entryPath = typeof window === 'undefined' ? null : window.location.pathname;

/**
 * React is in the browser: somebody came here by a link of the application. What lies here is
 * another kind of page, and needs to be loaded as one. Loading what brought the application would
 * only bring it again, and again.
 */
function LoadedAnew() {
  const isEntry = useLocation().pathname === entryPath;
  useEffect(() => {
    if (!isEntry) reloadPage();
  }, [isEntry]);
  return isEntry ? <NotFoundPage /> : <Spinner className="min-h-dvh" />;
}

function Application() {
  const [queryClient] = useState(createQueryClient);
  const theme = useTheme();
  useRouteEffects();
  return (
    <QueryClientProvider client={queryClient}>
      <TooltipProvider>
        <PageLoadGuard>
          <Outlet />
        </PageLoadGuard>
        <Toaster theme={theme} />
      </TooltipProvider>
    </QueryClientProvider>
  );
}

/** Shown where no page was prerendered, until the scripts are there. */
export function HydrateFallback() {
  return (
    <>
      <Spinner className="min-h-dvh" />
      <ApplicationScripts />
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <>
      <ErrorPage error={error} />
      <ApplicationScripts />
    </>
  );
}
