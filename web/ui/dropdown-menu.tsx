import { Check } from 'lucide-react';
import { DropdownMenu as Primitive } from 'radix-ui';
import { cn } from './class-names.ts';

export const DropdownMenu = Primitive.Root;
export const DropdownMenuTrigger = Primitive.Trigger;
export const DropdownMenuRadioGroup = Primitive.RadioGroup;

/** The look of anything that floats beside its trigger. */
export const floatingClass =
  'z-50 rounded-card border border-line bg-surface text-ink shadow-[0_8px_30px_rgb(0_0_0/0.18)] data-[state=open]:animate-pop-in data-[state=closed]:animate-fade-out';

const itemClass =
  'relative flex min-h-9 select-none items-center gap-2.5 rounded-md px-2.5 py-2 text-sm outline-none data-[disabled]:pointer-events-none data-[disabled]:opacity-55 data-[highlighted]:bg-raised pointer-coarse:min-h-11 max-md:min-h-11 [&_svg]:size-4 [&_svg]:shrink-0';

export function DropdownMenuContent({
  className,
  align = 'end',
  ...rest
}: React.ComponentProps<typeof Primitive.Content>) {
  return (
    <Primitive.Portal>
      <Primitive.Content
        align={align}
        sideOffset={8}
        collisionPadding={8}
        className={cn(floatingClass, 'min-w-52 max-w-[calc(100vw-1rem)] p-1.5', className)}
        {...rest}
      />
    </Primitive.Portal>
  );
}

export function DropdownMenuItem({
  className,
  danger = false,
  ...rest
}: React.ComponentProps<typeof Primitive.Item> & { danger?: boolean }) {
  return (
    <Primitive.Item
      className={cn(itemClass, danger ? 'text-danger' : '[&_svg]:text-ink-muted', className)}
      {...rest}
    />
  );
}

export function DropdownMenuRadioItem({
  className,
  children,
  ...rest
}: React.ComponentProps<typeof Primitive.RadioItem>) {
  return (
    <Primitive.RadioItem className={cn(itemClass, '[&_svg]:text-ink-muted', className)} {...rest}>
      {children}
      <Primitive.ItemIndicator className="ml-auto">
        <Check aria-hidden="true" />
      </Primitive.ItemIndicator>
    </Primitive.RadioItem>
  );
}

export function DropdownMenuLabel({
  className,
  ...rest
}: React.ComponentProps<typeof Primitive.Label>) {
  return (
    <Primitive.Label
      className={cn('px-2.5 py-1.5 font-medium text-ink-muted text-xs', className)}
      {...rest}
    />
  );
}

export function DropdownMenuSeparator() {
  return <Primitive.Separator className="-mx-1.5 my-1.5 h-px bg-line" />;
}
