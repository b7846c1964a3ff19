import { useStreamState } from '../../api/use-event-stream.ts';
import { SpinnerMark } from '../../ui/spinner.tsx';

/** Says that what is on screen may be behind; a lost connection that comes back at once is not told. */
export function ConnectionNotice() {
  const isReconnecting = useStreamState() === 'reconnecting';
  return (
    <div role="status" className="sticky top-14 z-20 empty:hidden">
      {isReconnecting && (
        <p className="flex animate-[fade-in_160ms_ease-out_1s_backwards] items-center justify-center gap-2 border-line border-b bg-raised px-4 py-2 text-sm">
          <SpinnerMark />
          Reconnecting ... What is being made goes on meanwhile.
        </p>
      )}
    </div>
  );
}
