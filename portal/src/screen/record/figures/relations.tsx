import { linkStyles } from '@trunkline/ui/primitives/link';
import { formatNumber, plural } from '@trunkline/ui/tokens/format';
import { useEffect, useState } from 'react';
import { useComposedLookup } from '../../../platform/client/cache/query.ts';
import { whenIdle } from '../../../start/idle.ts';
import { PortalLink } from '../../page/portal-link.tsx';

/** Something of a record that can be counted. */
export type Relation<Data> = {
  /** What the platform calls it: the figure is read again when one of them changes. */
  resource: string;
  /** Changes by itself from one minute to the next: read at each visit. */
  isLive?: boolean;
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

export type RelationsProps<Data> = {
  sid: string;
  relations: readonly Relation<Data>[];
  /** undefined: the record isn't there yet. */
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

/** What belongs to a record, in figures. They come when the form is there and nothing else waits. */
export function Relations<Data>({ sid, relations, data }: RelationsProps<Data>) {
  const isIdle = useIsThereAndIdle(data !== undefined);
  return (
    <ul
      aria-label="In figures"
      // The nouns are there from the beginning, so the height is that of the figures.
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
    // A figure beside a form: the list that it opens is the place to watch.
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
