import { Check, CircleAlert, Copy, type LucideIcon, type LucideProps } from 'lucide-react';
import { type MouseEvent, useEffect, useState } from 'react';
import { checkNames } from '../../development/checks.ts';
import { shorten } from '../../tokens/text/index.ts';
import { useLabels } from '../../use-labels.ts';
import { IconButton, type IconButtonProps } from '../icon-button/index.ts';
import { useCopy } from './use-copy.ts';

export const defaultLabels = {
  /** Announced after copying, unless a surrounding `CopyFeedback` reports it. */
  copiedText: 'Copied',
  /** Announced when the browser refuses. */
  failedText: 'Copying failed',
};

export type CopyButtonLabels = typeof defaultLabels;

export type CopyButtonProps = Omit<IconButtonProps, 'icon' | 'value' | 'isLoading'> & {
  /** Text for the clipboard. */
  value: string;
  /** Says what is copied, such as 'Copy account SID'. */
  label: string;
  /**
   * Names the value in the confirmation. Default: the value itself, shortened. For a secret, pass
   * its mask.
   */
  subject?: string;
  /** Overrides texts of the current language. */
  labels?: Partial<CopyButtonLabels>;
  /** @deprecated since 0.3.0, use `labels.copiedText`, removed in 0.4.0 */
  copiedText?: string;
  /** @deprecated since 0.3.0, use `labels.failedText`, removed in 0.4.0 */
  failedText?: string;
};

const confirmationMs = 2000;

const outcomeIcons = {
  copied: (props: LucideProps) => <Check {...props} className="text-success" />,
  failed: (props: LucideProps) => <CircleAlert {...props} className="text-danger" />,
} as unknown as Record<'copied' | 'failed', LucideIcon>;

/**
 * Copies a value. Its icon shows for two seconds whether that worked; the surrounding page says so
 * in words (`CopyFeedback`). Not rendered if the browser offers no clipboard (pages served without
 * TLS).
 */
export function CopyButton({
  value,
  label,
  subject = shorten(value),
  copiedText,
  failedText,
  labels,
  size = 'sm',
  onClick,
  ...rest
}: CopyButtonProps) {
  if (process.env.NODE_ENV !== 'production') {
    checkNames('CopyButton', { copiedText, failedText, variant: rest.variant });
  }
  const text = useLabels('CopyButton', defaultLabels, labels);
  const { copy, hasFeedback } = useCopy();
  const [outcome, setOutcome] = useState<'copied' | 'failed'>();

  useEffect(() => {
    if (!outcome) return;
    const timer = setTimeout(() => setOutcome(undefined), confirmationMs);
    return () => clearTimeout(timer);
  }, [outcome]);

  if (!copy) return null;

  async function handleClick(event: MouseEvent<HTMLButtonElement>) {
    onClick?.(event);
    setOutcome((await copy?.(value, subject)) ? 'copied' : 'failed');
  }

  return (
    <span className="inline-flex" data-state={outcome}>
      <IconButton
        {...rest}
        icon={outcome ? outcomeIcons[outcome] : Copy}
        label={label}
        size={size}
        onClick={handleClick}
      />
      <span aria-live="polite" className="sr-only">
        {outcome === 'copied' && !hasFeedback && (copiedText ?? text.copiedText)}
        {outcome === 'failed' && (failedText ?? text.failedText)}
      </span>
    </span>
  );
}
