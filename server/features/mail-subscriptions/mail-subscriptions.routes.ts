import { mailSubscriptionTexts } from '../../../contract/mail-subscriptions.ts';
import { open } from '../../route-builder.ts';
import * as mailSubscriptions from './mail-subscriptions.service.ts';

const { request, confirm, remove } = open.mailSubscriptions;

export const mailSubscriptionRoutes = {
  request: request.handler(({ context, input }) =>
    input.homepage
      ? mailSubscriptionTexts.requested
      : mailSubscriptions.requestSubscription(context, input),
  ),

  confirm: confirm.handler(({ context, input }) =>
    mailSubscriptions.confirmSubscription(context, input.token),
  ),

  remove: remove.handler(({ context, input }) =>
    mailSubscriptions.unsubscribe(context, input.token),
  ),
};
