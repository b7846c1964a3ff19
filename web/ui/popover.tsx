import { Popover as Primitive } from 'radix-ui';
import { cn } from './class-names.ts';
import { floatingClass } from './dropdown-menu.tsx';

export const Popover = Primitive.Root;
export const PopoverTrigger = Primitive.Trigger;
export const PopoverClose = Primitive.Close;

export function PopoverContent({
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
        className={cn(floatingClass, 'max-w-[calc(100vw-1rem)] outline-none', className)}
        {...rest}
      />
    </Primitive.Portal>
  );
}
