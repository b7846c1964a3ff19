import { createContext, use, useId, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { cn } from '../../ui/class-names.ts';
import { Dialog } from '../../ui/dialog.tsx';
import {
  setFunctionalStorageAllowed,
  useFunctionalStorageAllowed,
} from '../../ui/functional-storage.ts';
import { Switch } from '../../ui/switch.tsx';
import { setThemePreference, useThemePreference } from '../../ui/theme.ts';
import { type CookieType, cookieTypes } from './browser-storage.content.ts';
import { deleteStored } from './browser-storage.ts';

const OpenPreferences = createContext<() => void>(() => {});

/** Holds the one dialog that every Manage button of the page opens. */
export function CookiePreferences({ children }: { children: React.ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <OpenPreferences value={() => setOpen(true)}>
      {/* A button that needs scripts is not shown where there are none. */}
      <noscript>
        <style>{'[data-needs-script]{display:none}'}</style>
      </noscript>
      {children}
      <PreferencesDialog isOpen={isOpen} onOpenChange={setOpen} />
    </OpenPreferences>
  );
}

interface PreferencesDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

function PreferencesDialog({ isOpen, onOpenChange }: PreferencesDialogProps) {
  const isAllowed = useFunctionalStorageAllowed();
  const theme = useThemePreference();

  function allowFunctional(isNowAllowed: boolean) {
    setFunctionalStorageAllowed(isNowAllowed);
    if (!isNowAllowed)
      deleteStored(cookieTypes.flatMap(({ id, items }) => (id === 'functional' ? items : [])));
    // What is on screen stays on screen; from here on it is kept, or it is not.
    setThemePreference(theme);
  }

  const hints: Record<CookieType['id'], string> = {
    essential: 'Always on: the service does not work without them.',
    functional: isAllowed
      ? 'Remembers theme, sidebar, drafts and views in this browser.'
      : 'Nothing is remembered, and what was kept in this browser is deleted.',
    analytics: 'There are none, so there is nothing to turn on.',
    marketing: 'There are none, so there is nothing to turn on.',
  };

  return (
    <Dialog
      open={isOpen}
      onOpenChange={onOpenChange}
      title="Cookie preferences"
      description="Each change takes effect at once, in this browser."
      initialFocus="[role=switch]:not(:disabled)"
      footer={<Button onClick={() => onOpenChange(false)}>Done</Button>}
    >
      <div className="grid gap-4">
        {cookieTypes.map(({ id, title }) => (
          <Switch
            key={id}
            label={title}
            hint={hints[id]}
            checked={id === 'essential' || (id === 'functional' && isAllowed)}
            disabled={id !== 'functional'}
            onCheckedChange={allowFunctional}
          />
        ))}
      </div>
    </Dialog>
  );
}

function ManageButton({ describedBy }: { describedBy?: string }) {
  const open = use(OpenPreferences);
  return (
    <Button
      data-needs-script
      variant="secondary"
      size="sm"
      onClick={open}
      aria-describedby={describedBy}
    >
      Manage
    </Button>
  );
}

/** The four types as they really are: what each keeps, and whether it does. */
export function CookieTypeList() {
  const isAllowed = useFunctionalStorageAllowed();
  const states: Record<CookieType['id'], { label: string; isOn: boolean }> = {
    essential: { label: 'Always on', isOn: true },
    functional: isAllowed ? { label: 'On', isOn: true } : { label: 'Off', isOn: false },
    analytics: { label: 'None set', isOn: false },
    marketing: { label: 'None set', isOn: false },
  };
  return (
    <div className="grid gap-4">
      {cookieTypes.map((type) => (
        <CookieTypeCard key={type.id} type={type} state={states[type.id]} />
      ))}
    </div>
  );
}

function CookieTypeCard({
  type: { id, title, text, items },
  state,
}: {
  type: CookieType;
  state: { label: string; isOn: boolean };
}) {
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
        <p className="flex flex-1 items-center gap-2 text-ink-muted text-sm">
          <span
            aria-hidden="true"
            className={cn(
              'size-2 rounded-full border',
              state.isOn ? 'border-success bg-success' : 'border-line-strong',
            )}
          />
          {state.label}
        </p>
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
  const open = use(OpenPreferences);
  return (
    <div data-needs-script>
      <Button onClick={open}>Cookie preferences</Button>
    </div>
  );
}
