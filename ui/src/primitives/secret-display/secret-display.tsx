import { clsx } from 'clsx';
import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { useLabels } from '../../use-labels.ts';
import { CopyButton } from '../copy-button/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { maskToken } from './secret-display.model.ts';

export const defaultLabels = {
  /** Name of the reveal button, made from the secret's label. */
  reveal: (label: string) => `Show ${label}`,
  hide: (label: string) => `Hide ${label}`,
  copy: (label: string) => `Copy ${label}`,
};

export type SecretDisplayLabels = typeof defaultLabels;

export type SecretDisplayProps = Omit<ComponentProps<'span'>, 'children'> & {
  /** The secret, or its mask if only that is known. */
  value: string;
  /** Name of the secret in lower case: 'Show API key', 'Copy API key'. */
  label: string;
  /** Masks the secret. Default: dots and the last four characters. */
  mask?: (value: string) => string;
  /** Adds a button that shows it in full. Default: true. */
  canReveal?: boolean;
  /** Adds a button that copies it in full. Default: true. */
  canCopy?: boolean;
  /** Text to copy, if it isn't the value itself. */
  copyText?: string;
  /** Overrides texts of the current language. */
  labels?: Partial<SecretDisplayLabels>;
};

export type MaskedTokenProps = Omit<ComponentProps<'span'>, 'children'> & {
  /** The token as masked by the platform. */
  value: string;
};

/** A secret that can be revealed: masked at first, and not in the DOM until then. */
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

/** A token that is identified but never revealed, such as in a list of blockers. */
export function MaskedToken({ value, className, ...rest }: MaskedTokenProps) {
  return (
    <span dir="ltr" {...rest} className={clsx('font-mono text-small', className)}>
      {maskToken(value)}
    </span>
  );
}
