import { Link } from 'react-router';
import { brand } from '../../../contract/brand.ts';
import { topBarLinks } from './navigation.content.ts';
import { NewsletterField } from './newsletter-field.tsx';

/** The foot of every signed-in page. */
export function PlatformFooter() {
  return (
    <footer className="mt-16 flex flex-wrap items-center justify-between gap-x-8 gap-y-2 border-line border-t px-4 py-4 text-ink-muted text-sm sm:px-8">
      <p>
        {brand.name}. {brand.tagline}
      </p>
      <NewsletterField />
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
    </footer>
  );
}
