import { clsx } from 'clsx';
import type { ComponentProps, KeyboardEvent } from 'react';
import { useFieldControl } from '../field/index.ts';
import { controlStyles } from '../text-input/index.ts';
import { type StepRules, stepNumber } from './number-input.model.ts';

export type NumberInputProps = Omit<ComponentProps<'input'>, 'size' | 'type' | keyof StepRules> & {
  /** Smallest value the arrow keys reach, and their start in an empty field. */
  min?: number;
  /** Largest value the arrow keys reach. */
  max?: number;
  /** Step of the arrow keys. Default: 1. */
  step?: number;
  /** `md` is the control height (density-aware), `sm` 28 px for tables and row editors. */
  size?: 'md' | 'sm';
  /** `end` aligns figures in columns of numbers. Default: `start`. */
  align?: 'start' | 'end';
};

const setNativeValue = (input: HTMLInputElement, value: string) => {
  // React overrides the instance's setter; through the prototype the event counts as typing, so
  // that controlled parents and form libraries notice the step.
  const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  setter?.call(input, value);
  input.dispatchEvent(new Event('input', { bubbles: true }));
};

/**
 * A number typed as text: every character stays for the form to judge, and the wheel changes
 * nothing. Arrow up and down step within min and max.
 */
export function NumberInput({
  min,
  max,
  step,
  size,
  align = 'start',
  className,
  onKeyDown,
  ...rest
}: NumberInputProps) {
  const field = useFieldControl();
  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    const isStep = event.key === 'ArrowUp' || event.key === 'ArrowDown';
    if (!isStep || event.defaultPrevented || rest.readOnly) return;
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const direction = event.key === 'ArrowUp' ? 1 : -1;
    const next = stepNumber(event.currentTarget.value, direction, { min, max, step });
    if (next !== undefined) setNativeValue(event.currentTarget, next);
  };
  return (
    <input
      type="text"
      inputMode={step !== undefined && !Number.isInteger(step) ? 'decimal' : 'numeric'}
      autoComplete="off"
      spellCheck={false}
      {...field}
      {...rest}
      className={controlStyles({
        size,
        className: clsx(align === 'end' && 'text-end', className),
      })}
      onKeyDown={handleKeyDown}
    />
  );
}
