import { type SearchEntry, searchEntries } from './search-matcher.ts';

/** Fetched when the box is first used; a failure is forgotten, so that the next letter tries again. */
let entries: Promise<SearchEntry[]> | null = null;

function loadEntries(address: string): Promise<SearchEntry[]> {
  entries ??= fetch(address)
    .then((answer) => {
      if (!answer.ok) throw new Error(`the search index answered ${answer.status}`);
      return answer.json() as Promise<SearchEntry[]>;
    })
    .catch((error) => {
      entries = null;
      throw error;
    });
  return entries;
}

function element(name: string, className: string, text?: string): HTMLElement {
  const made = document.createElement(name);
  made.className = className;
  if (text !== undefined) made.textContent = text;
  return made;
}

function showResults(input: HTMLInputElement, list: HTMLElement, found: SearchEntry[]): void {
  list.replaceChildren(
    ...found.map(({ path, title, category, summary }, index) => {
      const option = element(
        'a',
        'grid gap-0.5 rounded-control px-3 py-2.5 hover:bg-raised aria-selected:bg-raised',
      ) as HTMLAnchorElement;
      option.href = path;
      option.id = `${list.id}-${index}`;
      option.role = 'option';
      option.tabIndex = -1;
      option.ariaSelected = 'false';
      const head = element('span', 'flex flex-wrap items-baseline justify-between gap-x-4');
      head.append(
        element('span', 'font-medium', title),
        element('span', 'text-ink-muted text-xs', category),
      );
      option.append(head, element('span', 'text-ink-muted text-sm', summary));
      return option;
    }),
  );
  select(input, list, found.length > 0 ? 0 : -1);
}

/** Marks one option; the keyboard stays in the box. */
function select(input: HTMLInputElement, list: HTMLElement, index: number): void {
  for (const [at, option] of [...list.children].entries())
    option.ariaSelected = String(at === index);
  const chosen = list.children[index];
  if (chosen) {
    input.setAttribute('aria-activedescendant', chosen.id);
    chosen.scrollIntoView({ block: 'nearest' });
  } else input.removeAttribute('aria-activedescendant');
}

const selectedIndex = (list: HTMLElement) =>
  [...list.children].findIndex((option) => option.ariaSelected === 'true');

/**
 * `input[data-help-search]`, whose value is the address of the index: articles as one types.
 * The list it controls and a status line lie beside it.
 */
export function startHelpSearch(): void {
  const input = document.querySelector<HTMLInputElement>('[data-help-search]');
  const list = input && document.getElementById(input.getAttribute('aria-controls')!);
  const panel = list?.closest<HTMLElement>('[data-search-panel]');
  const status = panel?.querySelector('[role=status]');
  if (!input || !list || !panel || !status) return;
  const address = input.dataset.helpSearch!;

  const setOpen = (isOpen: boolean) => {
    panel.hidden = !isOpen;
    input.ariaExpanded = String(isOpen && list.childElementCount > 0);
  };
  const update = async () => {
    const query = input.value.trim();
    if (query === '') {
      list.replaceChildren();
      status.textContent = '';
      setOpen(false);
      return;
    }
    try {
      const all = await loadEntries(address);
      // Somebody typed on while the index was on its way.
      if (input.value.trim() !== query) return;
      const found = searchEntries(all, query);
      showResults(input, list, found);
      status.textContent =
        found.length === 0
          ? `No article matches “${query}”. Try another word, or contact us.`
          : `${found.length} ${found.length === 1 ? 'article' : 'articles'}`;
    } catch {
      list.replaceChildren();
      status.textContent = 'The search can’t be reached right now. Please try again.';
    }
    setOpen(true);
  };

  input.addEventListener('focus', () => void loadEntries(address).catch(() => {}), { once: true });
  input.addEventListener('input', () => void update());
  input.addEventListener('focus', () => {
    if (input.value.trim() !== '') void update();
  });
  input.addEventListener('keydown', (event) => {
    const count = list.childElementCount;
    if (event.isComposing) return;
    if (event.key === 'Escape') {
      if (panel.hidden) input.value = '';
      setOpen(false);
    } else if (count > 0 && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      event.preventDefault();
      setOpen(true);
      const step = event.key === 'ArrowDown' ? 1 : -1;
      select(input, list, (selectedIndex(list) + step + count) % count);
    } else if (event.key === 'Enter' && !panel.hidden) {
      event.preventDefault();
      (list.children[selectedIndex(list)] as HTMLAnchorElement | undefined)?.click();
    }
  });
  document.addEventListener('keydown', (event) => {
    const { target, key } = event;
    const isWriting =
      target instanceof HTMLElement && target.closest('input, textarea, select, dialog');
    if (key !== '/' || isWriting || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    input.focus();
    input.select();
  });
  document.addEventListener('pointerdown', ({ target }) => {
    if (!(target as Element).closest('[data-search-panel]') && target !== input) setOpen(false);
  });
  // The keyboard that walks on leaves the list behind.
  input.addEventListener('blur', ({ relatedTarget }) => {
    if (relatedTarget && !panel.contains(relatedTarget as Node)) setOpen(false);
  });
}
