import type { GalleryPage, Publication } from '../../../contract/community.ts';
import { galleryPaths, publicationPath } from '../../../contract/gallery-paths.ts';
import { ask, fillPublication } from './publication.ts';

const searchDelayMs = 250;

/**
 * `[data-gallery]`: the list of what everybody may see. Its cards are copies of one template; the
 * page comes with those that stand first on a fresh installation.
 */
export function startGallery(): void {
  const root = document.querySelector<HTMLElement>('[data-gallery]');
  if (!root) return;
  const find = <Element extends HTMLElement>(selector: string) =>
    root.querySelector<Element>(selector)!;
  const form = find<HTMLFormElement>('form');
  const list = find('[data-gallery-list]');
  const template = find<HTMLTemplateElement & HTMLElement>('template');
  const count = find('[data-gallery-count]');
  const more = find<HTMLButtonElement>('[data-gallery-more]');
  const states = { empty: find('[data-gallery-empty]'), error: find('[data-gallery-error]') };
  const shown = new Set<string>();
  /** Where the page that did not come begins. */
  let failed: string | null = null;
  /** Where the shown list ended; null when there is no more. */
  let cursor: string | null = null;
  let asked = 0;

  const readFilter = () => {
    const filter = new URLSearchParams();
    for (const [name, value] of new FormData(form))
      if (value && !(name === 'sort' && value === 'latest')) filter.set(name, String(value));
    return filter;
  };

  const fill = (card: HTMLElement, item: Publication, query: string) => {
    card.style.setProperty('--ratio', String(item.width / item.height));
    card.querySelector<HTMLAnchorElement>('[data-slot=link]')!.href =
      publicationPath(item.id) + (query && `?${query}`);
    fillPublication(card, item);
  };

  const show = ({ items, nextCursor }: GalleryPage, isFirst: boolean, query: string) => {
    if (isFirst) shown.clear();
    // One whose counts have changed meanwhile may come again.
    const fresh = items.filter(({ id }) => !shown.has(id));
    for (const { id } of fresh) shown.add(id);
    const cards = fresh.map((item) => {
      const card = template.content.firstElementChild!.cloneNode(true) as HTMLElement;
      fill(card, item, query);
      return card;
    });
    if (isFirst) list.replaceChildren(...cards);
    else list.append(...cards);
    states.empty.hidden = shown.size > 0;
    states.error.hidden = true;
    cursor = nextCursor;
    more.hidden = nextCursor === null;
    if (!isFirst) cards[0]?.querySelector<HTMLElement>('a')?.focus();
  };

  const showCount = async (filter: URLSearchParams, ticket: number) => {
    const wanted = new URLSearchParams(filter);
    wanted.delete('sort');
    const answer = await ask<{ count: number }>(`${galleryPaths.count}?${wanted}`);
    if (ticket !== asked) return;
    const pictures = answer.count === 1 ? 'picture' : 'pictures';
    count.textContent = `${answer.count.toLocaleString('en-US')} ${pictures}`;
  };

  const load = async (from: string | null) => {
    const filter = readFilter();
    const ticket = ++asked;
    more.disabled = true;
    list.setAttribute('aria-busy', 'true');
    try {
      const wanted = new URLSearchParams(filter);
      if (from) wanted.set('cursor', from);
      const [answer] = await Promise.all([
        ask<GalleryPage>(`${galleryPaths.list}?${wanted}`),
        from ? null : showCount(filter, ticket),
      ]);
      // An answer that a later question has overtaken says nothing any more.
      if (ticket !== asked) return;
      show(answer, from === null, String(filter));
    } catch {
      if (ticket !== asked) return;
      states.error.hidden = false;
      more.hidden = true;
      failed = from;
    } finally {
      if (ticket === asked) {
        more.disabled = false;
        list.removeAttribute('aria-busy');
      }
    }
  };

  const change = () => {
    const filter = readFilter();
    history.replaceState(null, '', filter.size > 0 ? `?${filter}` : location.pathname);
    void load(null);
  };

  // The address says what to show, so that a view of the gallery can be shared.
  const address = new URLSearchParams(location.search);
  for (const control of form.elements)
    if (control instanceof HTMLInputElement && control.type === 'radio')
      control.checked = control.value === (address.get(control.name) ?? '');
    else if (control instanceof HTMLInputElement || control instanceof HTMLSelectElement) {
      const value = address.get(control.name);
      if (value) control.value = value;
    }

  let timer = 0;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    change();
  });
  form.addEventListener('input', ({ target }) => {
    clearTimeout(timer);
    const isTyping = target instanceof HTMLInputElement && target.type === 'search';
    timer = window.setTimeout(change, isTyping ? searchDelayMs : 0);
  });
  root.addEventListener('click', (event) => {
    const target = event.target as Element;
    if (target.closest('[data-gallery-more]')) void load(cursor);
    if (target.closest('[data-gallery-retry]')) void load(failed);
    if (target.closest('[data-gallery-reset]')) {
      form.reset();
      change();
    }
    const toggle = target.closest('[data-gallery-filter]');
    if (toggle) {
      const panel = document.getElementById(toggle.getAttribute('aria-controls')!)!;
      const isOpen = getComputedStyle(panel).display === 'none';
      panel.dataset.open = String(isOpen);
      toggle.setAttribute('aria-expanded', String(isOpen));
    }
  });
  void load(null);
}
