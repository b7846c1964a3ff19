import { cn } from '../../ui/class-names.ts';
import { useSubscription } from './subscription.ts';

/** "Pro", for premium members only. */
export function ProBadge({ className }: { className?: string }) {
  const { data } = useSubscription();
  if (!data?.isPremium) return null;
  return (
    <span
      className={cn(
        'rounded-full bg-accent px-2 py-0.5 font-semibold text-accent-ink text-xs leading-4',
        className,
      )}
    >
      Pro
    </span>
  );
}
