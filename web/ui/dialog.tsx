import { X } from 'lucide-react';
import { Dialog as Primitive } from 'radix-ui';
import { cn } from './class-names.ts';
import { IconButton } from './icon-button.tsx';
import { useReturnFocus } from './return-focus.ts';

export const overlayClass =
  'fixed inset-0 z-40 bg-black/60 data-[state=open]:animate-fade-in data-[state=closed]:animate-fade-out';

/** Where a dialog stands: at the bottom edge of a phone, in the middle of anything larger. */
export const panelClass =
  'fixed inset-x-0 bottom-0 z-50 mx-auto flex max-h-[92dvh] w-full flex-col overflow-y-auto rounded-t-card border border-line bg-surface text-ink data-[state=open]:animate-rise-in data-[state=closed]:animate-fade-out sm:inset-0 sm:my-auto sm:h-fit sm:max-h-[calc(100dvh-4rem)] sm:w-[calc(100%-2rem)] sm:rounded-card';

export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: React.ReactNode;
  /** Widest extent. */
  size?: 'sm' | 'md' | 'lg' | 'xl';
  /** CSS selector of what has the focus at first; else the first control. */
  initialFocus?: string;
  /** Buttons, at the foot. */
  footer?: React.ReactNode;
  className?: string;
  children?: React.ReactNode;
}

const widths = { sm: 'max-w-md', md: 'max-w-lg', lg: 'max-w-2xl', xl: 'max-w-5xl' };

/** A modal panel; focus stays in it and returns to where it came from. */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  size = 'sm',
  initialFocus,
  footer,
  className,
  children,
}: DialogProps) {
  const returnFocus = useReturnFocus(initialFocus);
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      <Primitive.Portal>
        <Primitive.Overlay className={overlayClass} />
        <Primitive.Content
          className={cn(panelClass, widths[size], 'gap-5 p-6', className)}
          {...(description ? {} : { 'aria-describedby': undefined })}
          {...returnFocus}
        >
          <header className="grid gap-1.5 pr-10">
            <Primitive.Title className="font-semibold text-lg">{title}</Primitive.Title>
            {description && (
              <Primitive.Description className="text-ink-muted text-sm">
                {description}
              </Primitive.Description>
            )}
          </header>
          {children}
          {footer && <DialogFooter>{footer}</DialogFooter>}
          <Primitive.Close asChild>
            <IconButton label="Close" hideTooltip className="absolute top-3 right-3">
              <X />
            </IconButton>
          </Primitive.Close>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

/** Buttons of a dialog: stacked on a phone with the main one on top, else in a row at the end. */
export function DialogFooter({ children }: { children: React.ReactNode }) {
  return <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">{children}</div>;
}
