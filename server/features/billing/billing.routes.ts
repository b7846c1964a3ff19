import { member, open } from '../../route-builder.ts';
import * as billing from './billing.service.ts';

export const billingRoutes = {
  getMembership: member.billing.getMembership.handler(({ context }) =>
    billing.getMembership(context),
  ),
  startCheckout: member.billing.startCheckout.handler(({ context, input }) =>
    billing.startCheckout(context, input),
  ),
  cancel: member.billing.cancel.handler(({ context, input }) =>
    billing.cancelSubscription(context, input.id),
  ),
  resume: member.billing.resume.handler(({ context, input }) =>
    billing.resumeSubscription(context, input.id),
  ),
  requestRefund: member.billing.requestRefund.handler(({ context, input }) =>
    billing.requestRefund(context, input.id),
  ),
  getLifetimeSeats: open.billing.getLifetimeSeats.handler(({ context }) =>
    billing.getLifetimeSeats(context),
  ),
};
