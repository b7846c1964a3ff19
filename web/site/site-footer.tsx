import { brand } from '../../contract/brand.ts';
import { BrandMark } from '../ui/brand-mark.tsx';
import { NewsletterForm } from './newsletter-form.tsx';
import { footerGroups } from './site-links.content.ts';

const linkClass = 'inline-flex min-h-11 items-center transition-colors hover:text-ink md:min-h-9';

/** The foot of every public page. */
export function SiteFooter({ hasNewsletter }: { hasNewsletter: boolean }) {
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
          {hasNewsletter && (
            <div className="grid w-full gap-2 pt-4 sm:w-80">
              <p className="text-ink">Newsletter</p>
              <NewsletterForm label="E-mail address for the newsletter" />
            </div>
          )}
        </div>
        <nav aria-label="Footer" className="flex flex-wrap gap-x-12 gap-y-8 lg:gap-x-20">
          {footerGroups.map(({ label, links }) => (
            <div key={label} className="min-w-28">
              <p className="pb-1.5 font-medium text-ink">{label}</p>
              <ul>
                {links.map((link) => (
                  <li key={link.to}>
                    <a href={link.to} className={linkClass}>
                      {link.label}
                    </a>
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
