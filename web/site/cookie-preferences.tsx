import { X } from 'lucide-react';
import { useId } from 'react';
import { Button } from '../ui/button.tsx';
import { cn } from '../ui/class-names.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { type CookieType, cookieTypes } from './browser-storage.content.ts';

const dialogId = 'cookie-preferences';

/** Says what holds now: the page's script shows one of the two. */
function WhileFunctional({ is, children }: { is: 'on' | 'off'; children: React.ReactNode }) {
  return (
    <span data-while-functional={is} hidden={is === 'off'}>
      {children}
    </span>
  );
}

const hints: Record<CookieType['id'], React.ReactNode> = {
  essential: 'Always on: the service does not work without them.',
  functional: (
    <>
      <WhileFunctional is="on">
        Remembers theme, sidebar, drafts and views in this browser.
      </WhileFunctional>
      <WhileFunctional is="off">
        Nothing is remembered, and what was kept in this browser is deleted.
      </WhileFunctional>
    </>
  ),
  analytics: 'There are none, so there is nothing to turn on.',
  marketing: 'There are none, so there is nothing to turn on.',
};

/** The one dialog that every Manage button of the page opens; its choice is kept at once. */
export function CookiePreferencesDialog() {
  return (
    <dialog
      id={dialogId}
      aria-labelledby={`${dialogId}-title`}
      className="fixed inset-0 m-auto h-fit max-h-[92dvh] w-[calc(100%-2rem)] max-w-md overflow-y-auto rounded-card border border-line bg-surface p-0 text-ink backdrop:bg-black/60 open:animate-pop-in"
    >
      <div className="relative grid gap-5 p-6">
        <header className="grid gap-1.5 pr-10">
          <h2 id={`${dialogId}-title`} className="font-semibold text-lg">
            Cookie preferences
          </h2>
          <p className="text-ink-muted text-sm">
            Each change takes effect at once, in this browser.
          </p>
        </header>
        <div className="grid gap-4">
          {cookieTypes.map((type) => (
            <PreferenceSwitch key={type.id} type={type} />
          ))}
        </div>
        <div className="flex sm:justify-end">
          <Button data-closes-dialog className="max-sm:w-full">
            Done
          </Button>
        </div>
        <IconButton label="Close" hideTooltip data-closes-dialog className="absolute top-3 right-3">
          <X />
        </IconButton>
      </div>
    </dialog>
  );
}

function PreferenceSwitch({ type: { id, title, items } }: { type: CookieType }) {
  const controlId = useId();
  const isFunctional = id === 'functional';
  return (
    <div className="flex min-h-11 items-center gap-3">
      <input
        id={controlId}
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox tells its state by itself
        role="switch"
        defaultChecked={id === 'essential' || isFunctional}
        disabled={!isFunctional}
        // biome-ignore lint/a11y/noAutofocus: the dialog's first control that does something
        autoFocus={isFunctional}
        aria-describedby={`${controlId}-hint`}
        data-functional-storage={isFunctional || undefined}
        data-items={isFunctional ? JSON.stringify(items) : undefined}
        className="relative h-6 w-11 shrink-0 cursor-pointer appearance-none rounded-full border border-line-strong bg-raised transition-colors duration-150 before:absolute before:top-[3px] before:left-[3px] before:size-4 before:rounded-full before:bg-ink before:transition-transform before:duration-150 after:absolute after:-inset-2.5 checked:border-accent checked:bg-accent checked:before:translate-x-5 checked:before:bg-accent-ink disabled:cursor-default disabled:opacity-55"
      />
      <div className="grid">
        <label htmlFor={controlId} className="font-medium text-sm">
          {title}
        </label>
        <span id={`${controlId}-hint`} className="text-ink-muted text-xs">
          {hints[id]}
        </span>
      </div>
    </div>
  );
}

function ManageButton({ describedBy }: { describedBy: string }) {
  return (
    <Button
      data-needs-script
      data-opens-dialog={dialogId}
      variant="secondary"
      size="sm"
      aria-describedby={describedBy}
    >
      Manage
    </Button>
  );
}

/** The four types as they really are: what each keeps, and whether it does. */
export function CookieTypeList() {
  return (
    <div className="grid gap-4">
      {cookieTypes.map((type) => (
        <CookieTypeCard key={type.id} type={type} />
      ))}
    </div>
  );
}

function StateMark({ isOn, children }: { isOn: boolean; children: React.ReactNode }) {
  return (
    <>
      <span
        aria-hidden="true"
        className={cn(
          'mr-2 inline-block size-2 rounded-full border',
          isOn ? 'border-success bg-success' : 'border-line-strong',
        )}
      />
      {children}
    </>
  );
}

const states: Record<CookieType['id'], React.ReactNode> = {
  essential: <StateMark isOn>Always on</StateMark>,
  functional: (
    <>
      <WhileFunctional is="on">
        <StateMark isOn>On</StateMark>
      </WhileFunctional>
      <WhileFunctional is="off">
        <StateMark isOn={false}>Off</StateMark>
      </WhileFunctional>
    </>
  ),
  analytics: <StateMark isOn={false}>None set</StateMark>,
  marketing: <StateMark isOn={false}>None set</StateMark>,
};

function CookieTypeCard({ type: { id, title, text, items } }: { type: CookieType }) {
  const titleId = useId();
  return (
    <article
      aria-labelledby={titleId}
      className="grid gap-3 rounded-card border border-line bg-surface p-5"
    >
      <header className="flex min-h-9 flex-wrap items-center gap-x-3 gap-y-2">
        <h3 id={titleId} className="mt-0!">
          {title}
        </h3>
        <p className="flex-1 text-ink-muted text-sm">{states[id]}</p>
        {/* What can't be disabled has nothing to manage. */}
        {id !== 'essential' && <ManageButton describedBy={titleId} />}
      </header>
      <p className="text-ink-muted">{text}</p>
      {items.length > 0 && (
        <ul className="divide-y divide-line border-line border-t text-sm">
          {items.map(({ name, place, purpose, lifetime }) => (
            <li key={name} className="grid gap-1 py-3 pl-0! last:pb-0">
              <p className="flex flex-wrap items-baseline justify-between gap-x-4">
                <code className="break-all font-mono">{name}</code>
                <span className="text-ink-muted">{place}</span>
              </p>
              <p className="text-ink-muted">{purpose}</p>
              <p className="text-ink-muted">Kept {lifetime}.</p>
            </li>
          ))}
        </ul>
      )}
    </article>
  );
}

/** The same control once more, where the text speaks of it. */
export function PreferencesButton() {
  return (
    <div data-needs-script>
      <Button data-opens-dialog={dialogId}>Cookie preferences</Button>
    </div>
  );
}
