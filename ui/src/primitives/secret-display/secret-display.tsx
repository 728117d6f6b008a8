import { clsx } from 'clsx';
import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { useLabels } from '../../use-labels.ts';
import { CopyButton } from '../copy-button/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { maskToken } from './secret-display.model.ts';

export const defaultLabels = {
  /** Name of the reveal button, from the secret's label. */
  reveal: (label: string) => `Show ${label}`,
  hide: (label: string) => `Hide ${label}`,
  copy: (label: string) => `Copy ${label}`,
};

export type SecretDisplayLabels = typeof defaultLabels;

export type SecretDisplayProps = Omit<ComponentProps<'span'>, 'children'> & {
  /** The secret, or its mask where only that is known. */
  value: string;
  /** The secret's name in lower case: 'Show API key', 'Copy API key'. */
  label: string;
  /** How it is masked. Default: dots and its last four characters. */
  mask?: (value: string) => string;
  /** Offers to show it in full. Default true. */
  canReveal?: boolean;
  /** Offers to copy it in full. Default true. */
  canCopy?: boolean;
  /** Text to copy, when it isn't the value itself. */
  copyText?: string;
  /** Words of your own, in place of those of the language. */
  labels?: Partial<SecretDisplayLabels>;
};

export type MaskedTokenProps = Omit<ComponentProps<'span'>, 'children'> & {
  /** The token as the platform masks it. */
  value: string;
};

/** A secret that may be revealed: masked at first, and not in the DOM until it is revealed. */
export function SecretDisplay({
  value,
  label,
  mask = maskToken,
  canReveal = true,
  canCopy = true,
  copyText = value,
  labels,
  className,
  ...rest
}: SecretDisplayProps) {
  const [isRevealed, setIsRevealed] = useState(false);
  const text = useLabels('SecretDisplay', defaultLabels, labels);
  const shown = isRevealed ? value : mask(value);
  return (
    <span
      {...rest}
      data-state={isRevealed ? 'revealed' : 'masked'}
      className={clsx('inline-flex max-w-full items-center gap-1', className)}
    >
      <span
        dir="ltr"
        className="min-w-0 truncate font-mono text-small"
        title={isRevealed ? value : undefined}
      >
        {shown}
      </span>
      {canReveal && (
        <IconButton
          size="sm"
          icon={isRevealed ? EyeOff : Eye}
          label={isRevealed ? text.hide(label) : text.reveal(label)}
          onClick={() => setIsRevealed(!isRevealed)}
        />
      )}
      {canCopy && <CopyButton value={copyText} subject={mask(value)} label={text.copy(label)} />}
    </span>
  );
}

/** A token that is named but never revealed, such as in a list of blockers. */
export function MaskedToken({ value, className, ...rest }: MaskedTokenProps) {
  return (
    <span dir="ltr" {...rest} className={clsx('font-mono text-small', className)}>
      {maskToken(value)}
    </span>
  );
}
