import { Collapsible as Primitive } from 'radix-ui';
import { cn } from './class-names.ts';

export const Collapsible = Primitive.Root;
export const CollapsibleTrigger = Primitive.Trigger;

export function CollapsibleContent({
  className,
  ...rest
}: React.ComponentProps<typeof Primitive.Content>) {
  return (
    <Primitive.Content className={cn('data-[state=open]:animate-fade-in', className)} {...rest} />
  );
}
