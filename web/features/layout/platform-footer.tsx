import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import { brand } from '../../../contract/brand.ts';
import { topBarLinks } from './navigation.content.ts';

/** A form brings the checks of its fields along, which no page waits for. */
const NewsletterField = lazy(async () => ({
  default: (await import('./newsletter-field.tsx')).NewsletterField,
}));

/** The foot of every signed-in page. */
export function PlatformFooter() {
  return (
    <footer className="mt-16 border-line border-t text-ink-muted text-sm">
      {/* The measure of the pages above it. */}
      <div className="mx-auto flex w-full max-w-300 flex-wrap items-center justify-between gap-x-8 gap-y-2 px-4 py-4 md:px-8">
        <p>
          {brand.name}. {brand.tagline}
        </p>
        <Suspense fallback={<div className="h-11 w-full sm:w-88" />}>
          <NewsletterField />
        </Suspense>
        <nav aria-label="Footer" className="flex flex-wrap gap-x-6">
          {topBarLinks.map(({ label, to }) => (
            <Link
              key={to}
              to={to}
              className="inline-flex min-h-11 min-w-11 items-center transition-colors hover:text-ink"
            >
              {label}
            </Link>
          ))}
        </nav>
      </div>
    </footer>
  );
}
