import { linkStyles } from '@trunkline/ui/primitives/link';
import { formatNumber } from '@trunkline/ui/tokens/format';
import { clsx } from 'clsx';
import { useState } from 'react';
import { PortalLink } from '../../page/portal-link.tsx';
import {
  type Figure,
  type RelationFigureProps,
  type RelationsProps,
  subjectOf,
  useFigure,
  useIsThereAndIdle,
} from './relations.tsx';

/** Figures as tiles, for a record that owns many things. Problems stand out. */
export function RelationTiles<Data>({ sid, relations, data }: RelationsProps<Data>) {
  const isIdle = useIsThereAndIdle(data !== undefined);
  return (
    <div className="@container mt-1">
      {/* Eight, as an account has them, in one row, in two or in four. */}
      <ul
        aria-label="In figures"
        className="grid grid-cols-2 gap-x-4 gap-y-3 rounded-lg border border-default bg-card px-5 py-3.5 @min-[26rem]:grid-cols-4 @min-[53rem]:grid-cols-8"
      >
        {relations.map((relation) => (
          // Reserves the final height, so that the form below doesn't move.
          <li key={relation.noun} className="min-h-17">
            <Tile sid={sid} relation={relation} data={isIdle ? data : undefined} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** 24 px high, as a target to press. */
const lineStyles = (more: string) => clsx('block text-meta leading-6', more);

function Tile<Data>(props: RelationFigureProps<Data>) {
  const { relation, data } = props;
  const figure = useFigure(props);
  const { count, more, alarm, unchecked } = figure.data ?? {};
  const to = count && data !== undefined ? relation.href?.(data) : undefined;
  const text = (
    <>
      <span className="block text-section font-semibold">
        {count === undefined ? (figure.error ? '–' : '\u00a0') : formatNumber(count)}
      </span>{' '}
      <span className="block text-small">{subjectOf(relation, count ?? 2)}</span>
    </>
  );
  return (
    <>
      {to === undefined ? (
        <span className="block">{text}</span>
      ) : (
        <PortalLink
          href={to}
          className="block rounded-sm font-medium text-accent underline-offset-2 hover:underline"
        >
          {text}
        </PortalLink>
      )}
      {alarm ? (
        <Alarm {...alarm} />
      ) : (
        more && <span className={lineStyles('text-muted')}>{more}</span>
      )}
      {unchecked && (
        <Unchecked
          what={unchecked.what}
          onCheck={() => figure.mutate(() => unchecked.check(), { revalidate: false })}
        />
      )}
    </>
  );
}

const Alarm = ({ text, href }: NonNullable<Figure['alarm']>) =>
  href === undefined ? (
    <span className={lineStyles('text-danger')}>{text}</span>
  ) : (
    <PortalLink href={href} className={lineStyles('rounded-sm text-danger hover:underline')}>
      {text}
    </PortalLink>
  );

/** Says that nothing was checked, and offers to check. */
function Unchecked({ what, onCheck }: { what: string; onCheck: () => Promise<unknown> }) {
  const [state, setState] = useState<'unchecked' | 'checking' | 'failed'>('unchecked');
  const check = async () => {
    setState('checking');
    await onCheck().catch(() => setState('failed'));
  };
  if (state === 'checking') {
    return (
      <span role="status" className={lineStyles('text-muted')}>
        Checking…
      </span>
    );
  }
  return (
    <span className={lineStyles('text-muted')}>
      {state === 'failed' ? 'Couldn’t check' : 'Not checked'}{' '}
      <button
        type="button"
        aria-label={`Check ${what}`}
        title={`Check ${what}`}
        onClick={() => void check()}
        className={linkStyles()}
      >
        Check
      </button>
    </span>
  );
}
