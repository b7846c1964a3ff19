import { ProseElements, type ProseParts } from '../../site/prose/prose.tsx';
import { splitSections } from '../../site/prose/prose-text.ts';
import { BackToHome, SitePage } from '../../site/site-page.tsx';
import { FoldedContents, SideContents } from '../../site/table-of-contents.tsx';
import { legalTextOf } from './legal-document.ts';
import type { LegalLink } from './legal-links.content.ts';

export interface LegalPageProps {
  link: LegalLink;
  /** What stands in the text by its name only. */
  parts?: ProseParts;
  /** The way on, behind the text. */
  closing?: React.ReactNode;
}

/** The one frame of all legal pages: the way home, the contents, the text in a measured line. */
export function LegalPage({ link, parts, closing }: LegalPageProps) {
  const { lastUpdated, text } = legalTextOf(link);
  const { lead, sections } = splitSections(text);
  return (
    <SitePage ownMain>
      <div className="mx-auto grid max-w-[1264px] grid-cols-[minmax(0,1fr)] justify-between px-4 pt-4 pb-20 sm:px-8 sm:pt-8 sm:pb-28 lg:grid-cols-[13rem_minmax(0,38rem)_9rem] lg:gap-x-12">
        <div>
          <BackToHome />
          <div className="sticky top-24 mt-12 hidden max-h-[calc(100dvh-8rem)] overflow-y-auto lg:block">
            <SideContents entries={sections} />
          </div>
        </div>
        <main
          id="main"
          tabIndex={-1}
          className="mx-auto w-full max-w-[38rem] pt-10 outline-none lg:mx-0 lg:pt-0"
        >
          <header className="grid gap-5">
            <h1 className="text-balance font-display font-semibold text-3xl leading-[1.1] tracking-[-0.01em] sm:text-4xl">
              {link.label}
            </h1>
            {lastUpdated && <p className="text-ink-muted text-sm">Last updated: {lastUpdated}</p>}
            <div className="grid gap-4 text-pretty text-ink-muted text-lg leading-relaxed">
              <ProseElements text={lead} />
            </div>
          </header>
          <div className="mt-8 lg:hidden">
            <FoldedContents entries={sections} />
          </div>
          {sections.map(({ id, title, text: body }) => (
            <section
              key={id}
              id={id}
              aria-labelledby={`${id}-title`}
              className="mt-14 grid scroll-mt-24 gap-4 leading-[1.7]"
            >
              <h2
                id={`${id}-title`}
                className="text-balance font-display font-semibold text-2xl leading-tight"
              >
                {title}
              </h2>
              <ProseElements text={body} parts={parts} />
            </section>
          ))}
          {closing && <div className="mt-16 border-line border-t pt-8">{closing}</div>}
        </main>
      </div>
    </SitePage>
  );
}
