import { BrandMark } from '../ui/brand-mark.tsx';

export interface MessagePageProps {
  /** A large figure above the title. */
  figure?: string;
  title: string;
  children: React.ReactNode;
  /** The way on. */
  action: React.ReactNode;
}

/** A page with one thing to say. */
export function MessagePage({ figure, title, children, action }: MessagePageProps) {
  return (
    <main
      id="main"
      tabIndex={-1}
      className="mx-auto flex min-h-dvh max-w-xl flex-col items-start justify-center gap-6 px-6 py-16 outline-none"
    >
      <BrandMark className="size-12" />
      {figure && <p className="font-mono text-ink-muted text-sm">{figure}</p>}
      <h1 className="text-balance font-display font-semibold text-3xl leading-tight sm:text-4xl">
        {title}
      </h1>
      <div className="break-words text-ink-muted text-lg">{children}</div>
      {action}
    </main>
  );
}
