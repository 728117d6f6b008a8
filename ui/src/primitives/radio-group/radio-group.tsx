import { clsx } from 'clsx';
import { CircleAlert } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId, useRef } from 'react';
import { checkChoice } from '../../development/checks.ts';
import { HoldCheck } from '../../development/page-check.ts';
import { useHeldCheck } from '../../held-check.ts';

export type RadioOption<Value extends string = string> = {
  value: Value;
  label: ReactNode;
  /** One sentence below the label. */
  help?: ReactNode;
  disabled?: boolean;
};

export type RadioGroupProps<Value extends string = string> = Omit<
  ComponentProps<'div'>,
  'defaultValue' | 'onChange' | 'children'
> & {
  /** The question that the options answer. */
  label: ReactNode;
  /**
   * Value of the chosen option; undefined or null for none. Leave it out to make the group
   * uncontrolled.
   */
  value?: Value | null | undefined;
  /** Initial choice, also after a form reset, when `value` is left out. */
  defaultValue?: Value | null | undefined;
  /** Called with the value of the chosen option. */
  onChange?: (value: Value) => void;
  /** All options, in display order. */
  options: readonly RadioOption<Value>[];
  /** `vertical` (default), or `horizontal` for two or three short labels. */
  orientation?: 'vertical' | 'horizontal';
  /** A sentence below the options; also describes the disabled ones. */
  help?: ReactNode;
  /** The problem, in a sentence. */
  error?: string | undefined;
  /**
   * Marks the label and keeps a native form from submitting while nothing is chosen. `marked`
   * leaves validation to the caller.
   */
  required?: boolean | 'marked';
  /** Blocks every option. */
  disabled?: boolean;
  /** Shows the chosen option's label instead of the radios. */
  readOnly?: boolean;
  /** Name of the native radios; generated if absent. */
  name?: string;
  /** Id of their form, if that is not an ancestor. */
  form?: string;
};

/** One choice among a few, all visible. Native radios: Tab enters, arrow keys choose. */
export function RadioGroup<Value extends string = string>(props: RadioGroupProps<Value>) {
  const {
    label,
    value: held,
    defaultValue,
    onChange,
    options,
    orientation = 'vertical',
    help,
    error,
    required = false,
    disabled = false,
    readOnly = false,
    name: givenName,
    form,
    className,
    ...rest
  } = props;
  if (process.env.NODE_ENV !== 'production')
    checkChoice({ component: 'RadioGroup', props, options });
  const id = useId();
  const isHeld = 'value' in props;
  const value = isHeld ? held : defaultValue;
  const name = givenName ?? id;
  const describedBy = [error && `${id}-error`, help && `${id}-help`].filter(Boolean).join(' ');
  return (
    <div
      {...rest}
      {...(!readOnly && {
        role: 'radiogroup',
        'aria-labelledby': `${id}-label`,
        'aria-describedby': describedBy || undefined,
        'aria-required': required !== false || undefined,
        'aria-invalid': Boolean(error) || undefined,
      })}
      data-orientation={orientation}
      className={className}
    >
      {process.env.NODE_ENV !== 'production' && (
        <HoldCheck component="RadioGroup" isHeld={isHeld} />
      )}
      <div id={`${id}-label`} className="mb-1 font-medium wrap-anywhere">
        {label}
        {required && (
          <span aria-hidden className="ms-0.5 text-danger">
            *
          </span>
        )}
      </div>
      {readOnly ? (
        <>
          <p>{options.find((option) => option.value === value)?.label ?? value}</p>
          {givenName !== undefined && (
            <input
              type="hidden"
              name={givenName}
              form={form}
              value={value ?? ''}
              disabled={disabled}
            />
          )}
        </>
      ) : (
        <div
          className={clsx(
            'flex gap-y-1',
            orientation === 'vertical' ? 'flex-col' : 'flex-wrap gap-x-5',
          )}
        >
          {options.map((option) => (
            <Radio
              key={option.value}
              option={option}
              isHeld={isHeld}
              isChosen={option.value === value}
              native={{
                name,
                form,
                required: required === true,
                disabled: disabled || option.disabled === true,
              }}
              // The group's help gives the reason, once for all options.
              reasonId={option.disabled && help ? `${id}-help` : undefined}
              onSelect={() => onChange?.(option.value)}
            />
          ))}
        </div>
      )}
      {error && (
        <p
          id={`${id}-error`}
          className="mt-1.5 flex items-start gap-1.5 text-small wrap-anywhere text-danger"
        >
          <CircleAlert size={14} strokeWidth={1.75} aria-hidden className="mt-0.5 shrink-0" />
          {error}
        </p>
      )}
      {help && (
        <p id={`${id}-help`} className="mt-1.5 text-small wrap-anywhere text-muted">
          {help}
        </p>
      )}
    </div>
  );
}

type RadioProps = {
  option: RadioOption;
  reasonId: string | undefined;
  /** Whether the parent controls the choice; otherwise it only sets the initial one. */
  isHeld: boolean;
  isChosen: boolean;
  native: Pick<ComponentProps<'input'>, 'name' | 'form' | 'required' | 'disabled'>;
  onSelect: () => void;
};

function Radio({ option, reasonId, isHeld, isChosen, native, onSelect }: RadioProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  useHeldCheck(input, isHeld ? isChosen : undefined);
  return (
    <div className="flex items-start pointer-coarse:py-2.5">
      <span className="relative -ms-1 grid size-6 shrink-0 place-items-center">
        <input
          {...native}
          {...(isHeld ? { checked: isChosen } : { defaultChecked: isChosen })}
          ref={input}
          type="radio"
          id={id}
          value={option.value}
          onChange={onSelect}
          aria-describedby={
            [option.help && `${id}-help`, reasonId].filter(Boolean).join(' ') || undefined
          }
          className="peer absolute inset-0 m-0 cursor-pointer appearance-none outline-none disabled:cursor-not-allowed pointer-coarse:-inset-2.5"
        />
        <span
          aria-hidden
          className={clsx(
            'pointer-events-none absolute size-4 rounded-full border border-control bg-card transition-colors',
            'peer-hover:border-control-hover peer-checked:border-accent-mark peer-checked:bg-accent-fill',
            'forced-colors:peer-checked:bg-[Highlight]',
            'outline-focus peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2',
            'peer-disabled:opacity-55',
          )}
        />
        <span
          aria-hidden
          className="pointer-events-none relative hidden size-1.5 rounded-full border-[3px] border-current text-on-accent peer-checked:block forced-colors:text-[HighlightText]"
        />
      </span>
      <div className="min-w-0 pt-0.5 ps-1 break-words">
        <label
          htmlFor={id}
          className={clsx(
            'block',
            native.disabled ? 'cursor-not-allowed text-muted' : 'cursor-pointer',
          )}
        >
          {option.label}
        </label>
        {option.help && (
          <p id={`${id}-help`} className="mt-0.5 text-small wrap-anywhere text-muted">
            {option.help}
          </p>
        )}
      </div>
    </div>
  );
}
