import { publicForms } from '../../../contract/public-forms.ts';
import { documentHandle } from '../../site/document-handle.ts';
import { NarrowMessage } from '../../site/narrow-message.tsx';
import { pageTitle } from '../page-title.ts';
import { SubscriptionLinkForm } from './subscription-link-form.tsx';

export const handle = documentHandle;
export const meta = () => [
  { title: pageTitle('Unsubscribe') },
  { name: 'robots', content: 'noindex' },
];

export default function UnsubscribeRoute() {
  return (
    <NarrowMessage
      title="Unsubscribe"
      text="Ends the subscription that the mail belongs to, and deletes the address from its list."
    >
      <SubscriptionLinkForm form={publicForms.unsubscription} label="Unsubscribe" />
    </NarrowMessage>
  );
}
