import { brand } from '../../../contract/brand.ts';
import { freeGenerationsPerDay, premiumPrice } from '../../../contract/plans.ts';
import { policies } from '../../../contract/policies.ts';
import type { LegalDocument } from './legal-document.ts';
import { legalLinks } from './legal-links.content.ts';
import { FactList, PolicyLink, SectionLink, SupportMail } from './legal-text.tsx';

/** Spec, sections 2 and 9: the days and hours are to the letter. */
export const refundPolicy: LegalDocument = {
  link: legalLinks.refunds,
  description: `The ${policies.refundPeriodDays}-day money-back guarantee of ${brand.name}: who gets a refund, how to ask for it and how long it takes.`,
  lead: (
    <p>
      If {brand.name} is not for you, you get your money back within {policies.refundPeriodDays}{' '}
      days. This page says who can ask for it, how, and how long it takes.
    </p>
  ),
  sections: [
    {
      id: 'guarantee',
      title: `${policies.refundPeriodDays}-day money-back guarantee`,
      body: (
        <>
          <p>
            Every purchase of Premium ({premiumPrice} per month) comes with a{' '}
            {policies.refundPeriodDays}-day money-back guarantee. Ask within{' '}
            {policies.refundPeriodDays} days of the payment and we refund it in full. You need not
            give a reason, though we are glad to hear it.
          </p>
          <FactList
            facts={[
              { term: 'First reply', text: `Within ${policies.replyWithin} on business days` },
              { term: 'Review', text: `Usually ${policies.refundReview}` },
              { term: 'Refund', text: `Processed in ${policies.refundProcessing}` },
            ]}
          />
        </>
      ),
    },
    {
      id: 'eligibility',
      title: 'Eligibility',
      body: (
        <>
          <p>You can have a payment refunded when</p>
          <ul>
            <li>you made it on this site, for your own account;</li>
            <li>you ask within {policies.refundPeriodDays} days of it;</li>
            <li>
              your account was not ended for breaking the <PolicyLink link={legalLinks.terms} />.
            </li>
          </ul>
        </>
      ),
    },
    {
      id: 'process',
      title: 'How to ask for a refund',
      body: (
        <>
          <ol>
            <li>
              Press “Ask for a refund” on your membership page, or write to <SupportMail /> from the
              e-mail address of your account. If you write, tell us the date of the payment and, if
              you have it at hand, the payment provider’s transaction number.
            </li>
            <li>We reply within {policies.replyWithin} on business days.</li>
            <li>We review the request, which usually takes {policies.refundReview}.</li>
            <li>
              An approved refund is processed in {policies.refundProcessing} and goes back to the
              card or wallet that you paid with.
            </li>
          </ol>
          <p>
            With the refund Premium ends and your account returns to the free plan, with{' '}
            {freeGenerationsPerDay} generations per day. The images in your library stay there.
          </p>
        </>
      ),
    },
    {
      id: 'cancellations',
      title: 'Cancellations',
      body: (
        <>
          <p>
            You can cancel the monthly plan at any time, on your membership page, with the payment
            provider or by writing to us. The cancellation takes effect at the end of the billing
            cycle: you are not charged again, and your access continues until the period ends.
          </p>
          <p>
            Cancelling alone does not start a refund. If you want the last payment back, ask for it
            as described <SectionLink to="process">above</SectionLink>.
          </p>
        </>
      ),
    },
    {
      id: 'non-refundable',
      title: 'Non-refundable items',
      body: (
        <ul>
          <li>
            Payments that are more than {policies.refundPeriodDays} days old, and the unused days of
            a billing cycle that you cancelled later than that.
          </li>
          <li>
            Free use. Free trial users get no refunds, as nothing was paid; the same holds for the
            free plan.
          </li>
          <li>Payments of an account that was ended for breaking the terms.</li>
          <li>What your bank or the payment provider charges you for exchanging currencies.</li>
        </ul>
      ),
    },
    {
      id: 'chargebacks',
      title: 'Chargebacks',
      body: (
        <p>
          Please write to us before you ask your bank to reverse a payment: a refund is quicker and
          costs neither of us a fee. While a chargeback is open we may suspend Premium on the
          account. If the payment turns out to be ours by right, or was refunded already, we say so
          to the bank with the records we have.
        </p>
      ),
    },
    {
      id: 'technical-issues',
      title: 'Technical issues',
      body: (
        <>
          <p>
            An image that fails is not counted against your day. If something else does not work,
            tell us when it happened, what you did and what you saw; we try to mend it first.
          </p>
          <p>
            If we can’t, and a fault of ours kept you from using Premium, you get a refund under
            this policy.
          </p>
        </>
      ),
    },
    {
      id: 'contact',
      title: 'Contact',
      body: (
        <FactList
          facts={[
            { term: 'E-mail', text: <SupportMail /> },
            {
              term: 'Refund requests',
              text: `Replies within ${policies.replyWithin} on business days`,
            },
            { term: 'Support hours', text: policies.refundHours },
          ]}
        />
      ),
    },
    {
      id: 'updates',
      title: 'Updates to this policy',
      body: (
        <p>
          When this policy changes, the new version appears on this page. A payment is always
          refunded under the version that was in force when you made it.
        </p>
      ),
    },
  ],
};
