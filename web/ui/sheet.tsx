import { X } from 'lucide-react';
import { Dialog as Primitive } from 'radix-ui';
import { cn } from './class-names.ts';
import { overlayClass } from './dialog.tsx';
import { IconButton } from './icon-button.tsx';
import { useReturnFocus } from './return-focus.ts';

export interface SheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Names the drawer. */
  title: string;
  /** Leaves the title to screen readers; the content brings its own head. */
  hideTitle?: boolean;
  side?: 'left' | 'right';
  className?: string;
  children: React.ReactNode;
}

const sides = {
  left: 'left-0 border-r data-[state=open]:animate-slide-in-left data-[state=closed]:animate-slide-out-left',
  right:
    'right-0 border-l data-[state=open]:animate-slide-in-right data-[state=closed]:animate-slide-out-right',
};

/** A drawer over the page, from one of its sides. */
export function Sheet({
  open,
  onOpenChange,
  title,
  hideTitle = false,
  side = 'left',
  className,
  children,
}: SheetProps) {
  const returnFocus = useReturnFocus();
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      <Primitive.Portal>
        <Primitive.Overlay className={overlayClass} />
        <Primitive.Content
          aria-describedby={undefined}
          {...returnFocus}
          className={cn(
            'fixed inset-y-0 z-50 flex w-72 max-w-[calc(100vw-3rem)] flex-col overflow-y-auto border-line bg-surface text-ink',
            sides[side],
            className,
          )}
        >
          <Primitive.Title className={hideTitle ? 'sr-only' : 'px-5 pt-5 font-semibold text-lg'}>
            {title}
          </Primitive.Title>
          {children}
          <Primitive.Close asChild>
            <IconButton label="Close" hideTooltip className="absolute top-2 right-2">
              <X />
            </IconButton>
          </Primitive.Close>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
