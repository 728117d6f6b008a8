import { ExternalLink } from 'lucide-react';
import type { ComponentProps } from 'react';
import { checkNames } from '../../development/checks.ts';
import { markedNode } from '../../tokens/text/index.ts';
import { useLabels } from '../../use-labels.ts';
import { linkStyles } from './link.styles.ts';

export const defaultLabels = {
  /** Read after the text of an external link. */
  externalHint: '(opens in a new tab)',
};

export type LinkLabels = typeof defaultLabels;

export type LinkProps = ComponentProps<'a'> & {
  /** `default` within text, `quiet` for names in lists, `standalone` outside of text. */
  variant?: 'default' | 'quiet' | 'standalone';
  /** Opens in a new tab, and says so. */
  isExternal?: boolean;
  /** Overrides texts of the current language. */
  labels?: Partial<LinkLabels>;
  /** @deprecated since 0.3.0, use `isExternal`, removed in 0.4.0 */
  external?: boolean;
  /** @deprecated since 0.3.0, use `labels.externalHint`, removed in 0.4.0 */
  externalHint?: string;
};

/** A link. A router may handle the plain click through `onClick`. */
export function Link({
  variant,
  external,
  isExternal = external ?? false,
  externalHint,
  labels,
  className,
  children,
  ...rest
}: LinkProps) {
  if (process.env.NODE_ENV !== 'production') checkNames('Link', { external, externalHint });
  const text = useLabels('Link', defaultLabels, labels);
  return (
    <a
      {...(isExternal && { target: '_blank', rel: 'noreferrer' })}
      {...rest}
      className={linkStyles({ variant, className })}
    >
      {markedNode(children)}
      {isExternal && (
        <>
          <span className="sr-only"> {externalHint ?? text.externalHint}</span>
          <ExternalLink
            size={14}
            strokeWidth={1.75}
            aria-hidden
            className="ms-1 inline-block align-[-2px]"
          />
        </>
      )}
    </a>
  );
}
