import { ChevronDown } from 'lucide-react';
import { useEffect, useState } from 'react';
import { cn } from '../../ui/class-names.ts';
import type { LegalSection } from './legal-document.ts';

type Entries = readonly Pick<LegalSection, 'id' | 'title'>[];

/** The section whose heading was last to pass the upper part of the window. */
function useCurrentSection(entries: Entries): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (changes) => {
        const entered = changes.find((change) => change.isIntersecting);
        if (entered) setCurrent(entered.target.id);
      },
      // A line just under the site's bar: a section is current while it crosses it.
      { rootMargin: '-112px 0px -80% 0px' },
    );
    for (const { id } of entries) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [entries]);
  return current;
}

/** Stays beside the text of a wide window. */
export function SideContents({ entries }: { entries: Entries }) {
  const current = useCurrentSection(entries);
  return (
    <nav aria-label="On this page">
      <p className="pb-2 pl-4 font-medium text-sm">On this page</p>
      <ol className="border-line border-l">
        {entries.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              aria-current={id === current ? 'location' : undefined}
              className={cn(
                '-ml-px block border-transparent border-l py-1.5 pl-4 text-sm leading-5 transition-colors pointer-coarse:py-3',
                id === current
                  ? 'border-accent-strong text-ink'
                  : 'text-ink-muted hover:border-line-strong hover:text-ink',
              )}
            >
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** Folds away above the text of a narrow window. */
export function FoldedContents({ entries }: { entries: Entries }) {
  return (
    <details className="group rounded-card border border-line bg-surface">
      <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-4 px-4 font-medium text-sm [&::-webkit-details-marker]:hidden">
        On this page
        <ChevronDown
          aria-hidden="true"
          className="size-4 shrink-0 text-ink-muted transition-transform group-open:rotate-180"
        />
      </summary>
      <nav aria-label="On this page" className="border-line border-t py-2">
        <ol>
          {entries.map(({ id, title }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="flex min-h-11 items-center px-4 text-ink-muted text-sm hover:text-ink"
              >
                {title}
              </a>
            </li>
          ))}
        </ol>
      </nav>
    </details>
  );
}
