import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { checkNames } from '../../development/checks.ts';
import { marked } from '../../tokens/text/index.ts';
import { CopyButton } from '../copy-button/index.ts';

export type CopyTextProps = Omit<ComponentProps<'span'>, 'children'> & {
  /** The full text: shown, truncated if there is no room, and copied. */
  value: string;
  /** Name of the copy button, such as 'Copy account SID'. */
  label: string;
  /** Monospaced, for SIDs and addresses. Default: true. */
  isMono?: boolean;
  /** @deprecated since 0.3.0, use `isMono`, removed in 0.4.0 */
  mono?: boolean;
};

/** A value to copy and use elsewhere, with a copy button. Truncates, never wraps. */
export function CopyText({
  value,
  label,
  mono,
  isMono = mono ?? true,
  className,
  ...rest
}: CopyTextProps) {
  if (process.env.NODE_ENV !== 'production') checkNames('CopyText', { mono });
  return (
    <span {...rest} className={clsx('inline-flex max-w-full items-center gap-1', className)}>
      <span
        dir={isMono ? 'ltr' : undefined}
        className={clsx('min-w-0 truncate', isMono && 'font-mono text-small')}
        title={marked(value)}
      >
        {marked(value)}
      </span>
      <CopyButton value={value} label={label} />
    </span>
  );
}
