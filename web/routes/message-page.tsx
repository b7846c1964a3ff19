import { BrandMark } from '../ui/brand-mark.tsx';

/** The whole of a page outside every frame, around its {@link Message}. */
export function MessagePage({ children }: { children: React.ReactNode }) {
  return (
    <main id="main" tabIndex={-1} className="flex min-h-dvh flex-col justify-center outline-none">
      {children}
    </main>
  );
}

export interface MessageProps {
  /** A large figure above the title. */
  figure?: string;
  title: string;
  children: React.ReactNode;
  /** The way on. */
  action: React.ReactNode;
}

/** One thing to say, in place of a page. */
export function Message({ figure, title, children, action }: MessageProps) {
  return (
    <div className="mx-auto flex w-full max-w-xl flex-col items-start gap-6 px-6 py-16">
      <BrandMark className="size-12" />
      {figure && <p className="font-mono text-ink-muted text-sm">{figure}</p>}
      <h1 className="text-balance font-display font-semibold text-3xl leading-tight sm:text-4xl">
        {title}
      </h1>
      <div className="break-words text-ink-muted text-lg">{children}</div>
      {action}
    </div>
  );
}
