import { Lightbulb } from 'lucide-react';
import { Fragment } from 'react';
import { SiteFigure } from '../pictures/site-figure.tsx';
import { findSitePicture } from '../pictures/site-pictures.ts';
import type { Block, Inline } from './parse-prose.ts';

const linkClass =
  'text-accent-strong underline decoration-from-font underline-offset-4 transition-colors hover:text-ink';

function InlineText({ inline }: { inline: Inline }) {
  switch (inline.kind) {
    case 'text':
      return inline.text;
    case 'strong':
      return <strong className="font-semibold">{inline.text}</strong>;
    case 'key':
      return (
        <kbd className="whitespace-nowrap rounded-[5px] border border-line-strong/60 bg-raised px-1.5 py-0.5 font-sans text-[0.85em]">
          {inline.text}
        </kbd>
      );
    case 'link':
      return (
        <a href={inline.to} className={linkClass}>
          {inline.text}
        </a>
      );
  }
}

const renderInlines = (inlines: readonly Inline[]) =>
  inlines.map((inline, index) => (
    <Fragment key={`${index} ${inline.text}`}>
      <InlineText inline={inline} />
    </Fragment>
  ));

function ProseBlock({ block }: { block: Block }) {
  switch (block.kind) {
    case 'heading':
      return block.level === 2 ? (
        <h2
          id={block.id}
          className="mt-8 scroll-mt-24 text-balance font-display font-semibold text-2xl leading-tight"
        >
          {block.text}
        </h2>
      ) : (
        <h3 id={block.id} className="mt-3 scroll-mt-24 font-medium text-lg">
          {block.text}
        </h3>
      );
    case 'paragraph':
      return <p className="text-pretty">{renderInlines(block.inlines)}</p>;
    case 'list': {
      const items = block.items.map((item, index) => (
        <li key={index} className="pl-1.5 marker:text-ink-muted">
          {renderInlines(item)}
        </li>
      ));
      return block.isOrdered ? (
        <ol className="grid list-decimal gap-2.5 pl-6">{items}</ol>
      ) : (
        <ul className="grid list-disc gap-2.5 pl-5">{items}</ul>
      );
    }
    case 'prompt':
      return (
        <blockquote className="border-accent border-l-2 py-1 pl-5 font-display text-xl leading-snug">
          {block.text}
        </blockquote>
      );
    case 'note':
      return (
        <aside className="flex gap-3.5 rounded-card bg-raised p-4 text-base sm:p-5">
          <Lightbulb aria-hidden="true" className="mt-1 size-5 shrink-0 text-accent-strong" />
          <p className="text-pretty">{renderInlines(block.inlines)}</p>
        </aside>
      );
    case 'picture': {
      const picture = findSitePicture(block.name);
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
  }
}

/** A long text in a measured line. */
export function Prose({ blocks }: { blocks: readonly Block[] }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5 text-[17px] leading-[1.7] [&>h2:first-child]:mt-0">
      {blocks.map((block, index) => (
        <ProseBlock key={index} block={block} />
      ))}
    </div>
  );
}
