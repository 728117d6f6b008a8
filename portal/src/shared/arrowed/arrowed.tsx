import { marked } from '@trunkline/ui/tokens/text';
import { Fragment } from 'react';

/**
 * 'Acme → Globex', read aloud as 'Acme to Globex', because screen readers say 'right arrow'. The
 * arrow points in the reading direction of the page.
 */
export function Arrowed({ children }: { children: string }) {
  const parts = marked(children).split(' → ');
  if (parts.length === 1) return parts[0];
  return parts.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have no identity of their own
    <Fragment key={index}>
      {index > 0 && (
        <>
          {' '}
          <span role="img" aria-label="to" className="rtl:inline-block rtl:-scale-x-100">
            →
          </span>{' '}
        </>
      )}
      <bdi>{part}</bdi>
    </Fragment>
  ));
}
