import { z } from 'zod';
import { AppError, notFound } from '../../app-error.ts';
import { byteRoute } from '../../byte-route.ts';
import { WebhookRefusedError } from '../../ports/payments/payments.ts';
import { acceptPaymentEvent, getInvoicePdf } from './billing.service.ts';

export const billingByteRoutes = [
  byteRoute('invoice', async ({ ctx, params }) => {
    const id = z.uuid().safeParse(params.id);
    if (!id.success) throw notFound('Invoice');
    const { bytes, fileName } = await getInvoicePdf(ctx, id.data);
    return new Response(bytes, {
      headers: {
        'content-type': 'application/pdf',
        'content-disposition': `attachment; filename="${fileName}"`,
        'cache-control': 'private, no-store',
      },
    });
  }),

  byteRoute('paymentWebhook', async ({ ctx, request }) => {
    const body = new Uint8Array(await request.arrayBuffer());
    try {
      await acceptPaymentEvent(ctx, { headers: request.headers, body });
    } catch (error) {
      if (!(error instanceof WebhookRefusedError)) throw error;
      ctx.logger.warn({ err: error }, 'a payment event was refused');
      throw new AppError('forbidden', 'This event was not signed for us');
    }
    return Response.json({});
  }),
];
