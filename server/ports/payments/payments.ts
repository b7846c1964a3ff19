/** What can be bought. */
export type SoldPlan = 'premium' | 'lifetime';

/** Asks a provider for a page on which one purchase is approved. */
export interface CheckoutRequest {
  /** Our id of the purchase; the provider keeps it, and is asked once for one id. */
  reference: string;
  plan: SoldPlan;
  priceCents: number;
  currency: string;
  description: string;
  returnUrl: string;
  cancelUrl: string;
}

export interface PurchasePayment {
  id: string;
  amountCents: number;
  currency: string;
  /** `pending` is money that may still not come. */
  status: 'pending' | 'completed' | 'refunded' | 'reversed';
  paidAt: Date;
}

/** A purchase as its provider tells of it now; all there is to know for a decision. */
export interface PurchaseSnapshot {
  providerId: string;
  /** Our id, as given to the checkout. */
  reference: string | null;
  plan: SoldPlan;
  /** `approved`: the payer agreed, and nothing was taken yet. `paused`: no renewal until resumed. */
  status: 'pending' | 'approved' | 'active' | 'paused' | 'ended';
  /** Of a subscription: until when it is paid, where the provider says so. */
  currentPeriodEnd: Date | null;
  payments: readonly PurchasePayment[];
}

/** What an event speaks of, in the provider's ids; whatever it says besides is not believed. */
export interface EventSubject {
  kind: 'subscription' | 'order' | 'sale' | 'capture';
  id: string;
}

export interface WebhookEvent {
  id: string;
  type: string;
  /** Null for events that concern no purchase. */
  subject: EventSubject | null;
  payload: object;
}

export interface WebhookDelivery {
  headers: Headers;
  /** The bytes as they came: signatures cover these. */
  body: Uint8Array;
}

/** What can be done to a purchase on a page of ours, where the provider has none. */
export const deskActions = [
  'approve',
  'decline',
  'renew',
  'fail',
  'cancel',
  'refund',
  'duplicate',
  'late',
  'out-of-order',
] as const;

export type DeskAction = (typeof deskActions)[number];

export interface DeskEvent {
  id: string;
  type: string;
  subject: EventSubject;
}

type StoredPayment = Omit<PurchasePayment, 'paidAt'> & { paidAt: string };

/** A purchase as such a provider remembers it. */
export interface DeskPurchase extends Omit<CheckoutRequest, 'reference'> {
  id: string;
  reference: string;
  status: PurchaseSnapshot['status'];
  periodEnd: string | null;
  payments: StoredPayment[];
  events: DeskEvent[];
}

/** What a provider needs of us that has no pages of its own. */
export interface PaymentDesk {
  find(id: string): Promise<DeskPurchase | null>;
  /** Does what a button of the page says. @returns the purchase after it, or null where there is none */
  act(id: string, action: DeskAction): Promise<DeskPurchase | null>;
}

/** A delivery that did not come from the provider, or can't be shown to. */
export class WebhookRefusedError extends Error {}

/** The provider can't be asked now; nothing is known to have been done. */
export class ProviderAwayError extends Error {}

/**
 * Takes payments. Every change is asked with a key of ours, so that asking again changes nothing.
 * All but `verifyWebhook` throw {@link ProviderAwayError} when the provider can't be reached.
 */
export interface PaymentProvider {
  readonly id: 'paypal' | 'sandbox';
  /** Of one whose pages are ours to show. */
  readonly desk?: PaymentDesk;
  startCheckout(request: CheckoutRequest): Promise<{ providerId: string; approvalUrl: string }>;
  /** Null where the provider knows no such purchase. */
  readPurchase(plan: SoldPlan, providerId: string): Promise<PurchaseSnapshot | null>;
  /** The provider's id of the purchase that something belongs to; null for none it knows. */
  findPurchase(subject: EventSubject): Promise<{ plan: SoldPlan; providerId: string } | null>;
  /** Takes the money of an approved order. Does nothing where that was done, or can't be. */
  captureOrder(providerId: string): Promise<void>;
  /** No renewal until resumed. */
  pauseRenewal(providerId: string): Promise<void>;
  resumeRenewal(providerId: string): Promise<void>;
  /** Ends a subscription for good. */
  endSubscription(providerId: string): Promise<void>;
  /** Gives a payment back in full. Does nothing where that was done. */
  refundPayment(plan: SoldPlan, payment: { id: string; reason: string }): Promise<void>;
  /** @throws {WebhookRefusedError} for everything that the provider did not sign for us */
  verifyWebhook(delivery: WebhookDelivery): Promise<WebhookEvent>;
}
