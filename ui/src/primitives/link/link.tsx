import { ExternalLink } from 'lucide-react';
import type { ComponentProps } from 'react';
import { markedNode } from '../../tokens/text/index.ts';
import { useLabels } from '../../use-labels.ts';
import { linkStyles } from './link.styles.ts';

export const defaultLabels = { externalHint: '(opens in a new tab)' };

export type LinkProps = ComponentProps<'a'> & {
  /** `default` within text, `quiet` for names in lists, `standalone` outside of text. */
  variant?: 'default' | 'quiet' | 'standalone';
  /** Opens in a new tab, and says so. */
  external?: boolean;
  /** Said to screen readers after the text of an external link. */
  externalHint?: string;
};

/** A link. A router may take the plain click over through `onClick`. */
export function Link({
  variant,
  external = false,
  externalHint,
  className,
  children,
  ...rest
}: LinkProps) {
  const text = useLabels('Link', defaultLabels);
  return (
    <a
      {...(external && { target: '_blank', rel: 'noreferrer' })}
      {...rest}
      className={linkStyles({ variant, className })}
    >
      {markedNode(children)}
      {external && (
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
