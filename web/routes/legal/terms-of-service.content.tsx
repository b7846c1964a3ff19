import { passwordLengthMin } from '../../../contract/accounts.ts';
import { brand } from '../../../contract/brand.ts';
import { highResolutionEdge } from '../../../contract/image-sizes.ts';
import { freeGenerationsPerDay, premiumPrice } from '../../../contract/plans.ts';
import { policies } from '../../../contract/policies.ts';
import type { LegalDocument } from './legal-document.ts';
import { legalLinks } from './legal-links.content.ts';
import { PolicyLink, SectionLink, SupportMail } from './legal-text.tsx';

/** Spec, section 2, "Static legal and company pages": its sections and date. */
export const termsOfService: LegalDocument = {
  link: legalLinks.terms,
  description: `What you may do with ${brand.name}, what we promise in return, and what happens when either of us ends it.`,
  lastUpdated: 'January 2024',
  lead: (
    <p>
      What you may do with {brand.name}, what we promise in return, and what happens when either of
      us ends it. We have kept the sentences short, so that they can be read.
    </p>
  ),
  sections: [
    {
      id: 'acceptance',
      title: 'Acceptance of terms',
      body: (
        <>
          <p>
            These terms are an agreement between you and the people who run this {brand.name} site,
            called “we” below. By creating an account, or by using any part of the service, you
            accept them. If you do not agree with them, please do not use the service.
          </p>
          <p>
            You must be old enough to enter into a contract where you live, or have the consent of a
            parent or guardian. If you use {brand.name} for a company, you confirm that you may
            accept these terms on its behalf.
          </p>
          <p>
            Three further pages belong to this agreement: the{' '}
            <PolicyLink link={legalLinks.privacy} /> says what we do with your data, the{' '}
            <PolicyLink link={legalLinks.refunds} /> when you get your money back, and the{' '}
            <PolicyLink link={legalLinks.cookies} /> what is kept in your browser.
          </p>
        </>
      ),
    },
    {
      id: 'use-license',
      title: 'Use license',
      body: (
        <>
          <p>
            We give you a personal license to use the service as its pages offer it. It is not
            exclusive, you can’t pass it on, and it lasts as long as this agreement.
          </p>
          <ul>
            <li>
              <strong>Free plan.</strong> {freeGenerationsPerDay} generations per day, counted by
              the date in UTC. The images are for your personal, non-commercial use.
            </li>
            <li>
              <strong>Premium.</strong> Unlimited generations, a resolution of up to{' '}
              {highResolutionEdge}x{highResolutionEdge} and a commercial license: the images that
              you make while the plan is active may be used in paid work, in products and in
              advertising. That license stays with those images when the plan ends.
            </li>
          </ul>
          <p>You may not:</p>
          <ul>
            <li>get around the limits of your plan, for instance with several accounts;</li>
            <li>resell or rent out access to the service;</li>
            <li>
              probe, overload or attack the service, or read other people’s data from it by any
              means;
            </li>
            <li>
              pass off an image as a photograph of a real event in order to deceive, or remove the
              mark that says a machine made it for that purpose.
            </li>
          </ul>
        </>
      ),
    },
    {
      id: 'content-guidelines',
      title: 'Content guidelines',
      body: (
        <>
          <p>
            You are responsible for the prompts you write and for what you do with the images. Do
            not use {brand.name} to make or spread:
          </p>
          <ul>
            <li>anything illegal where you live or where this site is run;</li>
            <li>any sexual depiction of minors. We report it;</li>
            <li>
              sexual, degrading or misleading depictions of real people who have not agreed to them;
            </li>
            <li>threats, harassment, incitement to violence, or hatred of a group of people;</li>
            <li>fraud, impersonation or invented evidence of things that did not happen;</li>
            <li>copies of works or marks that belong to others, without their permission.</li>
          </ul>
          <p>
            An image engine may refuse a prompt on its own. We may remove content that breaks these
            guidelines and, depending on how serious it is, suspend or end the account: see{' '}
            <SectionLink to="termination">Termination</SectionLink>. If you have come across such an
            image, write to <SupportMail />.
          </p>
        </>
      ),
    },
    {
      id: 'user-accounts',
      title: 'User accounts',
      body: (
        <>
          <p>
            An account needs an e-mail address of yours and a password of at least{' '}
            {passwordLengthMin} characters. The link to replace a forgotten password goes to that
            address, so please keep it in use.
          </p>
          <p>
            An account is for one person. Keep the password to yourself; what is done with your
            account counts as done by you. If you believe that somebody else knows the password,
            replace it, which also signs you out on every device, and tell us.
          </p>
        </>
      ),
    },
    {
      id: 'intellectual-property',
      title: 'Intellectual property',
      body: (
        <>
          <h3>What is yours</h3>
          <p>
            Your prompts stay yours. We claim no ownership of the images you make: as far as the law
            grants rights in them, those are yours, to be used as your{' '}
            <SectionLink to="use-license">license</SectionLink> says. Whether an image made by a
            machine is protected by copyright differs from country to country. Somebody else may get
            a similar image, and the same model, prompt and seed can make the very same one.
          </p>
          <p>
            So that we can do our part, you allow us to store your prompts and images, to make
            smaller versions of the images, to hand your prompt to the engine you chose, and to show
            an image to whoever has its address. The permission for an image ends when you delete
            it. {brand.name} does not train models with your prompts or images.
          </p>
          <h3>What is ours</h3>
          <p>
            The software, its design, the name {brand.name} and the pictures on these pages belong
            to us or to those who licensed them to us. These terms do not transfer them to you.
          </p>
          <h3>What others own</h3>
          <p>
            If you believe that something here infringes your rights, write to <SupportMail /> with
            the address of the image and what it infringes.
          </p>
        </>
      ),
    },
    {
      id: 'payment-terms',
      title: 'Payment terms',
      body: (
        <>
          <p>
            The free plan costs nothing and needs no credit card. Premium costs {premiumPrice} per
            month, charged at the start of each billing cycle until you cancel.
          </p>
          <p>
            You pay by card or wallet on the page of our payment provider, which opens in a new tab.
            Your card number goes to the provider alone; we never see it.
          </p>
          <p>
            You can cancel at any time. Cancellation takes effect at the end of the billing cycle,
            and you keep access until the period ends. The first {policies.refundPeriodDays} days
            are covered by our money-back guarantee: see the{' '}
            <PolicyLink link={legalLinks.refunds} />.
          </p>
          <p>
            If a price changes, we tell you {policies.noticeDays} days in advance. You can cancel
            before the new price applies.
          </p>
        </>
      ),
    },
    {
      id: 'service-availability',
      title: 'Service availability',
      body: (
        <>
          <p>
            We work to keep the service up, but we can’t promise that it is never interrupted. It
            may stop for maintenance, and an engine that somebody else runs may be slow or away. An
            image that fails is not counted: the generation is given back to your day.
          </p>
          <p>
            Functions and models may change. The service is provided as it is, without a warranty
            that it suits a particular purpose or that an image turns out as you imagined it. Please
            keep copies of what matters to you: the library downloads images one by one or many at
            once as a zip file.
          </p>
          <p>
            Should we discontinue the service, we tell you {policies.noticeDays} days in advance, so
            that you can take your images with you.
          </p>
        </>
      ),
    },
    {
      id: 'limitation-of-liability',
      title: 'Limitation of liability',
      body: (
        <>
          <p>
            As far as the law allows, we are not liable for indirect or consequential damage, such
            as lost profit, lost data or lost business. Our liability for everything else is capped
            at the amount that you paid us in the previous twelve months.
          </p>
          <p>
            None of this limits a liability that the law does not allow to be limited, nor the
            rights that you have as a consumer where you live.
          </p>
        </>
      ),
    },
    {
      id: 'termination',
      title: 'Termination',
      body: (
        <>
          <p>
            You may stop using the service at any time. Cancel a running plan first, and write to{' '}
            <SupportMail /> if you want the account deleted with everything in it.
          </p>
          <p>
            We may suspend or end an account that breaks these terms. Where it can be put right we
            ask you to do so first; where others are being harmed we act at once.
          </p>
          <p>
            When an account ends, its license to use the service ends too. What these terms say
            about intellectual property and liability keeps applying to what happened before.
          </p>
        </>
      ),
    },
    {
      id: 'changes',
      title: 'Changes to these terms',
      body: (
        <p>
          When we change these terms, the new version appears on this page with a new date at its
          top. Changes of price and the end of the service are announced {policies.noticeDays} days
          in advance, as said above. By using the service after a change you accept the new version.
        </p>
      ),
    },
    {
      id: 'contact',
      title: 'Contact',
      body: (
        <p>
          Questions about these terms go to <SupportMail />. We reply within {policies.replyWithin}.
        </p>
      ),
    },
  ],
};
