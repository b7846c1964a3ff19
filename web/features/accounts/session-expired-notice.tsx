import { Clock } from 'lucide-react';
import { accountTexts } from '../../../contract/accounts.ts';
import { authContent } from './auth.content.ts';

/** Says why a member is asked to sign in again. */
export function SessionExpiredNotice() {
  return (
    <div
      role="alert"
      className="mb-8 flex gap-3 rounded-card border border-line-strong/60 bg-surface p-4"
    >
      <Clock aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-accent-strong" />
      <div className="grid gap-1">
        <p className="font-medium">{accountTexts.sessionExpired}</p>
        <p className="text-ink-muted text-sm">{authContent.expired.text}</p>
      </div>
    </div>
  );
}
