import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { billingContent, chargeStateNames } from './billing.content.ts';
import { useCharges } from './membership.ts';

/** What each piece of work took of its day, and what was given back. */
export function ChargeLedger() {
  const { data, isError, isFetching, refetch } = useCharges();
  return (
    <section aria-labelledby="charges" className="grid gap-4">
      <h2 id="charges" className="font-display font-semibold text-2xl">
        What your images took
      </h2>
      {data ? (
        data.items.length === 0 ? (
          <p className="text-ink-muted">{billingContent.noCharges}</p>
        ) : (
          <div className="max-h-[32rem] overflow-auto rounded-card border border-line">
            <table className="w-full text-left text-sm">
              <thead className="sticky top-0 bg-surface text-ink-muted">
                <tr>
                  <th scope="col" className="px-4 py-3 font-medium">
                    Day (UTC)
                  </th>
                  <th scope="col" className="px-4 py-3 font-medium">
                    Image
                  </th>
                  <th scope="col" className="px-4 py-3 font-medium">
                    Units
                  </th>
                  <th scope="col" className="px-4 py-3 font-medium">
                    State
                  </th>
                </tr>
              </thead>
              <tbody className="divide-y divide-line">
                {data.items.map(({ taskId, day, prompt, units, state }) => (
                  <tr key={taskId}>
                    <td className="whitespace-nowrap px-4 py-3 tabular-nums">{day}</td>
                    <td className="max-w-0 truncate px-4 py-3">{prompt}</td>
                    <td className="px-4 py-3 tabular-nums">{units}</td>
                    <td className="whitespace-nowrap px-4 py-3">{chargeStateNames[state]}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        )
      ) : isError ? (
        <div className="grid justify-items-start gap-3">
          <p className="text-ink-muted">This can't be loaded right now.</p>
          <Button variant="secondary" busy={isFetching} onClick={() => void refetch()}>
            Try again
          </Button>
        </div>
      ) : (
        <div role="status" aria-label="Loading...">
          <Skeleton className="h-32" />
        </div>
      )}
    </section>
  );
}
