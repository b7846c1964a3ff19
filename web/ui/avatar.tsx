import { Avatar as Primitive } from 'radix-ui';
import { cn } from './class-names.ts';
import { initialsOf } from './initials.ts';

export interface AvatarProps {
  /** Whose it is; the initials come from it. */
  name: string;
  src?: string | null | undefined;
  className?: string;
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
