import { member } from '../../route-builder.ts';
import { getSubscription } from './subscriptions.service.ts';

export const subscriptionRoutes = {
  get: member.subscriptions.get.handler(({ context }) => getSubscription(context)),
};
