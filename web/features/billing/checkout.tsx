import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { PaidPlan } from '../../../contract/billing.ts';
import { queries, toApiError } from '../../api/client.ts';
import { Button } from '../../ui/button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { billingContent } from './billing.content.ts';

/**
 * What stands in the tab that a buy button opened, until the provider's page replaces it. The tab
 * was opened by the click itself; asking first would have the browser block it.
 */
export function Checkout({ plan }: { plan: PaidPlan }) {
  const { mutate, error, isPending } = useMutation(
    queries.billing.startCheckout.mutationOptions({
      onSuccess: ({ url }) => location.replace(url),
    }),
  );
  const isAsked = useRef(false);
  useEffect(() => {
    // Each asking begins a purchase, and effects run twice in development.
    if (isAsked.current) return;
    isAsked.current = true;
    mutate({ plan });
  }, [mutate, plan]);

  return (
    <main id="main" className="mx-auto flex min-h-dvh max-w-md flex-col justify-center gap-4 px-6">
      {error ? (
        <>
          <h1 className="font-display font-semibold text-2xl">No payment page</h1>
          <p role="alert" className="text-ink-muted">
            {toApiError(error).message}
          </p>
          <div className="flex flex-wrap gap-3">
            <Button busy={isPending} onClick={() => mutate({ plan })}>
              Try again
            </Button>
            <Button asChild variant="secondary">
              <a href="/platform/membership">Your membership</a>
            </Button>
          </div>
        </>
      ) : (
        <>
          <h1 className="font-display font-semibold text-2xl">{billingContent.checkoutTitle}</h1>
          <p className="text-ink-muted">{billingContent.checkoutText}</p>
          <Spinner />
        </>
      )}
    </main>
  );
}
