import { paidPlans } from '../../../contract/billing.ts';
import { SessionGate } from '../../features/accounts/session-gate.tsx';
import { Checkout } from '../../features/billing/checkout.tsx';
import { NotFoundPage } from '../not-found-page.tsx';
import { pageTitle } from '../page-title.ts';
import type { Route } from './+types/checkout';

export const meta = () => [{ title: pageTitle('Checkout') }];

/** Without a session it leads through sign-in, and back here. */
export default function CheckoutRoute({ params }: Route.ComponentProps) {
  const plan = paidPlans.find((one) => one === params.plan);
  if (!plan) return <NotFoundPage />;
  return <SessionGate>{() => <Checkout plan={plan} />}</SessionGate>;
}
