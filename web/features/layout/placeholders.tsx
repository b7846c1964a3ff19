import { Skeleton } from '../../ui/skeleton.tsx';
import { Spinner } from '../../ui/spinner.tsx';

/** Bell and profile menu before it is known whose they are. */
export function TopBarPlaceholder() {
  return (
    <>
      <span className="size-11" />
      <span className="flex size-11 items-center justify-center">
        <Skeleton className="size-9 rounded-full" />
      </span>
    </>
  );
}

/** The page before it is known who sees it. */
export function PagePlaceholder() {
  return (
    <div className="mx-auto grid w-full max-w-300 gap-6 px-4 py-6 md:px-8 md:py-10">
      <Skeleton className="h-10 w-72 max-w-full" />
      <div className="flex min-h-80 items-center justify-center rounded-card border border-line">
        <Spinner />
      </div>
    </div>
  );
}
