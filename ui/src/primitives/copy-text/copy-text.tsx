import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { marked } from '../../tokens/text/index.ts';
import { CopyButton } from '../copy-button/index.ts';

export type CopyTextProps = Omit<ComponentProps<'span'>, 'children'> & {
  /** The whole text: shown, shortened where there is no room, and copied. */
  value: string;
  /** Name of the copy button, such as 'Copy account SID'. */
  label: string;
  /** Monospaced, which suits SIDs and addresses. Default true. */
  mono?: boolean;
};

/** A value people carry elsewhere, with a button that copies it. Truncates, never wraps. */
export function CopyText({ value, label, mono = true, className, ...rest }: CopyTextProps) {
  return (
    <span {...rest} className={clsx('inline-flex max-w-full items-center gap-1', className)}>
      <span
        dir={mono ? 'ltr' : undefined}
        className={clsx('min-w-0 truncate', mono && 'font-mono text-small')}
        title={marked(value)}
      >
        {marked(value)}
      </span>
      <CopyButton value={value} label={label} />
    </span>
  );
}
