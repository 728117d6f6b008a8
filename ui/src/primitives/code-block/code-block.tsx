import { cva } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { checkNames } from '../../development/checks.ts';
import { marked } from '../../tokens/text/index.ts';
import { useLabels } from '../../use-labels.ts';
import { CopyButton } from '../copy-button/index.ts';

const blockStyles = cva('overflow-hidden rounded-md border border-default bg-sunken');

export const defaultLabels = {
  language: 'Code',
  /** Accessible name of the copy button. */
  copyLabel: 'Copy code',
};

export type CodeBlockLabels = typeof defaultLabels;

export type CodeBlockProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** Shown and copied verbatim, with line breaks. Invisible characters are marked when shown. */
  code: string;
  /** Language shown above: 'JSON', 'SIP'. Also names the block. */
  language?: string;
  /** Accessible name of the block, if the page has several in its language. Default: the language. */
  label?: string;
  /** Maximum height, any CSS length; longer code scrolls. */
  maxHeight?: string;
  /** Overrides texts of the current language. */
  labels?: Partial<CodeBlockLabels>;
  /** @deprecated since 0.3.0, use `labels.copyLabel`, removed in 0.4.0 */
  copyLabel?: string;
};

/** Code, SIP or JSON in a monospaced block that can be copied. Long lines scroll. */
export function CodeBlock({
  code,
  language,
  label,
  copyLabel,
  labels,
  maxHeight = '20rem',
  className,
  ...rest
}: CodeBlockProps) {
  if (process.env.NODE_ENV !== 'production') checkNames('CodeBlock', { copyLabel });
  const text = useLabels('CodeBlock', defaultLabels, labels);
  return (
    <div {...rest} className={blockStyles({ className })}>
      <div className="flex items-center justify-between gap-2 border-b border-default py-1 ps-3 pe-1">
        <span className="text-meta font-medium text-muted">{language && marked(language)}</span>
        <CopyButton
          value={code}
          subject={language ?? text.language}
          label={copyLabel ?? text.copyLabel}
        />
      </div>
      <section
        aria-label={marked(label ?? language ?? text.language)}
        // It scrolls, so it must be reachable by keyboard.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll area needs the focus
        tabIndex={0}
        className="overflow-auto p-3 outline-offset-[-2px]"
        style={{ maxHeight }}
      >
        <pre dir="ltr" className="w-max font-mono text-small text-default">
          {marked(code, { lines: true })}
        </pre>
      </section>
    </div>
  );
}
