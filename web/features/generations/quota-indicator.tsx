import { Sparkles } from 'lucide-react';
import type { Entitlements } from '../../../contract/entitlements.ts';
import type { Quota } from '../../../contract/quotas.ts';
import { cn } from '../../ui/class-names.ts';

/** What a free member has left today as dots and words; premium members wear a badge instead. */
export function QuotaIndicator({
  quota,
  entitlements,
}: {
  quota: Quota | undefined;
  entitlements: Entitlements | undefined;
}) {
  if (entitlements?.plan === 'premium')
    return (
      <span className="inline-flex h-7 items-center gap-1.5 rounded-full bg-accent-wash px-3 font-semibold text-accent-strong text-sm">
        <Sparkles aria-hidden="true" className="size-3.5" />
        Pro
      </span>
    );
  if (!quota || quota.remaining === null || quota.limit === null) return null;
  const { remaining, limit } = quota;
  return (
    <p className="flex items-center gap-2.5 text-ink-muted text-sm">
      <span aria-hidden="true" className="flex gap-1">
        {Array.from({ length: limit }, (_, index) => index < remaining).map((isLeft, index) => (
          <span
            key={index}
            className={cn('size-2 rounded-full', isLeft ? 'bg-accent' : 'bg-line')}
          />
        ))}
      </span>
      {remaining} of {limit} free generations remaining today
    </p>
  );
}
