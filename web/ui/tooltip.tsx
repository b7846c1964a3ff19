import { Tooltip as Primitive } from 'radix-ui';

export function TooltipProvider({ children }: { children: React.ReactNode }) {
  return (
    <Primitive.Provider delayDuration={400} skipDelayDuration={200}>
      {children}
    </Primitive.Provider>
  );
}

export interface TooltipProps {
  label: React.ReactNode;
  side?: 'top' | 'right' | 'bottom' | 'left' | undefined;
  /** Keeps the child in place without a tooltip. */
  disabled?: boolean;
  children: React.ReactNode;
}

/** A short name beside a control; never the only place of a fact. */
export function Tooltip({ label, side = 'bottom', disabled = false, children }: TooltipProps) {
  return (
    <Primitive.Root {...(disabled ? { open: false } : {})}>
      <Primitive.Trigger asChild>{children}</Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content
          side={side}
          sideOffset={6}
          collisionPadding={8}
          className="z-50 max-w-64 animate-fade-in rounded-md bg-ink px-2.5 py-1.5 font-medium text-ground text-xs"
        >
          {label}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
