import type { Generation } from '../../../contract/generations.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { GenerationCard, type GenerationCardProps } from './generation-card.tsx';

export interface SessionListProps extends Omit<GenerationCardProps, 'generation'> {
  generations: readonly Generation[];
  pendingCount: number;
  ref: React.RefObject<HTMLElement | null>;
}

/**
 * The images of this session, newest first. Each takes a width in proportion to its ratio, so
 * that those of one row are equally high and none is cropped.
 */
export function SessionList({ generations, pendingCount, ref, ...card }: SessionListProps) {
  if (generations.length === 0 && pendingCount === 0) return null;
  return (
    <section ref={ref} aria-labelledby="session-heading" className="grid scroll-mt-20 gap-4">
      <h2 id="session-heading" className="font-semibold text-lg">
        This session
      </h2>
      <ul className="flex flex-wrap items-start gap-3 [--row:13.5rem] sm:[--row:16rem] 2xl:[--row:18rem]">
        {generations.map((generation) => {
          const ratio = generation.width / generation.height;
          return (
            <li
              key={generation.id}
              className="min-w-40 max-w-full animate-fade-in"
              style={{
                flexGrow: ratio,
                flexBasis: `calc(var(--row) * ${ratio})`,
                maxWidth: `min(100%, calc(var(--row) * ${ratio * 1.35}))`,
              }}
            >
              <GenerationCard generation={generation} {...card} />
            </li>
          );
        })}
        {generations.length === 0 &&
          Array.from({ length: Math.min(pendingCount, 4) }, (_, index) => (
            <li key={index} className="basis-(--row)">
              <Skeleton className="aspect-square rounded-card" />
            </li>
          ))}
      </ul>
    </section>
  );
}
