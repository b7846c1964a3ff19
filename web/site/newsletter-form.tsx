import { type MailTopic, mailSubscriptionTexts } from '../../contract/mail-subscriptions.ts';
import { publicForms } from '../../contract/public-forms.ts';
import { SiteForm, SiteTextField, SubmitButton } from './site-form.tsx';

export interface NewsletterFormProps {
  topic?: MailTopic;
  /** Read out, and shown where `hideLabel` is false. */
  label?: string;
  hideLabel?: boolean;
  className?: string;
}

/**
 * An e-mail box with Subscribe. An address is on the list once its owner has
 * opened the link of a mail.
 */
export function NewsletterForm({
  topic = 'newsletter',
  label = 'E-mail address',
  hideLabel = true,
  className = '',
}: NewsletterFormProps) {
  return (
    <SiteForm
      form={publicForms.subscription}
      busy={mailSubscriptionTexts.busy}
      className={`w-full max-w-md grid-cols-[minmax(0,1fr)_auto] items-start gap-2 ${className}`}
    >
      <input type="hidden" name="topic" value={topic} />
      <SiteTextField
        name="email"
        type="email"
        label={label}
        hideLabel={hideLabel}
        placeholder="you@example.com"
        autoComplete="email"
        required
      />
      <SubmitButton variant="secondary" className={hideLabel ? '' : 'mt-6.5'}>
        Subscribe
      </SubmitButton>
    </SiteForm>
  );
}
