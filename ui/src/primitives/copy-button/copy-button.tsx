import { Check, Copy } from 'lucide-react';
import { type MouseEvent, useEffect, useState } from 'react';
import { IconButton, type IconButtonProps } from '../icon-button/index.ts';

export type CopyButtonProps = Omit<IconButtonProps, 'icon' | 'value' | 'isLoading'> & {
  /** What is put on the clipboard. */
  value: string;
  /** Says what is copied, such as 'Copy account SID'. */
  label: string;
  onCopied?: () => void;
  /** The browser refused; the argument says why. */
  onCopyFailed?: (error: unknown) => void;
  /** Said to screen readers once it is copied. */
  copiedText?: string;
  /** Said to screen readers when the browser refuses. */
  failedText?: string;
};

const confirmationMs = 2000;

/**
 * Copies a value and confirms it by a check for two seconds. Absent where the browser offers no
 * clipboard (pages served without TLS).
 */
export function CopyButton({
  value,
  label,
  onCopied,
  onCopyFailed,
  copiedText = 'Copied',
  failedText = 'Copying failed',
  size = 'sm',
  onClick,
  ...rest
}: CopyButtonProps) {
  const [outcome, setOutcome] = useState<'copied' | 'failed'>();

  useEffect(() => {
    if (!outcome) return;
    const timer = setTimeout(() => setOutcome(undefined), confirmationMs);
    return () => clearTimeout(timer);
  }, [outcome]);

  if (typeof navigator === 'undefined' || !navigator.clipboard) return null;

  async function handleClick(event: MouseEvent<HTMLButtonElement>) {
    onClick?.(event);
    try {
      await navigator.clipboard.writeText(value);
    } catch (error) {
      setOutcome('failed');
      onCopyFailed?.(error);
      return;
    }
    setOutcome('copied');
    onCopied?.();
  }

  return (
    <span className="inline-flex" data-state={outcome}>
      <IconButton
        {...rest}
        icon={outcome === 'copied' ? Check : Copy}
        label={label}
        size={size}
        onClick={handleClick}
      />
      <span aria-live="polite" className="sr-only">
        {outcome === 'copied' && copiedText}
        {outcome === 'failed' && failedText}
      </span>
    </span>
  );
}
