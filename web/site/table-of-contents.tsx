import { ChevronDown } from 'lucide-react';

type Entries = readonly { id: string; title: string }[];

/** Stays beside the text of a wide window; the page's script marks the section being read. */
export function SideContents({ entries }: { entries: Entries }) {
  return (
    <nav data-contents aria-label="On this page">
      <p className="pb-2 pl-4 font-medium text-sm">On this page</p>
      <ol className="border-line border-l">
        {entries.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="-ml-px block border-transparent border-l py-1.5 pl-4 text-ink-muted text-sm leading-5 transition-colors hover:border-line-strong hover:text-ink aria-[current]:border-accent-strong aria-[current]:text-ink pointer-coarse:py-3"
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
