import { Link } from 'react-router';
import { brand } from '../../../contract/brand.ts';
import { BrandMark } from '../../ui/brand-mark.tsx';

/** Only pages that exist; each public page to come adds its own. */
const footerLinks = [
  { label: 'Sign In', to: '/auth' },
  { label: 'Launch App', to: '/platform' },
];

/** The foot of every public page. */
export function SiteFooter() {
  return (
    <footer className="border-line border-t">
      <div className="mx-auto flex max-w-[1264px] flex-wrap items-center justify-between gap-x-10 gap-y-4 px-4 py-8 text-ink-muted text-sm sm:px-8">
        <p className="flex items-center gap-2.5">
          <BrandMark className="size-5" />
          {brand.name}. {brand.tagline}
        </p>
        <nav aria-label="Footer" className="flex flex-wrap gap-x-6">
          {footerLinks.map(({ label, to }) => (
            <Link
              key={to}
              to={to}
              className="inline-flex min-h-11 items-center transition-colors hover:text-ink"
            >
              {label}
            </Link>
          ))}
          <a
            href={`mailto:${brand.supportEmail}`}
            className="inline-flex min-h-11 items-center transition-colors hover:text-ink"
          >
            {brand.supportEmail}
          </a>
        </nav>
      </div>
    </footer>
  );
}
