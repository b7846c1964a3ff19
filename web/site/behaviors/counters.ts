/** From this part of the limit on, one wants to know. */
const shownFrom = 0.9;

/** `[data-counts=name]`: how much of its limit the field of that name has used, once it is near. */
function showCount(counter: HTMLElement): void {
  const field = counter.closest('form')?.elements.namedItem(counter.dataset.counts!);
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return;
  const limit = Number(counter.dataset.limit);
  const { length } = field.value;
  counter.toggleAttribute('data-over', length > limit);
  counter.textContent = length >= limit * shownFrom ? `${length} of ${limit} characters` : '';
}

export function startCounters(): void {
  const showAll = (form: ParentNode) => {
    for (const counter of form.querySelectorAll<HTMLElement>('[data-counts]')) showCount(counter);
  };
  document.addEventListener('input', ({ target }) => {
    const form = (target as Element).closest('form');
    if (form) showAll(form);
  });
  // The fields are empty once the event is over.
  document.addEventListener('reset', ({ target }) =>
    queueMicrotask(() => showAll(target as HTMLFormElement)),
  );
  // A browser fills in what was there before a reload.
  showAll(document);
}
