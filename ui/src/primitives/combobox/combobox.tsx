import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import type { ComponentProps, KeyboardEvent, PointerEvent } from 'react';
import { useChoiceControl } from '../../choice-control.tsx';
import { deferred, type StandInProps } from '../../deferred.tsx';
import { checkChoice, checkNames } from '../../development/checks.ts';
import { marked } from '../../tokens/text/index.ts';
import { useFieldControl } from '../field/index.ts';
import { controlStyles, TextInput } from '../text-input/index.ts';
import type { ComboboxOption } from './combobox.model.ts';

export const defaultLabels = {
  /** Name of the list. */
  options: 'Options',
  /** Name of the button that opens the list. */
  open: 'Show options',
  clear: 'Clear selection',
  loading: 'Loading',
  /** Shown for an empty list. */
  empty: 'No matches',
};

export type ComboboxLabels = typeof defaultLabels;

export type ComboboxProps<Value extends string = string> = Omit<
  ComponentProps<'input'>,
  'value' | 'defaultValue' | 'onChange' | 'size' | 'type' | 'list' | 'name' | 'required'
> & {
  /**
   * Value of the chosen option; null or undefined for none. Leave it out to make the combobox
   * uncontrolled.
   */
  value?: Value | null | undefined;
  /** Initial choice, also after a form reset, when `value` is left out. */
  defaultValue?: Value | null | undefined;
  /** Called with the new choice, or null when it is cleared. */
  onChange?: (value: Value | null) => void;
  /** All options, in display order. */
  options: readonly ComboboxOption<Value>[];
  /** Field name in a native form, which submits the value, not the label. */
  name?: string;
  /** Keeps a native form from submitting while nothing is chosen. */
  required?: boolean;
  /** Shown while nothing is chosen. */
  placeholder?: string;
  /** The options are still loading. */
  isLoading?: boolean;
  /** `md` is the control height (density-aware), `sm` 28 px for tables. */
  size?: 'md' | 'sm';
  /** Adds a button that clears the choice. */
  canClear?: boolean;
  /**
   * Lists only options that contain the typed text. By default all stay, and typing highlights the
   * first that starts with it.
   */
  canFilter?: boolean;
  /** Shows the choice as text that can be read, focused and copied. */
  readOnly?: boolean;
  /** Overrides texts of the current language. */
  labels?: Partial<ComboboxLabels>;
  /** @deprecated since 0.3.0, use `canClear`, removed in 0.4.0 */
  clearable?: boolean;
  /** @deprecated since 0.3.0, use `canFilter`, removed in 0.4.0 */
  filter?: boolean;
  /** @deprecated since 0.3.0, use `labels.empty`, removed in 0.4.0 */
  emptyText?: string;
};

/** Props of input and list; form and field are handled by the wrapper. */
export type ComboboxControlProps = Omit<
  ComboboxProps,
  'value' | 'defaultValue' | 'onChange' | 'name' | 'readOnly' | 'required' | 'clearable' | 'filter'
> & { value: string | null; onChange: (value: string | null) => void };

/** The displayed label, with invisible characters marked. */
export const labelOf = (option: ComboboxOption | null) => marked(option?.label ?? '');

/** Placeholder until the list has loaded. Opens like it: by press, arrow keys or typing. */
function StandIn({
  value,
  onChange: _choose,
  options,
  size = 'md',
  className,
  onWanted,
  typed,
  emptyText: _emptyText,
  isLoading: _isLoading,
  canClear: _canClear,
  canFilter: _canFilter,
  labels: _labels,
  ...rest
}: ComboboxControlProps & StandInProps) {
  const label = labelOf(options.find((option) => option.value === value) ?? null);
  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    rest.onKeyDown?.(event);
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') onWanted();
  };
  const handlePress = (event: PointerEvent<HTMLInputElement>) => {
    rest.onPointerDown?.(event);
    onWanted();
  };
  return (
    <div className={clsx('relative', className)} data-state="closed">
      <input
        spellCheck={false}
        autoComplete="off"
        {...rest}
        role="combobox"
        aria-expanded={false}
        aria-autocomplete="list"
        value={typed ?? label}
        title={label || undefined}
        className={controlStyles({ size, className: 'truncate pe-9!' })}
        onChange={({ target }) => onWanted(target.value)}
        onPointerDown={handlePress}
        onKeyDown={handleKeyDown}
      />
      <span className="pointer-events-none absolute inset-y-0 end-1.5 grid w-6 place-items-center text-muted">
        <ChevronDown size={16} strokeWidth={1.75} aria-hidden />
      </span>
    </div>
  );
}

const Choice = deferred<ComboboxControlProps>(
  async () => (await import('./combobox-choice.tsx')).ComboboxChoice,
  StandIn,
);
/** Preloads the code of the list before a combobox is rendered. */
export const preloadCombobox = Choice.preload;

/**
 * One choice from a long list, by typing or arrow keys. Leaving with a text that matches no option
 * restores the choice. `ref` and other props go to the input, `className` to the root.
 */
export function Combobox<Value extends string = string>(props: ComboboxProps<Value>) {
  const {
    value: _value,
    defaultValue: _defaultValue,
    onChange,
    name: _name,
    readOnly = false,
    required: _required,
    clearable,
    filter,
    ...control
  } = props;
  if (process.env.NODE_ENV !== 'production') {
    const { isLoading, options } = control;
    checkNames('Combobox', props);
    checkChoice({ component: 'Combobox', props, options: isLoading ? [] : options });
  }
  const { id, value, choose, fieldProps, native } = useChoiceControl(
    'Combobox',
    props,
    useFieldControl(),
  );
  const handleChange = (next: string | null) => {
    const chosen = choose(next, control.options);
    onChange?.(chosen);
  };
  return (
    <>
      {readOnly ? (
        <ShownChoice {...control} id={id} value={value} />
      ) : (
        <Choice
          canClear={clearable}
          canFilter={filter}
          {...fieldProps}
          {...control}
          id={id}
          value={value}
          onChange={handleChange}
        />
      )}
      {native}
    </>
  );
}

function ShownChoice({
  value,
  options,
  size,
  id,
  ref,
  className,
  ...rest
}: Omit<ComboboxControlProps, 'onChange'>) {
  const label = marked(options.find((option) => option.value === value)?.label ?? value ?? '');
  return (
    <TextInput
      readOnly
      ref={ref}
      id={id}
      size={size}
      aria-label={rest['aria-label']}
      value={label}
      title={label || undefined}
      className={clsx('truncate', className)}
    />
  );
}
