import { clsx } from 'clsx';
import type { ComponentProps, KeyboardEvent } from 'react';
import { useChoiceControl } from '../../choice-control.tsx';
import { deferred, type StandInProps } from '../../deferred.tsx';
import { checkChoice } from '../../development/checks.ts';
import { useFieldControl } from '../field/index.ts';
import { TextInput } from '../text-input/index.ts';
import { flatOptions, type SelectOptions } from './select.model.ts';
import { shownText, TriggerText, triggerStyles } from './select-trigger.tsx';

export type { SelectGroup, SelectOption, SelectOptions } from './select.model.ts';

export type SelectProps<Value extends string = string> = Omit<
  ComponentProps<'button'>,
  'value' | 'defaultValue' | 'onChange' | 'children' | 'type' | 'dir'
> & {
  /**
   * Value of the chosen option; null or undefined for none. Leave it out to make the select
   * uncontrolled.
   */
  value?: Value | null | undefined;
  /** Initial choice, also after a form reset, when `value` is left out. */
  defaultValue?: Value | null | undefined;
  /** Called with the value of the chosen option. */
  onChange?: (value: Value) => void;
  /** A flat list, or groups `{ label, options }`. Values may be empty strings. */
  options: SelectOptions<Value>;
  /** Shown while nothing is chosen. */
  placeholder?: string;
  /** `md` is the control height (density-aware), `sm` 28 px for tables and row editors. */
  size?: 'md' | 'sm';
  /** Field name in a native form. */
  name?: string;
  /** Shows the value as text that can be read, focused and copied. */
  readOnly?: boolean;
  /** Keeps a native form from submitting while the value is empty. */
  required?: boolean;
};

/** Props of trigger and list; form and field are handled by the wrapper. */
export type SelectControlProps = Omit<
  SelectProps,
  'value' | 'defaultValue' | 'onChange' | 'name' | 'readOnly' | 'required'
> & { value: string | null; onChange: (value: string) => void };

/** Placeholder until the list has loaded. Opens like it: by press, Enter, space or arrow keys. */
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
/** Preloads the code of the list before a select is rendered. */
export const preloadSelect = SelectControl.preload;

/** One choice from a list. Takes id, description, required and invalid from a surrounding `Field`. */
export function Select<Value extends string = string>(props: SelectProps<Value>) {
  const {
    value: _value,
    defaultValue: _defaultValue,
    onChange,
    name: _name,
    readOnly = false,
    required: _required,
    ...control
  } = props;
  if (process.env.NODE_ENV !== 'production') {
    const options = control.options && flatOptions(control.options);
    checkChoice({ component: 'Select', props, options, showsUnknown: true });
  }
  const { id, value, choose, fieldProps, native } = useChoiceControl(
    'Select',
    props,
    useFieldControl(),
  );
  const handleChange = (next: string) => {
    const chosen = choose(next, flatOptions(control.options));
    if (chosen !== null) onChange?.(chosen);
  };
  const shown = shownText(control.options, value);
  return (
    <>
      {readOnly ? (
        <TextInput
          readOnly
          size={control.size}
          id={id}
          aria-label={control['aria-label']}
          value={shown}
          title={shown}
          className={clsx('truncate', control.className)}
        />
      ) : (
        <SelectControl {...fieldProps} {...control} id={id} value={value} onChange={handleChange} />
      )}
      {native}
    </>
  );
}
