/** `[data-seats-left=url]`: says how many seats are left now; what was built in stays where nobody answers. */
export function startSeatsLeft(): void {
  const place = document.querySelector<HTMLElement>('[data-seats-left]');
  if (!place) return;
  const show = async () => {
    const answer = await fetch(place.dataset.seatsLeft!, {
      headers: { accept: 'application/json' },
    });
    if (!answer.ok) return;
    const { left, total } = (await answer.json()) as { left: number; total: number };
    place.textContent =
      left === 0 ? `All ${total} seats are sold` : `${left} of ${total} seats are left`;
  };
  show().catch(() => {});
}
