import { SitePage, siteWidth } from './site-page.tsx';

export interface NarrowMessageProps {
  title: string;
  text: React.ReactNode;
  /** The way on. */
  children: React.ReactNode;
}

/** A public page with one thing to say, in the site's frame. */
export function NarrowMessage({ title, text, children }: NarrowMessageProps) {
  return (
    <SitePage>
      <div className={`${siteWidth} grid min-h-[60dvh] content-center py-20`}>
        <div className="grid max-w-2xl justify-items-start gap-6">
          <h1 className="text-balance font-display font-semibold text-3xl leading-tight sm:text-4xl">
            {title}
          </h1>
          <p className="whitespace-pre-line break-words text-ink-muted text-lg leading-relaxed">
            {text}
          </p>
          {children}
        </div>
      </div>
    </SitePage>
  );
}
