import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { formatNumber } from './phone-number.model.ts';

export type PhoneNumberProps = Omit<ComponentProps<'span'>, 'children'> & {
  /** E.164, with or without the plus; other texts are shown unchanged. */
  value: string;
};

/** A phone number, grouped for reading; the tooltip is the stored text. */
export function PhoneNumber({ value, className, ...rest }: PhoneNumberProps) {
  return (
    <span
      dir="ltr"
      title={value}
      {...rest}
      className={clsx('inline-block max-w-full truncate', className)}
    >
      {formatNumber(value)}
    </span>
  );
}
