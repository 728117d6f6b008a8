import * as RadixSelect from '@radix-ui/react-select';
import { clsx } from 'clsx';
import { Check, ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { pageDirection } from '../../tokens/direction/index.ts';
import { useFieldControl } from '../field/index.ts';
import { controlStyles, TextInput } from '../text-input/index.ts';
import { optionStyles, popupStyles } from './popup-styles.ts';
import {
  flatOptions,
  fromItemValue,
  groupedOptions,
  type SelectOption,
  type SelectOptions,
  toItemValue,
} from './select.model.ts';

export type { SelectGroup, SelectOption, SelectOptions } from './select.model.ts';

export type SelectProps = Omit<
  ComponentProps<'button'>,
  'value' | 'defaultValue' | 'onChange' | 'children' | 'type' | 'dir'
> & {
  /** Value of the chosen option; null or undefined while nothing is chosen. */
  value: string | null | undefined;
  onChange: (value: string) => void;
  /** A flat list, or groups `{ label, options }`. Values may be empty strings. */
  options: SelectOptions;
  /** Shown while nothing is chosen. */
  placeholder?: string;
  /** `md` is the control height (density-aware), `sm` 28 px for tables and row editors. */
  size?: 'md' | 'sm';
  /** Submits the value with a native form under this name. */
  name?: string;
  /** Shows the value as text that can be read, focused and copied. */
  readOnly?: boolean;
  required?: boolean;
};

/** One choice from a list. Inside a `Field` it takes id, description, required and invalid. */
export function Select({
  value,
  onChange,
  options,
  placeholder,
  size = 'md',
  name,
  readOnly = false,
  required,
  className,
  ...rest
}: SelectProps) {
  const field = useFieldControl();
  const chosen = flatOptions(options).find((option) => option.value === value);
  // A stored value that is no longer offered is shown as it is rather than hidden.
  const shown = chosen?.label ?? value ?? '';

  if (readOnly) {
    return (
      <TextInput
        readOnly
        size={size}
        id={rest.id ?? field.id}
        aria-label={rest['aria-label']}
        value={shown}
        title={shown}
        className={clsx('truncate', className)}
      />
    );
  }

  const { required: fieldRequired, ...wiring } = field;
  return (
    <RadixSelect.Root
      dir={pageDirection()}
      value={value == null ? '' : toItemValue(value)}
      // The native select behind it reports '' while a form is being reset.
      onValueChange={(next) => next !== '' && onChange(fromItemValue(next))}
      disabled={rest.disabled}
    >
      <RadixSelect.Trigger
        aria-required={(required ?? fieldRequired) || undefined}
        {...wiring}
        {...rest}
        className={controlStyles({
          size,
          className: clsx(
            'flex items-center justify-between gap-2 pe-[9px] text-start',
            // A button is always `:read-only` to CSS; it must not look so.
            'not-disabled:bg-card! not-disabled:border-control! not-disabled:hover:border-control-hover! aria-invalid:border-danger-strong!',
            className,
          ),
        })}
      >
        <span
          className={clsx(
            'min-w-0 truncate',
            shown === '' && 'text-muted',
            // Inputs round this line height up, other elements down: the text stands as in an input.
            size === 'md' && 'relative top-px',
          )}
          title={shown || undefined}
        >
          {shown || placeholder}
        </span>
        <ChevronDown size={16} strokeWidth={1.75} aria-hidden className="shrink-0 text-muted" />
      </RadixSelect.Trigger>
      {name !== undefined && <input type="hidden" name={name} value={value ?? ''} />}
      <RadixSelect.Portal>
        <RadixSelect.Content
          position="popper"
          sideOffset={4}
          collisionPadding={8}
          className={clsx(
            popupStyles,
            'max-h-[min(20rem,var(--radix-select-content-available-height))] min-w-(--radix-select-trigger-width) max-w-[min(28rem,calc(100vw-1rem))] overflow-hidden',
          )}
        >
          <RadixSelect.Viewport className="p-1">
            {groupedOptions(options).map((group) => (
              <RadixSelect.Group key={group.label ?? ''}>
                {group.label !== undefined && (
                  <RadixSelect.Label className="px-2 pt-2 pb-1 text-meta font-medium text-muted">
                    {group.label}
                  </RadixSelect.Label>
                )}
                {group.options.map((option) => (
                  <Option key={option.value} option={option} />
                ))}
              </RadixSelect.Group>
            ))}
          </RadixSelect.Viewport>
        </RadixSelect.Content>
      </RadixSelect.Portal>
    </RadixSelect.Root>
  );
}

function Option({ option }: { option: SelectOption }) {
  return (
    <RadixSelect.Item
      value={toItemValue(option.value)}
      textValue={option.label}
      disabled={option.disabled}
      className={clsx(optionStyles(), 'pe-8 data-[state=checked]:font-medium')}
    >
      <span className="min-w-0 truncate" title={option.label}>
        <RadixSelect.ItemText>{option.label}</RadixSelect.ItemText>
      </span>
      <RadixSelect.ItemIndicator className="absolute end-2 text-accent">
        <Check size={16} strokeWidth={1.75} aria-hidden />
      </RadixSelect.ItemIndicator>
    </RadixSelect.Item>
  );
}
