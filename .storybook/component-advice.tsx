import { Fragment } from 'react';
import type { Guidance } from '../catalogue/guidance/index.ts';
import { PageLink } from './page-link.tsx';

/** When to use a component, what it leaves to the page, and related components. */
export function Advice({ advice }: { advice: Guidance }) {
  const { when, instead, leaves, related } = advice;
  return (
    <dl className="tl-advice sb-unstyled">
      <dt>Use it when</dt>
      <dd>{when}</dd>
      <dt>Otherwise</dt>
      <dd>{instead}</dd>
      {leaves && (
        <>
          <dt>It leaves to you</dt>
          <dd>{leaves}</dd>
        </>
      )}
      <dt>Do</dt>
      <dd>{advice.do}</dd>
      <dt>Don’t</dt>
      <dd>{advice.dont}</dd>
      {related.length > 0 && (
        <>
          <dt>Related</dt>
          <dd>
            {related.map((path, index) => (
              <Fragment key={path}>
                {index > 0 && ', '}
                <PageLink path={path} />
              </Fragment>
            ))}
          </dd>
        </>
      )}
    </dl>
  );
}
