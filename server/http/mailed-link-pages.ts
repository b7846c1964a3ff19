import type { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { accountTexts, emailConfirmationSchema } from '../../contract/accounts.ts';
import {
  mailConfirmationSchema,
  mailSubscriptionTexts,
  mailUnsubscriptionSchema,
  oneClickBody,
} from '../../contract/mail-subscriptions.ts';
import {
  emailConfirmationPage,
  formAnswerPath,
  mailSubscriptionPages,
} from '../../contract/page-slots.ts';
import { formTexts } from '../../contract/public-forms.ts';
import { AppError } from '../app-error.ts';
import type { AppContext } from '../context.ts';
import { unsubscribe } from '../features/mail-subscriptions/mail-subscriptions.service.ts';
import type { HttpEnvironment } from './http-environment.ts';
import type { Pages } from './pages.ts';

const linkPages = [
  {
    path: emailConfirmationPage,
    schema: emailConfirmationSchema,
    invalid: accountTexts.confirmationInvalid,
  },
  {
    path: mailSubscriptionPages.confirm,
    schema: mailConfirmationSchema,
    invalid: mailSubscriptionTexts.confirmationInvalid,
  },
  {
    path: mailSubscriptionPages.unsubscribe,
    schema: mailUnsubscriptionSchema,
    invalid: mailSubscriptionTexts.unsubscriptionInvalid,
  },
];

/** The pages that links in mails lead to: the token of the link goes into the page's form. */
export function addMailedLinkPages(
  app: Hono<HttpEnvironment>,
  pages: Pages | null,
  ctx: Pick<AppContext, 'db' | 'secret'>,
): void {
  /**
   * One-click unsubscription by a mail program: it may ask without cookie and without a word on
   * where it comes from, as the token alone says what may be deleted.
   * @see RFC 8058
   */
  app.post(mailSubscriptionPages.unsubscribe, bodyLimit({ maxSize: 4096 }), async (c) => {
    const body = await c.req.parseBody().catch(() => ({}) as Record<string, unknown>);
    const parsed = mailUnsubscriptionSchema.safeParse({ token: c.req.query('token') });
    if (body[oneClickBody.name] !== oneClickBody.value || !parsed.success)
      throw new AppError('invalid_request', mailSubscriptionTexts.unsubscriptionInvalid);
    const { text } = await unsubscribe(ctx, parsed.data.token);
    return c.text(text, 200, { 'cache-control': 'no-store' });
  });

  if (!pages) return;
  for (const { path, schema, invalid } of linkPages)
    app.get(path, async (c, next) => {
      if (pages.find(path) === null) return next();
      const parsed = schema.safeParse({ token: c.req.query('token') });
      if (parsed.success) return pages.answerFilled(path, 200, { token: parsed.data.token });
      return pages.answerFilled(formAnswerPath, 400, {
        title: formTexts.errorTitle,
        text: invalid,
        backTo: '/',
      });
    });
}
