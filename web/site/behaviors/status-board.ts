import type { statusLabels, statusSchema } from '../../../contract/status.ts';

type SystemStatus = (typeof statusSchema)['_output'];
type Incident = SystemStatus['incidents'][number];

interface BoardTexts {
  labels: typeof statusLabels;
  unreachable: string;
  /** Title and text where there are none. */
  incidents: [string, string];
}

const refreshMs = 60_000;

const percent = (share: number | null): string =>
  // Rounded down: 100% is said of what never failed.
  share === null ? '–' : `${Math.floor(share * 10_000) / 100}%`;

const milliseconds = (value: number | null): string => (value === null ? '–' : `${value} ms`);

const moment = (iso: string): string =>
  new Date(iso).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' });

/** A day's colour: some failed probes make it degraded, a tenth of them down. */
function dayState(uptime: number | null): string {
  if (uptime === null) return 'none';
  return uptime >= 0.9999 ? 'operational' : uptime >= 0.9 ? 'degraded' : 'down';
}

function paragraph(text: string, className: string): HTMLElement {
  const element = document.createElement('p');
  element.className = className;
  element.textContent = text;
  return element;
}

function incidentItem(incident: Incident, texts: BoardTexts, dotClass: string): HTMLElement {
  const { title, text, status, startedAt, endedAt } = incident;
  const item = document.createElement('li');
  item.className = 'grid gap-2 py-5';
  const head = paragraph('', 'flex items-center gap-3 font-medium');
  const dot = document.createElement('span');
  dot.className = dotClass;
  dot.dataset.state = status;
  dot.ariaHidden = 'true';
  head.append(dot, title);
  const when = endedAt
    ? `${moment(startedAt)} to ${moment(endedAt)}`
    : `${status === 'scheduled' ? 'Announced' : 'Since'} ${moment(startedAt)}`;
  item.append(
    head,
    paragraph(`${texts.labels[status]} · ${when}`, 'text-ink-muted text-sm'),
    paragraph(text, 'max-w-2xl whitespace-pre-line break-words text-ink-muted leading-relaxed'),
  );
  return item;
}

function showStatus(board: HTMLElement, status: SystemStatus, texts: BoardTexts): void {
  const set = (selector: string, text: string, scope: Element = board) => {
    const element = scope.querySelector(selector);
    // Only what has changed, so that nothing is read out again.
    if (element && element.textContent !== text) element.textContent = text;
  };
  const paint = (selector: string, state: string, scope: Element = board) => {
    const element = scope.querySelector<HTMLElement>(selector);
    if (element) element.dataset.state = state;
  };
  paint('[data-status-dot]', status.status);
  set('[data-status-label]', texts.labels[status.status]);
  set(
    '[data-status-checked]',
    status.checkedAt ? `Last probe ${moment(status.checkedAt)}` : 'The first probe is under way',
  );
  for (const { id, status: state, uptime, responseMs, days } of status.services) {
    const row = board.querySelector(`[data-service=${id}]`);
    if (!row) continue;
    paint('[data-part=dot]', state, row);
    set('[data-part=label]', texts.labels[state], row);
    set('[data-part=uptime]', percent(uptime), row);
    set('[data-part=response]', milliseconds(responseMs), row);
    const bars = row.querySelectorAll<HTMLElement>('[data-part=days] > i');
    for (const [index, { day, uptime: share }] of days.entries()) {
      const bar = bars[index];
      if (!bar) continue;
      bar.dataset.state = dayState(share);
      bar.title = `${day}: ${share === null ? 'no data' : percent(share)}`;
    }
  }
  const { metrics } = status;
  set('[data-metric=uptime]', percent(metrics.uptime));
  set('[data-metric=response]', milliseconds(metrics.responseMs));
  set('[data-metric=services]', `${metrics.servicesOperational} of ${status.services.length}`);
  set('[data-metric=incidents]', String(metrics.incidents));
  const list = board.querySelector<HTMLElement>('[data-status-incidents]');
  if (!list) return;
  const items = status.incidents.map((incident) =>
    incidentItem(incident, texts, list.dataset.dotClass ?? ''),
  );
  if (items.length === 0) {
    const none = document.createElement('li');
    none.className = 'grid gap-1 py-5';
    none.append(
      paragraph(texts.incidents[0], 'font-medium'),
      paragraph(texts.incidents[1], 'max-w-2xl text-ink-muted leading-relaxed'),
    );
    items.push(none);
  }
  list.replaceChildren(...items);
}

/** `[data-status-board=url]`: fills in what the address says, and again each minute while it is seen. */
export function startStatusBoard(): void {
  const board = document.querySelector<HTMLElement>('[data-status-board]');
  if (!board) return;
  const texts: BoardTexts = JSON.parse(board.dataset.texts!);
  const refresh = async () => {
    if (document.hidden) return;
    try {
      const answer = await fetch(board.dataset.statusBoard!, {
        headers: { accept: 'application/json' },
      });
      if (!answer.ok) throw new Error(String(answer.status));
      showStatus(board, await answer.json(), texts);
    } catch {
      const checked = board.querySelector('[data-status-checked]');
      if (checked) checked.textContent = texts.unreachable;
      // What was seen a while ago says nothing about now.
      board.querySelector<HTMLElement>('[data-status-dot]')?.removeAttribute('data-state');
      const label = board.querySelector('[data-status-label]');
      if (label) label.textContent = '–';
    }
  };
  void refresh();
  setInterval(refresh, refreshMs);
  document.addEventListener('visibilitychange', refresh);
}
