import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import { type ComponentProps, type KeyboardEvent, type PointerEvent, useId } from 'react';
import { deferred, type StandInProps } from '../../deferred.tsx';
import { marked } from '../../tokens/text/index.ts';
import { useFieldControl } from '../field/index.ts';
import { controlStyles, TextInput } from '../text-input/index.ts';
import type { ComboboxOption } from './combobox.model.ts';

export const defaultLabels = {
  /** Name of the list. */
  options: 'Options',
  /** Name of the button that opens it. */
  open: 'Show options',
  clear: 'Clear selection',
  loading: 'Loading',
  empty: 'No matches',
};

export type ComboboxLabels = typeof defaultLabels;

export type ComboboxProps = Omit<
  ComponentProps<'input'>,
  'value' | 'defaultValue' | 'onChange' | 'size' | 'type' | 'list'
> & {
  /** Value of the chosen option; null while nothing is chosen. */
  value: string | null;
  /** Called with the new choice; with null when it is cleared. */
  onChange: (value: string | null) => void;
  /** Everything that can be chosen, in the order shown. */
  options: readonly ComboboxOption[];
  /** Shown while nothing is chosen. */
  placeholder?: string;
  /** Shown in place of an empty list. Default 'No matches'. */
  emptyText?: string;
  /** The options are still loading. */
  isLoading?: boolean;
  /** `md` is the control height (density-aware), `sm` 28 px for tables. */
  size?: 'md' | 'sm';
  /** Offers to choose nothing. */
  clearable?: boolean;
  /** Lists only what contains the typed text. By default all stay, and typing points at the first that starts with it. */
  filter?: boolean;
  /** Shows the choice as text that can be read, focused and copied. */
  readOnly?: boolean;
  /** Words of your own, in place of those of the language. */
  labels?: Partial<ComboboxLabels>;
};

/** As it is shown: what is hidden in it is a mark. */
export const labelOf = (option: ComboboxOption | null) => marked(option?.label ?? '');

/** Opens like the list will: by press, by the arrows, or by typing. */
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
  clearable: _clearable,
  filter: _filter,
  labels: _labels,
  ...rest
}: ComboboxProps & StandInProps) {
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

const Choice = deferred<ComboboxProps>(
  async () => (await import('./combobox-choice.tsx')).ComboboxChoice,
  StandIn,
);
/** Asks for the code of the list before a combobox is drawn. */
export const preloadCombobox = Choice.preload;

/**
 * One choice from a long list, by typing or by arrows. Leaving with a text that is no option
 * restores the choice. `ref` and other props go to the input, `className` to the root.
 */
export function Combobox(props: ComboboxProps) {
  const field = useFieldControl();
  const ownId = useId();
  const id = props.id ?? field.id ?? ownId;
  return props.readOnly ? (
    <ShownChoice {...props} id={id} />
  ) : (
    <Choice {...field} {...props} id={id} />
  );
}

function ShownChoice({ value, options, size, id, ref, className, ...rest }: ComboboxProps) {
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
