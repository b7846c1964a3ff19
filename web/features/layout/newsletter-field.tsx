import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { mailSubscriptionTexts } from '../../../contract/mail-subscriptions.ts';
import { queries, toApiError } from '../../api/client.ts';
import { Button } from '../../ui/button.tsx';
import { Input } from '../../ui/input.tsx';
import { showToast } from '../../ui/toaster.tsx';

/** An e-mail field and Subscribe, in the signed-in layout. */
export function NewsletterField() {
  const id = useId();
  const [email, setEmail] = useState('');
  const subscribe = useMutation(
    queries.mailSubscriptions.request.mutationOptions({
      onSuccess({ title, text }) {
        setEmail('');
        showToast({ kind: 'success', title, description: text });
      },
    }),
  );
  const error = subscribe.error ? toApiError(subscribe.error).message : null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!subscribe.isPending) subscribe.mutate({ email });
  };
  return (
    <form noValidate onSubmit={submit} className="grid w-full gap-1.5 sm:w-auto">
      <div className="flex gap-2">
        <label htmlFor={id} className="sr-only">
          E-mail address for the newsletter
        </label>
        <Input
          id={id}
          type="email"
          autoComplete="email"
          placeholder="Newsletter e-mail"
          className="min-w-0 flex-1 sm:w-64"
          value={email}
          onChange={({ target }) => setEmail(target.value)}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-error`}
        />
        <Button
          type="submit"
          variant="secondary"
          busy={subscribe.isPending}
          busyText={mailSubscriptionTexts.busy}
        >
          Subscribe
        </Button>
      </div>
      <p id={`${id}-error`} role="status" className="text-danger empty:hidden">
        {error}
      </p>
    </form>
  );
}
