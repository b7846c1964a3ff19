import type { Publication } from '../../../contract/community.ts';
import { galleryPaths } from '../../../contract/gallery-paths.ts';
import { copyText } from '../../ui/copy-text.ts';
import { showNotice } from './notices.ts';

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

interface ErrorBody {
  message?: string;
  code?: string;
}

/** @param path of the contract, below /api, with its `{id}` filled in and its query */
export async function ask<Answer>(path: string, init?: RequestInit): Promise<Answer> {
  const answer = await fetch(`/api${path}`, init);
  const body = await answer.json();
  if (!answer.ok) throw Object.assign(new Error((body as ErrorBody).message), { body });
  return body as Answer;
}

/** Writes what is published into the `[data-slot]` elements below `root`. */
export function fillPublication(root: Element, item: Publication): void {
  for (const slot of root.querySelectorAll<HTMLElement>('[data-slot]'))
    switch (slot.dataset.slot) {
      case 'picture': {
        const image = slot as HTMLImageElement;
        image.alt = item.prompt;
        image.width = item.width;
        image.height = item.height;
        image.srcset = item.sources.map(({ url, width }) => `${url} ${width}w`).join(', ');
        image.src = item.sources.at(-1)!.url;
        image.style.backgroundColor = item.dominantColor;
        break;
      }
      case 'link':
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
        break;
      default:
        slot.textContent = String(item[slot.dataset.slot as keyof Publication]);
    }
}

/**
 * `[data-publication]`, the page of one picture: counts the view, likes, copies its address, and
 * leads to the pictures beside it by arrow keys.
 */
export function startPublication(): void {
  const root = document.querySelector<HTMLElement>('[data-publication]');
  const id = root?.dataset.publication;
  if (!root || !id) return;
  const find = (selector: string) => root.querySelector<HTMLElement>(selector);

  let isLiked = false;
  const fill = (item: Publication) => {
    isLiked = item.isLiked;
    fillPublication(root, item);
  };
  // Counted here rather than when the page is served, which machines ask for as well.
  ask<Publication>(galleryPaths.views.replace('{id}', id), { method: 'POST' }).then(fill, () => {});

  const like = async () => {
    const wanted = !isLiked;
    try {
      fill(
        await ask<Publication>(galleryPaths.like.replace('{id}', id), {
          method: 'PUT',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ isLiked: wanted }),
        }),
      );
      showNotice(
        wanted
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

  const copyLink = async () => {
    try {
      // Without the order it was reached in: the link is the picture's.
      await copyText(new URL(`/gallery/${id}`, location.origin).href);
      showNotice({ kind: 'success', title: 'Link copied' });
    } catch {
      showNotice({ kind: 'error', title: 'Error', text: 'The link could not be copied' });
    }
  };

  root.addEventListener('click', ({ target }) => {
    if ((target as Element).closest('[data-slot=like]')) void like();
    if ((target as Element).closest('[data-copies-link]')) void copyLink();
  });
  document.addEventListener('keydown', (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if ((event.target as Element).closest('input, textarea, select, dialog')) return;
    const way = { ArrowLeft: 'prev', ArrowRight: 'next' }[event.key];
    const link = way && find(`a[rel=${way}]:not([href=""])`);
    if (!link) return;
    event.preventDefault();
    link.click();
  });
}
