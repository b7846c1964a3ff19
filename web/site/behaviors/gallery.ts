import type { GalleryPage, Publication } from '../../../contract/community.ts';
import { showNotice } from './notices.ts';

const searchDelayMs = 250;
const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });
const steps = [
  ['year', 365],
  ['month', 30],
  ['week', 7],
  ['day', 1],
] as const;

function describeAge(moment: string): string {
  const days = (Date.now() - Date.parse(moment)) / 86_400_000;
  for (const [unit, length] of steps)
    if (days >= length) return relative.format(-Math.floor(days / length), unit);
  return relative.format(0, 'day');
}

type ErrorBody = { message?: string; code?: string };

async function ask<Answer>(path: string, init?: RequestInit): Promise<Answer> {
  const answer = await fetch(path, init);
  const body = await answer.json();
  if (!answer.ok) throw Object.assign(new Error((body as ErrorBody).message), { body });
  return body as Answer;
}

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
  const shown = new Map<string, Publication>();
  let page = 1;
  let asked = 0;

  const readFilter = () => {
    const filter = new URLSearchParams();
    for (const [name, value] of new FormData(form))
      if (value && !(name === 'sort' && value === 'latest')) filter.set(name, String(value));
    return filter;
  };

  const fill = (card: Element, item: Publication) => {
    for (const slot of card.querySelectorAll<HTMLElement>('[data-slot]'))
      switch (slot.dataset.slot) {
        case 'picture': {
          const image = slot as HTMLImageElement;
          image.alt = item.prompt;
          image.srcset = item.sources.map(({ url, width }) => `${url} ${width}w`).join(', ');
          image.src = item.sources.at(-1)!.url;
          image.style.backgroundColor = item.dominantColor;
          break;
        }
        case 'link':
          (slot as HTMLAnchorElement).href = item.sources.at(-1)!.url;
          slot.dataset.id = item.id;
          break;
        case 'age':
          slot.textContent = describeAge(item.publishedAt);
          break;
        case 'likes':
          slot.textContent = item.likesCount.toLocaleString('en-US');
          break;
        case 'views':
          slot.textContent = item.viewsCount.toLocaleString('en-US');
          break;
        case 'like':
          slot.setAttribute('aria-pressed', String(item.isLiked));
          slot.dataset.id = item.id;
          break;
        default:
          slot.textContent = String(item[slot.dataset.slot as keyof Publication]);
      }
  };

  const show = ({ items, total, hasMore }: GalleryPage, isFirst: boolean) => {
    if (isFirst) shown.clear();
    const fresh = items.filter(({ id }) => !shown.has(id));
    for (const item of fresh) shown.set(item.id, item);
    const cards = fresh.map((item) => {
      const card = template.content.firstElementChild!.cloneNode(true) as Element;
      fill(card, item);
      return card;
    });
    if (isFirst) list.replaceChildren(...cards);
    else list.append(...cards);
    count.textContent = total === 1 ? '1 picture' : `${total.toLocaleString('en-US')} pictures`;
    states.empty.hidden = total > 0;
    states.error.hidden = true;
    more.hidden = !hasMore;
    if (!isFirst) cards[0]?.querySelector<HTMLElement>('a')?.focus();
  };

  const load = async (wanted: number) => {
    const filter = readFilter();
    const ticket = ++asked;
    more.disabled = true;
    list.setAttribute('aria-busy', 'true');
    try {
      filter.set('page', String(wanted));
      const answer = await ask<GalleryPage>(`/api/gallery?${filter}`);
      // An answer that a later question has overtaken says nothing any more.
      if (ticket !== asked) return;
      page = wanted;
      show(answer, wanted === 1);
    } catch {
      if (ticket !== asked) return;
      states.error.hidden = false;
      more.hidden = true;
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
    void load(1);
  };

  const update = (item: Publication) => {
    shown.set(item.id, item);
    for (const link of root.querySelectorAll<HTMLElement>(`[data-slot=link][data-id="${item.id}"]`))
      fill(link.closest('[data-card]')!, item);
    fill(dialog, item);
  };

  const dialog = find<HTMLDialogElement>('dialog');
  const open = (item: Publication) => {
    fill(dialog, item);
    dialog.showModal();
    ask<Publication>(`/api/gallery/${item.id}/views`, { method: 'POST' }).then(update, () => {});
  };

  const like = async (id: string) => {
    const isLiked = !shown.get(id)?.isLiked;
    try {
      const item = await ask<Publication>(`/api/gallery/${id}/like`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ isLiked }),
      });
      update(item);
      showNotice(
        isLiked
          ? { kind: 'success', title: 'Image liked!', text: 'Added to your favorites' }
          : { kind: 'success', title: 'Like removed', text: 'Removed from favorites' },
      );
    } catch (error) {
      const isVisitor = (error as { body?: ErrorBody }).body?.code === 'unauthenticated';
      showNotice({
        kind: 'error',
        title: isVisitor ? 'Please sign in' : 'Error',
        text: isVisitor
          ? 'Likes are kept with your account.'
          : 'Failed to update like. Please try again.',
      });
    }
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
    const link = target.closest<HTMLElement>('[data-slot=link]');
    const item = link && shown.get(link.dataset.id ?? '');
    if (item && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
      event.preventDefault();
      open(item);
    }
    const likeId = target.closest<HTMLElement>('[data-slot=like]')?.dataset.id;
    if (likeId) void like(likeId);
    if (target.closest('[data-gallery-more]')) void load(page + 1);
    if (target.closest('[data-gallery-retry]')) void load(page);
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
  void load(1);
}
