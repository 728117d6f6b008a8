import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import { marked } from '../../tokens/text/index.ts';
import { controlStyles } from '../text-input/index.ts';
import { flatOptions, type SelectOptions } from './select.model.ts';

/** Look of the closed select. It is a button, which CSS counts as read-only. */
export const triggerStyles = (size: 'md' | 'sm', className: string | undefined) =>
  controlStyles({
    size,
    className: clsx(
      'flex items-center justify-between gap-2 pe-[9px] text-start',
      'not-disabled:bg-card! not-disabled:border-control! not-disabled:hover:border-control-hover! aria-invalid:border-danger-strong!',
      className,
    ),
  });

/** Shows a stored value that is no longer offered instead of hiding it. */
export const shownText = (options: SelectOptions, value: string | null | undefined) =>
  marked(flatOptions(options).find((option) => option.value === value)?.label ?? value ?? '');

type TriggerTextProps = { text: string; placeholder: string | undefined; size: 'md' | 'sm' };

export function TriggerText({ text, placeholder, size }: TriggerTextProps) {
  return (
    <>
      <span
        dir="auto"
        className={clsx(
          'min-w-0 truncate',
          text === '' && 'text-muted',
          // Inputs round this line height up, other elements down: aligns the text with inputs.
          size === 'md' && 'relative top-px',
        )}
        title={text || undefined}
      >
        {text || placeholder}
      </span>
      <ChevronDown size={16} strokeWidth={1.75} aria-hidden className="shrink-0 text-muted" />
    </>
  );
}
