import { linkStyles } from '@trunkline/ui/primitives/link';
import { formatNumber, plural } from '@trunkline/ui/tokens/format';
import { useEffect, useState } from 'react';
import { useComposedLookup } from '../../../platform/client/cache/query.ts';
import { whenIdle } from '../../../start/idle.ts';
import { PortalLink } from '../../page/portal-link.tsx';

/** Related records that can be counted. */
export type Relation<Data> = {
  /** Resource on the platform: a change of it reloads the figure. */
  resource: string;
  /** Whether it changes by itself within minutes, so that each visit loads it. */
  isLive?: boolean;
  /** 'application' */
  noun: string;
  /** 'today' */
  when?: string;
  /** At most four requests for all relations in a line; each tile may send a few. */
  load: (data: Data) => Promise<Figure>;
  /** List of exactly the counted records; undefined if no list can be narrowed to them. */
  href?: ((data: Data) => string | undefined) | undefined;
};

export type Figure = {
  count: number;
  /** '62% answered' */
  more?: string;
  /** Number of problems, such as '2 unregistered', with their list. */
  alarm?: { text: string; href: string | undefined };
  /** Set if looking for problems would take too many requests to do it unasked. */
  unchecked?: {
    /** 'numbers without an application' */
    what: string;
    check: () => Promise<Figure>;
  };
};

export type RelationsProps<Data> = {
  sid: string;
  relations: readonly Relation<Data>[];
  /** undefined while the record is loading. */
  data: Data | undefined;
};

export function useIsThereAndIdle(isThere: boolean): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    if (isThere) return whenIdle(() => setIdle(true));
    return undefined;
  }, [isThere]);
  return isIdle;
}

/** Related records in figures. They load when the form is rendered and nothing else waits. */
export function Relations<Data>({ sid, relations, data }: RelationsProps<Data>) {
  const isIdle = useIsThereAndIdle(data !== undefined);
  return (
    <ul
      aria-label="In figures"
      // The nouns render from the beginning, so the height doesn't change.
      className="flex flex-wrap text-small text-muted"
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

export type RelationFigureProps<Data> = {
  sid: string;
  relation: Relation<Data>;
  data: Data | undefined;
};

export function useFigure<Data>({ sid, relation, data }: RelationFigureProps<Data>) {
  const { resource, noun, load, isLive = false } = relation;
  return useComposedLookup(
    data === undefined ? null : [resource, 'of', sid, noun],
    data === undefined ? undefined : () => load(data),
    // A figure beside a form needs no updates: people watch the list behind it.
    {
      revalidateOnFocus: false,
      shouldRetryOnError: false,
      ...(isLive && { revalidateIfStale: true }),
    },
  );
}

/** 'calls today' */
export const subjectOf = ({ noun, when }: { noun: string; when?: string }, count: number) =>
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
