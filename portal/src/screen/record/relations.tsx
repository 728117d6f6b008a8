import { linkStyles } from '@trunkline/ui/primitives/link';
import { formatNumber, plural } from '@trunkline/ui/tokens/format';
import { useEffect, useState } from 'react';
import { useComposedLookup } from '../../platform/client/cache/query.ts';
import { whenIdle } from '../../start/idle.ts';
import { PortalLink } from '../page/portal-link.tsx';

/** Something of a record that can be counted. */
export type Relation<Data> = {
  /** What the platform calls it: the figure is read again when one of them changes. */
  resource: string;
  /** 'application' */
  noun: string;
  /** 'today' */
  when?: string;
  /** At most four calls for all relations in a line; of tiles each its own few. */
  load: (data: Data) => Promise<Figure>;
  /** The list of exactly what was counted; undefined where no list can be narrowed to it. */
  href?: ((data: Data) => string | undefined) | undefined;
};

export type Figure = {
  count: number;
  /** '62% answered' */
  more?: string;
  /** How many need a look, such as '2 unregistered', and the list of those. */
  alarm?: { text: string; href: string | undefined };
  /** Whether anything is wrong would take more calls than a figure may make by itself. */
  unchecked?: {
    /** 'numbers without an application' */
    what: string;
    check: () => Promise<Figure>;
  };
};

type RelationsProps<Data> = {
  sid: string;
  relations: readonly Relation<Data>[];
  /** undefined: the record isn't there yet. */
  data: Data | undefined;
};

function useIsThereAndIdle(isThere: boolean): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    if (isThere) return whenIdle(() => setIdle(true));
    return undefined;
  }, [isThere]);
  return isIdle;
}

/** What belongs to a record, in figures. They come when the form is there and nothing else waits. */
export function Relations<Data>({ sid, relations, data }: RelationsProps<Data>) {
  const isIdle = useIsThereAndIdle(data !== undefined);
  return (
    <ul
      aria-label="In figures"
      // The nouns are there from the beginning, so the height is that of the figures.
      className="flex flex-wrap text-small text-muted tabular-nums"
    >
      {relations.map((relation) => (
        <li
          key={relation.noun}
          className="flex items-center after:mx-2 after:content-['·'] last:after:hidden"
        >
          <RelationFigure sid={sid} relation={relation} data={isIdle ? data : undefined} />
        </li>
      ))}
    </ul>
  );
}

type RelationFigureProps<Data> = {
  sid: string;
  relation: Relation<Data>;
  data: Data | undefined;
};

function useFigure<Data>({ sid, relation, data }: RelationFigureProps<Data>) {
  const { resource, noun, load } = relation;
  return useComposedLookup(
    data === undefined ? null : [resource, 'of', sid, noun],
    data === undefined ? undefined : () => load(data),
    // A figure beside a form: the list that it opens is the place to watch.
    { revalidateOnFocus: false, shouldRetryOnError: false },
  );
}

/** 'calls today' */
const subjectOf = ({ noun, when }: { noun: string; when?: string }, count: number) =>
  `${plural(count, noun)}${when ? ` ${when}` : ''}`;

function RelationFigure<Data>(props: RelationFigureProps<Data>) {
  const { relation, data } = props;
  const figure = useFigure(props);
  if (!figure.data) {
    return (
      <span>
        <span className="inline-block min-w-4 text-end">{figure.error ? '–' : ''}</span>{' '}
        {subjectOf(relation, 2)}
      </span>
    );
  }
  const { count, more } = figure.data;
  const text = `${formatNumber(count)} ${subjectOf(relation, count)}${more ? `, ${more}` : ''}`;
  const to = count > 0 && data !== undefined ? relation.href?.(data) : undefined;
  if (to === undefined) return text;
  return (
    <PortalLink href={to} className={linkStyles({ variant: 'standalone' })}>
      {text}
    </PortalLink>
  );
}

/** The same as tiles, for a record that many things belong to. What is wrong stands out. */
export function RelationTiles<Data>({ sid, relations, data }: RelationsProps<Data>) {
  const isIdle = useIsThereAndIdle(data !== undefined);
  return (
    <ul
      aria-label="In figures"
      className="grid mt-1 grid-cols-[repeat(auto-fit,minmax(5.75rem,1fr))] gap-x-4 gap-y-3 rounded-lg border border-default bg-card px-5 py-3.5 tabular-nums"
    >
      {relations.map((relation) => (
        // As high as it will be: the form below doesn't move.
        <li key={relation.noun} className="min-h-16">
          <Tile sid={sid} relation={relation} data={isIdle ? data : undefined} />
        </li>
      ))}
    </ul>
  );
}

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
        <PortalLink href={to} className={linkStyles({ variant: 'standalone', className: 'block' })}>
          {text}
        </PortalLink>
      )}
      {alarm ? (
        <Alarm {...alarm} />
      ) : (
        more && <span className="block text-meta text-muted">{more}</span>
      )}
      {unchecked && (
        <Unchecked
          what={unchecked.what}
          onCheck={() => figure.mutate(unchecked.check(), { revalidate: false })}
        />
      )}
    </>
  );
}

const Alarm = ({ text, href }: NonNullable<Figure['alarm']>) =>
  href === undefined ? (
    <span className="block text-meta text-danger">{text}</span>
  ) : (
    <PortalLink href={href} className="block text-meta text-danger hover:underline">
      {text}
    </PortalLink>
  );

/** Says that silence means nothing here, and offers to look. */
function Unchecked({ what, onCheck }: { what: string; onCheck: () => Promise<unknown> }) {
  const [state, setState] = useState<'unchecked' | 'checking' | 'failed'>('unchecked');
  const check = async () => {
    setState('checking');
    await onCheck().catch(() => setState('failed'));
  };
  if (state === 'checking') {
    return (
      <span role="status" className="block text-meta text-muted">
        Checking…
      </span>
    );
  }
  return (
    <span className="block text-meta text-muted">
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
