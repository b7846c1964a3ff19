import { ArrowLeft } from 'lucide-react';
import { Button } from '../ui/button.tsx';
import { cn } from '../ui/class-names.ts';
import { SkipLink } from '../ui/skip-link.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

/** The measure of everything on a public page that isn't a picture. */
export const siteWidth = 'mx-auto w-full max-w-[1264px] px-4 sm:px-8';

/** A heading of a part of a page. */
export const sectionTitleClass =
  'text-balance font-display font-semibold text-3xl leading-tight sm:text-4xl';

export interface SitePageProps {
  children: React.ReactNode;
  /** For a page that brings its own `main`. */
  ownMain?: boolean;
  /** For a page that asks for the address itself: the foot doesn't ask again. */
  ownNewsletter?: boolean;
}

/** The one frame of the public pages: bar, page, foot, and the place where notices appear. */
export function SitePage({ children, ownMain = false, ownNewsletter = false }: SitePageProps) {
  return (
    <>
      {/* What needs scripts is not offered where there are none. */}
      <noscript>
        <style>{'[data-needs-script]{display:none!important}'}</style>
      </noscript>
      <SkipLink />
      <SiteHeader />
      {ownMain ? (
        children
      ) : (
        <main id="main" tabIndex={-1} className="outline-none">
          {children}
        </main>
      )}
      <SiteFooter hasNewsletter={!ownNewsletter} />
      <ol
        data-notices
        aria-live="polite"
        aria-label="Notices"
        className="pointer-events-none fixed right-3 bottom-3 left-3 z-50 grid gap-2 sm:right-6 sm:bottom-6 sm:left-auto sm:w-[22rem]"
      />
    </>
  );
}

/** The way home of the company and help pages. */
export function BackToHome({ className }: { className?: string }) {
  return (
    <nav aria-label="Way back" className={cn(className)}>
      <Button asChild variant="secondary">
        <a href="/">
          <ArrowLeft aria-hidden="true" />
          Back to Home
        </a>
      </Button>
    </nav>
  );
}

export interface SiteIntroProps {
  title: string;
  lead?: React.ReactNode;
  /** Buttons or a search box below the lead. */
  children?: React.ReactNode;
  className?: string;
}

/** How a public page opens: the way home, what it is, and what it is about. */
export function SiteIntro({ title, lead, children, className }: SiteIntroProps) {
  return (
    <div className={cn(siteWidth, 'pt-4 sm:pt-8', className)}>
      <BackToHome />
      <header className="grid max-w-3xl gap-5 pt-10 pb-10 sm:pt-14 sm:pb-14">
        <h1 className="text-balance font-display font-semibold text-4xl leading-[1.06] tracking-[-0.015em] sm:text-5xl">
          {title}
        </h1>
        {lead && (
          <p className="max-w-2xl text-pretty text-ink-muted text-lg leading-relaxed">{lead}</p>
        )}
        {children}
      </header>
    </div>
  );
}
