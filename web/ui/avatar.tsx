import { Avatar as Primitive } from 'radix-ui';
import { cn } from './class-names.ts';

export interface AvatarProps {
  /** Whose it is; the initials come from it. */
  name: string;
  src?: string | null | undefined;
  className?: string;
}

/** Up to two letters that stand for a name or an e-mail address. */
export function initialsOf(name: string): string {
  const words = (name.split('@')[0] ?? '').split(/[\s._+-]+/).filter(Boolean);
  const letters = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return letters.map((word) => [...(word ?? '?')][0]?.toUpperCase() ?? '?').join('');
}

/** A round picture of a person, or their initials. Decorative: the name stands beside it. */
export function Avatar({ name, src, className }: AvatarProps) {
  return (
    <Primitive.Root
      aria-hidden="true"
      className={cn(
        'inline-flex size-8 shrink-0 select-none items-center justify-center overflow-hidden rounded-full bg-accent-wash font-semibold text-accent-strong text-xs',
        className,
      )}
    >
      {src && <Primitive.Image src={src} alt="" className="size-full object-cover" />}
      <Primitive.Fallback>{initialsOf(name)}</Primitive.Fallback>
    </Primitive.Root>
  );
}
