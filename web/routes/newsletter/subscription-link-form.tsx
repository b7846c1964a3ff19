import { pageSlots } from '../../../contract/page-slots.ts';
import type { PublicForm } from '../../../contract/public-forms.ts';
import { SiteForm, SubmitButton } from '../../site/site-form.tsx';

/** The button behind a mailed link: looking at the page, as mail scanners do, changes nothing. */
export function SubscriptionLinkForm({ form, label }: { form: PublicForm; label: string }) {
  return (
    <SiteForm form={form} busy="One moment..." keepsAnswer className="w-full max-w-md">
      <input type="hidden" name="token" value={pageSlots.token} />
      <SubmitButton size="lg" className="justify-self-start">
        {label}
      </SubmitButton>
    </SiteForm>
  );
}
