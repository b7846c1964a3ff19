import { Link } from 'react-router';
import { brand } from '../../../contract/brand.ts';
import { BrandMark } from '../../ui/brand-mark.tsx';
import { legalLinks } from '../legal/legal-links.content.ts';

/** Only pages that exist; each public page to come adds its own. */
const footerGroups: { label: string; links: readonly { label: string; to: string }[] }[] = [
  {
    label: 'Studio',
    links: [
      { label: 'Sign In', to: '/auth' },
      { label: 'Launch App', to: '/platform' },
    ],
  },
  {
    label: 'Legal',
    links: [legalLinks.terms, legalLinks.privacy, legalLinks.refunds, legalLinks.cookies],
  },
];

const linkClass = 'inline-flex min-h-11 items-center transition-colors hover:text-ink md:min-h-9';

/** The foot of every public page. */
export function SiteFooter() {
  return (
    <footer className="border-line border-t">
      <div className="mx-auto flex max-w-[1264px] flex-wrap justify-between gap-x-16 gap-y-8 px-4 py-10 text-ink-muted text-sm sm:px-8 sm:py-14">
        <div className="grid content-start gap-1">
          <p className="flex items-center gap-2.5">
            <BrandMark className="size-5" />
            {brand.name}. {brand.tagline}
          </p>
          <a href={`mailto:${brand.supportEmail}`} className={linkClass}>
            {brand.supportEmail}
          </a>
        </div>
        <nav aria-label="Footer" className="flex flex-wrap gap-x-16 gap-y-8 sm:gap-x-24">
          {footerGroups.map(({ label, links }) => (
            <div key={label} className="min-w-28">
              <p className="pb-1.5 font-medium text-ink">{label}</p>
              <ul>
                {links.map((link) => (
                  <li key={link.to}>
                    <Link to={link.to} className={linkClass}>
                      {link.label}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
      </div>
    </footer>
  );
}
