import { randomBytes, randomUUID } from 'node:crypto';
import sharp from 'sharp';
import type { GenerationRequestInput } from '../contract/generations.ts';
import { imageSettingsSchema } from '../contract/image-settings.ts';
import type { Image } from '../contract/images.ts';
import type { Upload } from '../contract/uploads.ts';
import type { AppContext } from '../server/context.ts';
import { images } from '../server/db/schema/images.ts';
import { notifications } from '../server/db/schema/notifications.ts';
import { invoices, payments } from '../server/db/schema/payments.ts';
import { subscriptions } from '../server/db/schema/subscriptions.ts';
import { changeRole } from '../server/features/accounts/roles.service.ts';
import type { TestMember, TestOchre } from './test-ochre.ts';

type Rows = { ctx: Pick<AppContext, 'db'> };

/** Gives a member the premium plan. */
export async function makePremium({ ctx }: Rows, { id }: TestMember): Promise<void> {
  const grantId = randomUUID();
  await ctx.db.insert(subscriptions).values({
    id: grantId,
    userId: id,
    plan: 'premium',
    provider: 'operator',
    providerId: grantId,
    status: 'active',
    priceCents: 0,
    currency: 'USD',
  });
}

/** Writes a paid month with its invoice, as of now: nobody was asked for money. */
export async function insertPurchase(
  { ctx }: Rows,
  { id: userId }: TestMember,
): Promise<{ subscription: string; payment: string; invoice: string }> {
  const [subscription, payment, invoice] = [randomUUID(), randomUUID(), randomUUID()];
  const paidAt = new Date();
  const periodEnd = new Date(paidAt.getTime() + 30 * 24 * 3600_000);
  const price = { currency: 'USD', provider: 'sandbox' as const };
  await ctx.db.insert(subscriptions).values({
    ...price,
    id: subscription,
    userId,
    plan: 'premium',
    providerId: subscription,
    // Can be cancelled and resumed, and already is the former.
    status: 'cancelled',
    providerStatus: 'paused',
    priceCents: 499,
    currentPeriodEnd: periodEnd,
    cancelAt: periodEnd,
    pausedAt: paidAt,
  });
  await ctx.db.insert(payments).values({
    ...price,
    id: payment,
    subscriptionId: subscription,
    userId,
    providerPaymentId: payment,
    amountCents: 499,
    status: 'completed',
    paidAt,
    createdAt: paidAt,
  });
  await ctx.db.insert(invoices).values({
    id: invoice,
    number: 1_000_000 + Math.floor(Math.random() * 1_000_000),
    kind: 'invoice',
    paymentId: payment,
    userId,
    seller: 'Ochre',
    customer: 'A member',
    description: 'Premium',
    amountCents: 499,
    currency: 'USD',
    issuedAt: paidAt,
  });
  return { subscription, payment, invoice };
}

/** Makes a member an operator, as the command line does. */
export async function makeOperator({ ctx }: TestOchre, { email }: TestMember): Promise<void> {
  await changeRole(ctx, { email, role: 'operator' });
}

/** Writes image rows without pictures: for lists, counts and searches. */
export async function insertImages(
  { ctx }: Rows,
  { id: userId }: TestMember,
  rows: Partial<typeof images.$inferInsert>[],
): Promise<string[]> {
  const inserted = await ctx.db
    .insert(images)
    .values(
      rows.map((row) => ({
        id: randomUUID(),
        userId,

        key: randomBytes(24).toString('base64url'),
        prompt: 'a lighthouse',
        settings: imageSettingsSchema.parse({ seed: 1 }),
        modelId: 'test/plain',
        modelLabel: 'Plain',
        modelVersion: 'plain-1',
        engineLabel: 'Test engine',
        width: 1024,
        height: 1024,
        sizeBytes: 1000,
        dominantColor: '#000000',
        ...row,
      })),
    )
    .returning({ id: images.id });
  return inserted.map(({ id }) => id);
}

export async function insertNotifications(
  { ctx }: Rows,
  { id: userId }: TestMember,
  rows: Partial<typeof notifications.$inferInsert>[],
): Promise<string[]> {
  const inserted = await ctx.db
    .insert(notifications)
    .values(
      rows.map((row) => ({
        id: randomUUID(),
        userId,
        title: 'A title',
        type: 'info' as const,
        ...row,
      })),
    )
    .returning({ id: notifications.id });
  return inserted.map(({ id }) => id);
}

/** Sends a picture of one colour to work from. @returns the upload's id */
export async function sendUpload(
  member: TestMember,
  options: { purpose?: Upload['purpose']; width?: number; height?: number } = {},
): Promise<string> {
  const { purpose = 'source', width = 320, height = 240 } = options;
  const png = await sharp({ create: { width, height, channels: 3, background: '#c08040' } })
    .png()
    .toBuffer();
  const file = new File([new Uint8Array(png)], 'picture.png', { type: 'image/png' });
  return (await member.client.uploads.create({ purpose, file })).id;
}

/** Asks for images and waits until they are made. */
export async function generateImages(
  member: TestMember,
  request: GenerationRequestInput,
): Promise<Image[]> {
  const stream = await member.listen();
  try {
    const { items } = await member.client.generations.create(request);
    const settled = await Promise.all(items.map(({ id }) => stream.settled(id)));
    return settled.map((task) => {
      if (task.status !== 'succeeded' || !task.image)
        throw new Error(`the task ended as ${task.status}`);
      return task.image;
    });
  } finally {
    stream.close();
  }
}

export async function fetchBytes(ochre: TestOchre, path: string): Promise<Buffer> {
  const response = await fetch(`${ochre.url}${path}`);
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return Buffer.from(await response.arrayBuffer());
}
