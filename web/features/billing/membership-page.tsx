import { useState } from 'react';
import { Link } from 'react-router';
import type { Membership } from '../../../contract/billing.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { billingContent, planNames, statusNames } from './billing.content.ts';
import { ChargeLedger } from './charge-ledger.tsx';
import { formatDay, formatMoney } from './formats.ts';
import { useCancel, useMembership, useResume } from './membership.ts';
import { PaymentList } from './payment-list.tsx';

/** Plan, payments and invoices, and what was taken of each day. */
export function MembershipPage() {
  const { data, isError, isFetching, refetch } = useMembership();
  return (
    <div className="mx-auto grid max-w-[1200px] gap-12 px-4 py-10 sm:px-8 sm:py-14">
      <header className="grid gap-2">
        <h1 className="font-display font-semibold text-3xl sm:text-4xl">{billingContent.title}</h1>
        <p className="text-ink-muted text-lg">{billingContent.lead}</p>
      </header>
      {data ? (
        <>
          <PlanSection membership={data} />
          <PaymentList payments={data.payments} />
        </>
      ) : isError ? (
        <div className="grid justify-items-start gap-3">
          <p className="text-ink-muted">Your membership can't be loaded right now.</p>
          <Button variant="secondary" busy={isFetching} onClick={() => void refetch()}>
            Try again
          </Button>
        </div>
      ) : (
        <div role="status" aria-label="Loading..." className="grid gap-3">
          <Skeleton className="h-40" />
          <Skeleton className="h-24" />
        </div>
      )}
      <ChargeLedger />
    </div>
  );
}

function PlanSection({ membership: { subscription } }: { membership: Membership }) {
  const resume = useResume();
  const [isAsking, setAsking] = useState(false);
  return (
    <section
      aria-labelledby="plan"
      className="grid gap-6 rounded-card border border-line-strong/60 bg-surface p-6 sm:p-8"
    >
      <h2 id="plan" className="font-semibold text-lg">
        {subscription ? planNames[subscription.plan] : 'Free'}
      </h2>
      {subscription ? (
        <dl className="grid gap-x-10 gap-y-4 sm:grid-cols-[auto_auto_auto_1fr]">
          <Fact term="Status">{statusNames[subscription.status]}</Fact>
          {subscription.nextPaymentAt && (
            <Fact term="Next payment">
              {formatMoney(subscription.priceCents)} on {formatDay(subscription.nextPaymentAt)}
            </Fact>
          )}
          {subscription.paidThrough && (
            <Fact term="Paid through">{formatDay(subscription.paidThrough)}</Fact>
          )}
          {subscription.seatNumber !== null && (
            <Fact term="Lifetime seat">Number {subscription.seatNumber}</Fact>
          )}
        </dl>
      ) : (
        <p className="text-ink-muted">{billingContent.free}</p>
      )}
      <div className="flex flex-wrap gap-3 empty:hidden">
        {subscription?.canCancel && (
          <Button variant="secondary" onClick={() => setAsking(true)}>
            {billingContent.cancel}
          </Button>
        )}
        {subscription?.canResume && (
          <Button busy={resume.isPending} onClick={() => resume.mutate({ id: subscription.id })}>
            {billingContent.resume}
          </Button>
        )}
        {(!subscription || !['active', 'cancelled'].includes(subscription.status)) && (
          <Button asChild>
            <Link to="/platform/premium">{billingContent.upgrade}</Link>
          </Button>
        )}
      </div>
      {subscription && (
        <CancelDialog subscription={subscription} open={isAsking} onOpenChange={setAsking} />
      )}
    </section>
  );
}

function Fact({ term, children }: { term: string; children: React.ReactNode }) {
  return (
    <div className="grid content-start gap-1">
      <dt className="text-ink-muted text-sm">{term}</dt>
      <dd className="font-medium tabular-nums">{children}</dd>
    </div>
  );
}

function CancelDialog({
  subscription,
  open,
  onOpenChange,
}: {
  subscription: NonNullable<Membership['subscription']>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  const cancel = useCancel();
  const { id, paidThrough } = subscription;
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={billingContent.cancelTitle}
      description={billingContent.cancelText(
        paidThrough ? formatDay(paidThrough) : 'the paid period ends',
      )}
      confirmLabel={billingContent.cancel}
      cancelLabel="Keep it"
      busy={cancel.isPending}
      onConfirm={() => cancel.mutate({ id }, { onSettled: () => onOpenChange(false) })}
    />
  );
}
