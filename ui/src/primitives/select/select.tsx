import { clsx } from 'clsx';
import { type ComponentProps, type KeyboardEvent, useId } from 'react';
import { deferred, type StandInProps } from '../../deferred.tsx';
import { useFieldControl } from '../field/index.ts';
import { TextInput } from '../text-input/index.ts';
import type { SelectOptions } from './select.model.ts';
import { shownText, TriggerText, triggerStyles } from './select-trigger.tsx';

export type { SelectGroup, SelectOption, SelectOptions } from './select.model.ts';

export type SelectProps = Omit<
  ComponentProps<'button'>,
  'value' | 'defaultValue' | 'onChange' | 'children' | 'type' | 'dir'
> & {
  /** Value of the chosen option; null or undefined while nothing is chosen. */
  value: string | null | undefined;
  /** Called with the value of the chosen option. */
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
  /** Marks the label; the form checks it. */
  required?: boolean;
};

/** Props of trigger and list; the field handles the rest. */
export type SelectControlProps = Omit<SelectProps, 'name' | 'readOnly' | 'required'>;

/** Opens like the list will: by press, Enter, space or the arrows. */
function StandIn({
  value,
  onChange: _onChange,
  options,
  placeholder,
  size = 'md',
  className,
  onWanted,
  typed: _typed,
  ...rest
}: SelectControlProps & StandInProps) {
  const handleKeyDown = (event: KeyboardEvent) => {
    if (!['Enter', ' ', 'ArrowDown', 'ArrowUp'].includes(event.key)) return;
    event.preventDefault();
    onWanted();
  };
  return (
    <button
      {...rest}
      type="button"
      role="combobox"
      aria-expanded={false}
      aria-autocomplete="none"
      className={triggerStyles(size, className)}
      onPointerDown={() => onWanted()}
      onKeyDown={handleKeyDown}
    >
      <TriggerText text={shownText(options, value)} placeholder={placeholder} size={size} />
    </button>
  );
}

const SelectControl = deferred<SelectControlProps>(
  async () => (await import('./select-list.tsx')).SelectList,
  StandIn,
);
/** Asks for the code of the list before a select is drawn. */
export const preloadSelect = SelectControl.preload;

/** One choice from a list. Inside a `Field` it takes id, description, required and invalid. */
export function Select({ name, readOnly = false, required, ...control }: SelectProps) {
  const field = useFieldControl();
  const ownId = useId();
  const id = control.id ?? field.id ?? ownId;
  if (readOnly) {
    const shown = shownText(control.options, control.value);
    return (
      <TextInput
        readOnly
        size={control.size}
        id={id}
        aria-label={control['aria-label']}
        value={shown}
        title={shown}
        className={clsx('truncate', control.className)}
      />
    );
  }
  const { required: fieldRequired, ...wiring } = field;
  return (
    <>
      <SelectControl
        aria-required={(required ?? fieldRequired) || undefined}
        {...wiring}
        {...control}
        id={id}
      />
      {name !== undefined && <input type="hidden" name={name} value={control.value ?? ''} />}
    </>
  );
}
