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
