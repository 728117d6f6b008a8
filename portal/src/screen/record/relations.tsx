import { linkStyles } from '@trunkline/ui/primitives/link';
import { formatCount, plural } from '@trunkline/ui/tokens/format';
import { useEffect, useState } from 'react';
import { useComposed } from '../../platform/client/cache/query.ts';
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
  /** At most four calls for all relations of a record. */
  load: (data: Data) => Promise<Figure>;
  /** The list of exactly what was counted; undefined where no list can be narrowed to it. */
  href?: ((data: Data) => string | undefined) | undefined;
};

export type Figure = {
  count: number;
  /** '62% answered' */
  more?: string;
};

type RelationsProps<Data> = {
  sid: string;
  relations: readonly Relation<Data>[];
  /** undefined: the record isn't there yet. */
  data: Data | undefined;
};

/** What belongs to a record, in figures. They come when the form is there and nothing else waits. */
export function Relations<Data>({ sid, relations, data }: RelationsProps<Data>) {
  const isThere = data !== undefined;
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    if (isThere) return whenIdle(() => setIdle(true));
    return undefined;
  }, [isThere]);
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

function RelationFigure<Data>({ sid, relation, data }: RelationFigureProps<Data>) {
  const { resource, noun, when, load, href } = relation;
  const figure = useComposed(
    data === undefined ? null : [resource, 'of', sid, noun],
    data === undefined ? undefined : () => load(data),
    // A figure beside a form: the list that it opens is the place to watch.
    { revalidateOnFocus: false, shouldRetryOnError: false },
  );
  const after = when ? ` ${when}` : '';
  if (!figure.data) {
    return (
      <span>
        <span className="inline-block min-w-4 text-end">{figure.error ? '–' : ''}</span>{' '}
        {plural(2, noun)}
        {after}
      </span>
    );
  }
  const { count, more } = figure.data;
  const text = `${formatCount(count, noun)}${after}${more ? `, ${more}` : ''}`;
  const to = count > 0 && data !== undefined ? href?.(data) : undefined;
  if (to === undefined) return text;
  return (
    <PortalLink href={to} className={linkStyles({ variant: 'standalone' })}>
      {text}
    </PortalLink>
  );
}
