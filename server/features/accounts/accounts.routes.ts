import { accountTexts } from '../../../contract/accounts.ts';
import { member, open } from '../../route-builder.ts';
import { confirmEmail } from './account-mails.service.ts';
import * as accounts from './accounts.service.ts';

export const accountRoutes = {
  getSession: open.accounts.getSession.handler(({ context }) => ({ user: context.actor })),

  signUp: open.accounts.signUp.handler(async ({ context, input }) => {
    await accounts.signUp(context, input);
    return {};
  }),

  signIn: open.accounts.signIn.handler(async ({ context, input }) => ({
    user: await accounts.signIn(context, input),
  })),

  signOut: open.accounts.signOut.handler(async ({ context }) => {
    await accounts.signOut(context);
    return {};
  }),

  requestPasswordReset: open.accounts.requestPasswordReset.handler(async ({ context, input }) => {
    await accounts.requestPasswordReset(context, input);
    return {};
  }),

  resetPassword: open.accounts.resetPassword.handler(async ({ context, input }) => {
    await accounts.resetPassword(context, input);
    return {};
  }),
};

export const emailConfirmationRoutes = {
  request: member.emailConfirmations.request.handler(async ({ context }) => {
    await accounts.requestEmailConfirmation(context);
    return {};
  }),

  confirm: open.emailConfirmations.confirm.handler(({ context, input }) =>
    input.homepage ? accountTexts.confirmed : confirmEmail(context, input.token),
  ),
};
