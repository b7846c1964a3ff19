/** The first stop of the keyboard: past everything that each page repeats. */
export function SkipLink() {
  return (
    <a
      href="#main"
      className="sr-only z-50 rounded-control bg-accent px-4 py-3 font-medium text-accent-ink text-sm focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
    >
      Skip to content
    </a>
  );
}
