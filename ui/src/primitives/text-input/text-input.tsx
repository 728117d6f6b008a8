import type { ComponentProps } from 'react';
import { useFieldControl } from '../field/index.ts';
import { controlStyles } from './control-styles.ts';

export type TextInputProps = Omit<ComponentProps<'input'>, 'size'> & {
  /** `md` is the control height (density-aware), `sm` 28 px for tables and row editors. */
  size?: 'md' | 'sm';
  /** Monospaced, and from left to right in every language: addresses, SIDs, patterns, SIP. */
  mono?: boolean;
};

/** One line of text. Inside a `Field` it takes id, description, required and invalid from it. */
export function TextInput({ size, mono, className, ...rest }: TextInputProps) {
  const field = useFieldControl();
  return (
    <input
      type="text"
      autoComplete="off"
      dir={mono ? 'ltr' : undefined}
      {...field}
      {...rest}
      className={controlStyles({ size, mono, className })}
    />
  );
}
