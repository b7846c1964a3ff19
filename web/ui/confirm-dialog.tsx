import { AlertDialog as Primitive } from 'radix-ui';
import { Button } from './button.tsx';
import { cn } from './class-names.ts';
import { DialogFooter, overlayClass, panelClass } from './dialog.tsx';
import { useReturnFocus } from './return-focus.ts';

export interface ConfirmDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description: React.ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  kind?: 'danger' | 'primary';
  /** While true the dialog stays and takes no clicks. */
  busy?: boolean;
  busyText?: string;
  /** The caller closes the dialog when the work is done. */
  onConfirm: () => void;
}

/** Asks before something that can't be undone; Cancel has the focus. */
export function ConfirmDialog({
  open,
  onOpenChange,
  title,
  description,
  confirmLabel,
  cancelLabel = 'Cancel',
  kind = 'danger',
  busy = false,
  busyText,
  onConfirm,
}: ConfirmDialogProps) {
  const { onCloseAutoFocus, onOpenAutoFocus } = useReturnFocus('[data-cancel]');
  return (
    <Primitive.Root open={open} onOpenChange={(next) => !busy && onOpenChange(next)}>
      <Primitive.Portal>
        <Primitive.Overlay className={overlayClass} />
        <Primitive.Content
          className={cn(panelClass, 'max-w-md gap-5 p-6')}
          onOpenAutoFocus={onOpenAutoFocus}
          onCloseAutoFocus={onCloseAutoFocus}
        >
          <header className="grid gap-1.5">
            <Primitive.Title className="font-semibold text-lg">{title}</Primitive.Title>
            <Primitive.Description className="text-ink-muted text-sm">
              {description}
            </Primitive.Description>
          </header>
          <DialogFooter>
            <Primitive.Cancel asChild>
              <Button variant="secondary" disabled={busy} data-cancel="">
                {cancelLabel}
              </Button>
            </Primitive.Cancel>
            <Button
              variant={kind}
              busy={busy}
              {...(busyText ? { busyText } : {})}
              onClick={onConfirm}
            >
              {confirmLabel}
            </Button>
          </DialogFooter>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
