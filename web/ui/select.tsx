import { Check, ChevronDown } from 'lucide-react';
import { Select as Primitive } from 'radix-ui';
import { cn } from './class-names.ts';
import { floatingClass } from './dropdown-menu.tsx';

export interface SelectOption<Value extends string = string> {
  /** Never empty. */
  value: Value;
  label: string;
  /** Before the label, in the list and in the closed control. */
  icon?: React.ReactNode;
  /** After the label, in the list and in the closed control. */
  detail?: React.ReactNode;
  /** Below the label, in the list only. */
  description?: React.ReactNode;
  disabled?: boolean;
}

export interface SelectProps<Value extends string> {
  value: Value;
  onValueChange: (value: Value) => void;
  options: readonly SelectOption<Value>[];
  id?: string;
  'aria-label'?: string;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: true | undefined;
  disabled?: boolean;
  className?: string;
}

/** Chooses one of a few. */
export function Select<Value extends string>({
  value,
  onValueChange,
  options,
  disabled,
  className,
  ...control
}: SelectProps<Value>) {
  const chosen = options.find((option) => option.value === value);
  return (
    <Primitive.Root
      value={value}
      onValueChange={(next) => onValueChange(next as Value)}
      disabled={disabled ?? false}
    >
      <Primitive.Trigger
        className={cn(
          'flex h-11 min-w-0 items-center gap-2 rounded-control border border-line-strong/60 bg-surface px-3 text-left text-ink text-sm transition-colors duration-150 hover:border-line-strong hover:bg-raised disabled:opacity-55 aria-invalid:border-danger',
          className,
        )}
        {...control}
      >
        {chosen?.icon && <span className="shrink-0 text-accent-strong">{chosen.icon}</span>}
        <span className="min-w-0 flex-1 truncate">
          <Primitive.Value>{chosen?.label}</Primitive.Value>
          {chosen?.detail && <span className="ml-2 text-ink-muted">{chosen.detail}</span>}
        </span>
        <Primitive.Icon>
          <ChevronDown aria-hidden="true" className="size-4 text-ink-muted" />
        </Primitive.Icon>
      </Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content
          position="popper"
          sideOffset={6}
          collisionPadding={8}
          className={cn(
            floatingClass,
            'max-h-(--radix-select-content-available-height) min-w-(--radix-select-trigger-width) max-w-[calc(100vw-1rem)] overflow-hidden p-1.5',
          )}
        >
          <Primitive.Viewport>
            {options.map((option) => (
              <Primitive.Item
                key={option.value}
                value={option.value}
                disabled={option.disabled ?? false}
                className="relative flex min-h-11 select-none items-center gap-3 rounded-md py-1.5 pr-9 pl-2.5 text-sm outline-none data-[disabled]:pointer-events-none data-[highlighted]:bg-raised data-[disabled]:opacity-55"
              >
                {option.icon && <span className="shrink-0 text-ink-muted">{option.icon}</span>}
                <span className="grid min-w-0">
                  <span>
                    <Primitive.ItemText>{option.label}</Primitive.ItemText>
                    {option.detail && <span className="ml-2 text-ink-muted">{option.detail}</span>}
                  </span>
                  {option.description && (
                    <span className="text-ink-muted text-xs">{option.description}</span>
                  )}
                </span>
                <Primitive.ItemIndicator className="absolute right-2.5 text-accent-strong">
                  <Check aria-hidden="true" className="size-4" />
                </Primitive.ItemIndicator>
              </Primitive.Item>
            ))}
          </Primitive.Viewport>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
