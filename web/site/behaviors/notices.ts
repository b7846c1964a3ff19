const shownMs = 6000;

export interface Notice {
  kind: 'success' | 'error';
  title: string;
  text?: string;
}

/** Shows a result in passing, in the page's `[data-notices]`; it stays while it is pointed at. */
export function showNotice({ kind, title, text }: Notice): void {
  const list = document.querySelector('[data-notices]');
  if (!list) return;
  // What lies outside an open dialog is behind its backdrop, and can't be pressed.
  const host = document.querySelector('dialog:modal') ?? document.body;
  if (list.parentElement !== host) host.append(list);
  const item = document.createElement('li');
  item.className =
    'pointer-events-auto relative grid animate-rise-in gap-0.5 rounded-card border bg-surface py-3 pr-10 pl-4 text-ink shadow-lg';
  item.classList.add(kind === 'error' ? 'border-danger' : 'border-line-strong');
  const heading = document.createElement('p');
  heading.className = kind === 'error' ? 'font-medium text-danger text-sm' : 'font-medium text-sm';
  heading.textContent = title;
  item.append(heading);
  if (text) {
    const body = document.createElement('p');
    body.className = 'text-ink-muted text-sm';
    body.textContent = text;
    item.append(body);
  }
  const close = document.createElement('button');
  close.type = 'button';
  close.className = 'absolute top-0 right-0 size-11 rounded-control text-ink-muted hover:text-ink';
  close.setAttribute('aria-label', 'Dismiss');
  close.textContent = '×';
  close.addEventListener('click', () => item.remove());
  item.append(close);
  list.append(item);
  let timer = 0;
  const leave = () => {
    timer = window.setTimeout(() => item.remove(), shownMs);
  };
  item.addEventListener('pointerenter', () => clearTimeout(timer));
  item.addEventListener('pointerleave', leave);
  leave();
}
