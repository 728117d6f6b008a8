import { searchText } from '../../browser/search-text.ts';
import type { Read } from '../../platform/client/cache/query.ts';
import { PlatformError } from '../../platform/client/calls/errors.ts';
import type { SessionUser } from '../../session/user.ts';
import type { NavIcon } from '../page/route.ts';
import type { RecordKind } from './kinds.ts';

/** Kind of a pasted text, by its shape. `value` is the query for the platform. */
export type Pasted = {
  kind: 'sid' | 'number' | 'sip-address' | 'ip-address' | 'call-id';
  value: string;
};

export type FindContext = {
  user: SessionUser;
  /** The current service provider; null until it is known. */
  providerSid: string | null;
  /** Through SWR's cache: a loaded list is reused. */
  cached: <Data>(from: Read<Data>) => Promise<Data>;
};

export type Found = {
  sid: string;
  name: string;
  detail?: string | undefined;
  /** A second line below the name: the owner. */
  secondLine?: string | undefined;
  /** Where it is, when its kind and its sid do not tell. */
  href?: string;
};

/**
 * How the command palette finds records of one kind. Asked on demand only; a rejection says that
 * this kind could not be searched.
 */
export type Finder = {
  kind: Pick<RecordKind, 'noun' | 'title' | 'plural' | 'list' | 'edit'>;
  icon: NavIcon;
  /** By what a person remembers of it, at least two characters. The best few. */
  search: (text: string, context: FindContext) => Promise<readonly Found[]>;
  /**
   * Where the lists that are loaded have them: the last part of their path, and the members that tell which record a row is. An id that they know is not asked for.
   */
  loaded?: {
    resource: string;
    sidMember: string;
    nameMember: string;
    /** Rows of others, which are in the answer all the same, are none. */
    isOwn?: (row: Record<string, unknown>, context: FindContext) => boolean;
    /** For the value of that member. */
    nameOf?: (text: string) => Promise<string>;
  };
  /** By what they have pasted; none when it is nothing of this kind. */
  resolve?: (pasted: Pasted, context: FindContext) => Promise<readonly Found[]>;
};

/** How many records of a kind the palette shows. */
export const foundAtMost = 6;

/** Every word of the text has to occur, in whichever of the fields, whatever the case. */
export function hasAllWords(fields: readonly (string | undefined)[], text: string): boolean {
  const haystack = searchText(fields.join('\n'));
  return searchText(text)
    .split(/\s+/)
    .every((word) => haystack.includes(word));
}

/**
 * The best few rows that have every word of the text in their fields: those whose first field begins
 * with it before the others.
 */
export function bestOf<Row>(
  rows: readonly Row[],
  text: string,
  fieldsOf: (row: Row) => readonly string[],
): Row[] {
  const wanted = searchText(text);
  const begins = (row: Row) => searchText(fieldsOf(row)[0] ?? '').startsWith(wanted);
  const fitting = rows.filter((row) => hasAllWords(fieldsOf(row), text));
  return [...fitting.filter(begins), ...fitting.filter((row) => !begins(row))].slice(
    0,
    foundAtMost,
  );
}

/** One record by its id; none when there is none, or it is not for this person to see. */
export async function findOne(
  get: () => Promise<Found>,
  isUnknown = (error: unknown) =>
    error instanceof PlatformError && (error.kind === 'NotFound' || error.kind === 'Forbidden'),
): Promise<Found[]> {
  try {
    return [await get()];
  } catch (error) {
    if (isUnknown(error)) return [];
    throw error;
  }
}

type FinderOptions<Row> = Pick<Finder, 'icon'> & {
  kind: RecordKind<Row>;
  search: (text: string, context: FindContext) => Promise<readonly Row[]>;
  /** null: the id is of another kind, send no request. */
  get: (sid: string, context: FindContext) => Promise<Row> | null;
  /** By anything else that is pasted. */
  resolve?: (pasted: Pasted, context: FindContext) => Promise<readonly Row[]>;
  detailOf?: (row: Row) => string | undefined;
  isOwn?: NonNullable<Finder['loaded']>['isOwn'];
  isUnknown?: (error: unknown) => boolean;
};

/** Finds records of a kind that lists know by the members of the kind. */
export function finderOf<Row>({
  kind,
  icon,
  search,
  get,
  resolve,
  detailOf,
  isOwn,
  isUnknown,
}: FinderOptions<Row>): Finder {
  const { resource, sidMember, nameMember } = kind;
  const found = (row: Row): Found => {
    const sid = kind.sidOf(row);
    return { sid, name: kind.nameOf(row) || sid, detail: detailOf?.(row) };
  };
  return {
    kind,
    icon,
    loaded: { resource, sidMember, nameMember, isOwn },
    search: async (text, context) => (await search(text, context)).map(found),
    resolve: async (pasted, context) => {
      const asked = pasted.kind === 'sid' ? get(pasted.value, context) : null;
      if (asked) return findOne(async () => found(await asked), isUnknown);
      return ((await resolve?.(pasted, context)) ?? []).map(found);
    },
  };
}
