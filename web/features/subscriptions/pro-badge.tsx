import { useEntitlements } from '../../api/use-entitlements.ts';
import { cn } from '../../ui/class-names.ts';

/** "Pro", for premium members only. */
export function ProBadge({ className }: { className?: string }) {
  const { data } = useEntitlements();
  if (data?.plan !== 'premium') return null;
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
