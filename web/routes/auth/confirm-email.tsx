import { pageSlots } from '../../../contract/page-slots.ts';
import { publicForms } from '../../../contract/public-forms.ts';
import { documentHandle } from '../../site/document-handle.ts';
import { NarrowMessage } from '../../site/narrow-message.tsx';
import { SiteForm, SubmitButton } from '../../site/site-form.tsx';
import { pageTitle } from '../page-title.ts';

export const handle = documentHandle;
export const meta = () => [
  { title: pageTitle('Confirm your e-mail address') },
  { name: 'robots', content: 'noindex' },
];

/** Where the mail after a sign-up leads. Looking at the page, as mail scanners do, changes nothing. */
export default function ConfirmEmailRoute() {
  return (
    <NarrowMessage
      title="Confirm your e-mail address"
      text="One click, and the address of the mail that brought you here is confirmed as yours."
    >
      <SiteForm
        form={publicForms.emailConfirmation}
        busy="One moment..."
        keepsAnswer
        className="w-full max-w-md"
      >
        <input type="hidden" name="token" value={pageSlots.token} />
        <SubmitButton size="lg" className="justify-self-start">
          Confirm address
        </SubmitButton>
      </SiteForm>
    </NarrowMessage>
  );
}
