import type { Root } from 'hast';
import { type Components, toJsxRuntime } from 'hast-util-to-jsx-runtime';
import { Lightbulb } from 'lucide-react';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import { SiteFigure } from '../pictures/site-figure.tsx';
import { findSitePicture } from '../pictures/site-pictures.ts';
import { textLinkClass } from '../text-link.ts';

function ProsePicture({ name }: { name: string }) {
  const picture = findSitePicture(name);
  const isTall = picture.height > picture.width;
  return (
    <SiteFigure
      picture={picture}
      sizes={isTall ? '(min-width: 480px) 448px, 94vw' : '(min-width: 768px) 704px, 94vw'}
      className={isTall ? 'my-5 max-w-md' : 'my-5'}
      pictureClassName="rounded-card"
    />
  );
}

const components: Components = {
  h2: ({ id, children }) => (
    <h2
      id={id}
      className="mt-8 scroll-mt-24 text-balance font-display font-semibold text-2xl leading-tight"
    >
      {children}
    </h2>
  ),
  h3: ({ id, children }) => (
    <h3 id={id} className="mt-3 scroll-mt-24 font-medium text-lg">
      {children}
    </h3>
  ),
  p: ({ children }) => <p className="text-pretty">{children}</p>,
  ul: ({ children }) => <ul className="grid list-disc gap-2.5 pl-5">{children}</ul>,
  ol: ({ start, children }) => (
    <ol start={start} className="grid list-decimal gap-2.5 pl-6">
      {children}
    </ol>
  ),
  li: ({ children }) => <li className="pl-1.5 marker:text-ink-muted">{children}</li>,
  strong: ({ children }) => <strong className="font-semibold">{children}</strong>,
  kbd: ({ children }) => (
    <kbd className="whitespace-nowrap rounded-[5px] border border-line-strong/60 bg-raised px-1.5 py-0.5 font-sans text-[0.85em]">
      {children}
    </kbd>
  ),
  a: ({ href, children }) => (
    <a href={href} className={`${textLinkClass} break-words`}>
      {children}
    </a>
  ),
  blockquote: ({ children }) => (
    <blockquote className="border-accent border-l-2 py-1 pl-5 font-display text-xl leading-snug">
      {children}
    </blockquote>
  ),
  aside: ({ children }) => (
    <aside className="flex gap-3.5 rounded-card bg-raised p-4 text-base sm:p-5">
      <Lightbulb aria-hidden="true" className="mt-1 size-5 shrink-0 text-accent-strong" />
      {children}
    </aside>
  ),
  dl: ({ children }) => <dl className="divide-y divide-line border-line border-y">{children}</dl>,
  // A term and what is said of it; beside one another where there is room.
  div: ({ children }) => (
    <div className="grid gap-1 py-4 sm:grid-cols-[9.5rem_minmax(0,1fr)] sm:gap-6">{children}</div>
  ),
  dt: ({ children }) => <dt className="font-medium">{children}</dt>,
  dd: ({ children }) => <dd className="text-ink-muted">{children}</dd>,
  img: ({ src }) => <ProsePicture name={String(src)} />,
};

/** What a text asks for by `<its-name></its-name>`, and its page makes. */
export type ProseParts = Record<string, React.ComponentType>;

/** A text in the look of all long texts, without a frame. */
export function ProseElements({ text, parts }: { text: Root; parts?: ProseParts }) {
  return toJsxRuntime(text, {
    Fragment,
    jsx,
    jsxs,
    components: { ...components, ...(parts as Components) },
  });
}

/** A long text in a measured line. */
export function Prose({ text }: { text: Root }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5 text-[17px] leading-[1.7] [&>h2:first-child]:mt-0">
      <ProseElements text={text} />
    </div>
  );
}
