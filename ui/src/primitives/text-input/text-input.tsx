import type { ComponentProps } from 'react';
import { checkNames } from '../../development/checks.ts';
import { useFieldControl } from '../field/index.ts';
import { controlStyles } from './control-styles.ts';

export type TextInputProps = Omit<ComponentProps<'input'>, 'size'> & {
  /** `md` is the control height (density-aware), `sm` 28 px for tables and row editors. */
  size?: 'md' | 'sm';
  /** Monospaced and always left to right: addresses, SIDs, patterns, SIP. */
  isMono?: boolean;
  /** @deprecated since 0.3.0, use `isMono`, removed in 0.4.0 */
  mono?: boolean;
};

/** One line of text. Takes id, description, required and invalid from a surrounding `Field`. */
export function TextInput({ size, mono, isMono = mono, className, ...rest }: TextInputProps) {
  if (process.env.NODE_ENV !== 'production') checkNames('TextInput', { mono });
  const field = useFieldControl();
  return (
    <input
      type="text"
      autoComplete="off"
      dir={isMono ? 'ltr' : undefined}
      {...field}
      {...rest}
      className={controlStyles({ size, mono: isMono, className })}
    />
  );
}
