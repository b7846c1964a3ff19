import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import {
  mailSubscriptionRequestSchema,
  mailSubscriptionTexts,
} from '../../../contract/mail-subscriptions.ts';
import { queries, toApiError } from '../../api/client.ts';
import { Button } from '../../ui/button.tsx';
import { Input } from '../../ui/input.tsx';
import { showToast } from '../../ui/toaster.tsx';

const resolver = zodResolver(mailSubscriptionRequestSchema.pick({ email: true }));

/** An e-mail field and Subscribe, in the signed-in layout. */
export function NewsletterField() {
  const id = useId();
  const { register, handleSubmit, reset, setError, formState } = useForm({
    resolver,
    defaultValues: { email: '' },
    reValidateMode: 'onSubmit',
  });
  const subscribe = useMutation(
    queries.mailSubscriptions.request.mutationOptions({
      onSuccess({ title, text }) {
        reset();
        showToast({ kind: 'success', title, description: text });
      },
      onError: (error) => setError('email', { message: toApiError(error).message }),
    }),
  );
  const error = formState.errors.email?.message;
  return (
    <form
      noValidate
      onSubmit={handleSubmit((values) => subscribe.mutate(values))}
      className="grid w-full gap-1.5 sm:w-auto"
    >
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
          {...register('email')}
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
