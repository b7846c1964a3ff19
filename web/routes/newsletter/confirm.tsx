import { publicForms } from '../../../contract/public-forms.ts';
import { documentHandle } from '../../site/document-handle.ts';
import { NarrowMessage } from '../../site/narrow-message.tsx';
import { pageTitle } from '../page-title.ts';
import { SubscriptionLinkForm } from './subscription-link-form.tsx';

export const handle = documentHandle;
export const meta = () => [
  { title: pageTitle('Confirm your subscription') },
  { name: 'robots', content: 'noindex' },
];

export default function ConfirmSubscriptionRoute() {
  return (
    <NarrowMessage
      title="Confirm your subscription"
      text="One click, and the address of the mail that brought you here is subscribed. You can end it whenever you like, by a link in each mail."
    >
      <SubscriptionLinkForm form={publicForms.confirmation} label="Confirm subscription" />
    </NarrowMessage>
  );
}
