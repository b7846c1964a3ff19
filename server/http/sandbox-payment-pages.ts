import type { Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { html } from 'hono/html';
import { brand } from '../../contract/brand.ts';
import { AppError, notFound } from '../app-error.ts';
import type { AppContext } from '../context.ts';
import {
  type DeskAction,
  type DeskPurchase,
  deskActions,
  type PaymentDesk,
} from '../ports/payments/payments.ts';
import type { HttpEnvironment } from './http-environment.ts';

const path = '/sandbox-payments/:id';

/** The later events that the panel can cause. */
const panel: { action: DeskAction; label: string; text: string; plan?: 'premium' }[] = [
  { action: 'renew', label: 'Renewal', text: 'The next month is paid.', plan: 'premium' },
  { action: 'fail', label: 'Failed payment', text: 'The card is refused.', plan: 'premium' },
  {
    action: 'cancel',
    label: 'Cancellation',
    text: 'Cancelled with the provider.',
    plan: 'premium',
  },
  { action: 'refund', label: 'Refund', text: 'The last payment is given back.' },
  { action: 'duplicate', label: 'Duplicate', text: 'The last event again, under two ids.' },
  {
    action: 'late',
    label: 'Late',
    text: 'A renewal, told of half a minute later.',
    plan: 'premium',
  },
  {
    action: 'out-of-order',
    label: 'Out of order',
    text: 'A failure and the payment after it, told of backwards.',
    plan: 'premium',
  },
];

/** The pages of the test provider. They look like a payment page, and say on each that they are none. */
export function addSandboxPaymentPages(
  app: Hono<HttpEnvironment>,
  desk: PaymentDesk,
  ctx: Pick<AppContext, 'publicUrl'>,
): void {
  const answer = (c: Context, purchase: DeskPurchase) => {
    c.header('cache-control', 'no-store');
    c.header('x-robots-tag', 'noindex');
    return c.html(renderPage(purchase));
  };

  app.get(path, async (c) => {
    const purchase = await desk.find(c.req.param('id'));
    if (!purchase) throw notFound('Purchase');
    return answer(c, purchase);
  });

  app.post(path, bodyLimit({ maxSize: 4096 }), async (c) => {
    const site = c.req.header('sec-fetch-site');
    const origin = c.req.header('origin');
    const isOwn = site
      ? site === 'same-origin'
      : origin !== undefined && URL.parse(origin)?.host === c.req.header('host');
    if (!isOwn) throw new AppError('forbidden', 'This request came from another site');
    const { action } = await c.req.parseBody();
    if (!deskActions.includes(action as DeskAction))
      throw new AppError('invalid_request', 'There is no such action');
    const purchase = await desk.act(c.req.param('id'), action as DeskAction);
    if (!purchase) throw notFound('Purchase');
    if (action === 'decline' && purchase.cancelUrl.startsWith(ctx.publicUrl()))
      return c.redirect(purchase.cancelUrl, 303);
    // A reload asks for the page again, and causes nothing.
    return c.redirect(`/sandbox-payments/${purchase.id}`, 303);
  });
}

const style = `
  :root { color-scheme: light; font: 16px/1.5 system-ui, sans-serif; }
  body { margin: 0; background: #eef1f5; color: #17202b; }
  .test { background: #b42318; color: #fff; padding: 12px 16px; text-align: center; font-weight: 600; }
  main { max-width: 460px; margin: 32px auto; padding: 0 16px; }
  section { background: #fff; border: 1px solid #d5dbe3; border-radius: 12px; padding: 24px; margin-bottom: 16px; }
  h1 { font-size: 20px; margin: 0 0 4px; } h2 { font-size: 16px; margin: 0 0 12px; }
  p { margin: 0 0 12px; } .muted { color: #51606f; font-size: 14px; }
  .price { font-size: 32px; font-weight: 650; margin: 12px 0; }
  button, a.button { font: inherit; min-height: 44px; padding: 0 20px; border-radius: 22px; border: 1px solid #0b57a4;
    background: #0b57a4; color: #fff; cursor: pointer; text-decoration: none; display: inline-flex; align-items: center; }
  button.plain { background: #fff; color: #0b57a4; }
  button:focus-visible, a:focus-visible { outline: 3px solid #f0a020; outline-offset: 2px; }
  .row { display: flex; gap: 12px; flex-wrap: wrap; }
  .events { display: grid; gap: 8px; } .events form { display: grid; grid-template-columns: 170px 1fr; gap: 12px; align-items: center; }
  .events button { justify-content: center; padding: 0 12px; }
  dl { display: grid; grid-template-columns: auto 1fr; gap: 4px 16px; margin: 0; font-size: 14px; } dt { color: #51606f; }
  dd { margin: 0; overflow-wrap: anywhere; }
`;

function renderPage(purchase: DeskPurchase) {
  const { plan, status, priceCents, currency, description, periodEnd, payments } = purchase;
  const price = `${(priceCents / 100).toFixed(2)} ${currency}`;
  const isOpen = status === 'pending';
  const button = (action: DeskAction, label: string, kind = '') =>
    html`<button class="${kind}" name="action" value="${action}">${label}</button>`;
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Test checkout - no real money</title>
<style>${style}</style>
</head>
<body>
<header class="test">This is a test. No money moves, and no card is asked for.</header>
<main>
<section>
<p class="muted">Test payments, to ${brand.name}</p>
<h1>${isOpen ? 'Review your payment' : titles[status]}</h1>
<p>${description}</p>
<p class="price">${price}${plan === 'premium' ? html` <span class="muted">a month</span>` : ''}</p>
${
  isOpen
    ? html`<form method="post" class="row">${button('approve', 'Approve')}${button('decline', 'Cancel', 'plain')}</form>`
    : html`<p><a class="button" href="${purchase.returnUrl}">Return to ${brand.name}</a></p>`
}
</section>
${
  isOpen
    ? ''
    : html`<section>
<h2>Later events (test)</h2>
<p class="muted">Each does what a payer, a bank or time would do, and sends signed events to the endpoint.</p>
<div class="events">
${panel
  .filter((one) => !one.plan || one.plan === plan)
  .map(
    ({ action, label, text }) =>
      html`<form method="post">${button(action, label, 'plain')}<span class="muted">${text}</span></form>`,
  )}
</div>
</section>
<section>
<h2>As the test provider has it</h2>
<dl>
<dt>State</dt><dd>${status}</dd>
<dt>Paid until</dt><dd>${periodEnd ? periodEnd.slice(0, 10) : 'no end'}</dd>
${payments.map(
  (payment) =>
    html`<dt>Payment</dt><dd>${payment.paidAt.slice(0, 16).replace('T', ' ')} UTC, ${payment.status}</dd>`,
)}
</dl>
</section>`
}
<p class="muted">Test provider of ${brand.name}. This page exists because no payment provider is set up here.</p>
</main>
</body>
</html>`;
}

const titles: Record<DeskPurchase['status'], string> = {
  pending: 'Review your payment',
  approved: 'Payment approved',
  active: 'Payment approved',
  paused: 'Payments are paused',
  ended: 'This purchase has ended',
};
