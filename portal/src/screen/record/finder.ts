import { searchText } from '../../browser/search-text.ts';
import type { Read } from '../../platform/client/cache/query.ts';
import { PlatformError } from '../../platform/client/calls/errors.ts';
import type { SessionUser } from '../../session/user.ts';
import type { NavIcon } from '../page/route.ts';
import type { RecordKind } from './kinds.ts';

/** Kind of a pasted text, by its format. `value` is the query for the platform. */
export type Pasted = {
  kind: 'sid' | 'number' | 'sip-address' | 'ip-address' | 'call-id';
  value: string;
};

export type FindContext = {
  user: SessionUser;
  /** The current service provider; null while unknown. */
  providerSid: string | null;
  /** Loads through SWR's cache: reuses a loaded list. */
  cached: <Data>(from: Read<Data>) => Promise<Data>;
};

export type Found = {
  sid: string;
  name: string;
  detail?: string | undefined;
  /** A second line below the name: the owner. */
  secondLine?: string | undefined;
  /** Address, if kind and sid don't determine it. */
  href?: string;
};

/**
 * Finds records of one kind for the command palette. Runs only on demand; a rejection means that
 * this kind could not be searched.
 */
export type Finder = {
  kind: Pick<RecordKind, 'noun' | 'title' | 'plural' | 'list' | 'edit'>;
  icon: NavIcon;
  /** Finds the best few by what a person remembers, at least two characters. */
  search: (text: string, context: FindContext) => Promise<readonly Found[]>;
  /**
   * Where loaded lists have such records: the last part of their path, and the members that
   * identify a row. An id found there is not requested.
   */
  loaded?: {
    resource: string;
    sidMember: string;
    nameMember: string;
    /** Whether a row counts: the response may also contain rows of others. */
    isOwn?: (row: Record<string, unknown>, context: FindContext) => boolean;
    /** Formats the value of `nameMember`. */
    nameOf?: (text: string) => Promise<string>;
  };
  /** Finds records by a pasted text; none if it isn't of this kind. */
  resolve?: (pasted: Pasted, context: FindContext) => Promise<readonly Found[]>;
};

/** Most records per kind in the palette. */
export const foundAtMost = 6;

/** Whether every word of the text occurs in any of the fields, in any case. */
export function hasAllWords(fields: readonly (string | undefined)[], text: string): boolean {
  const haystack = searchText(fields.join('\n'));
  return searchText(text)
    .split(/\s+/)
    .every((word) => haystack.includes(word));
}

/**
 * The best few rows whose fields contain every word of the text; rows whose first field begins with
 * it come first.
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

/** One record by its id; none if it doesn't exist or this person may not see it. */
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
  /** null if the id is of another kind, so that no request is sent. */
  get: (sid: string, context: FindContext) => Promise<Row> | null;
  /** Finds records by other pasted texts. */
  resolve?: (pasted: Pasted, context: FindContext) => Promise<readonly Row[]>;
  detailOf?: (row: Row) => string | undefined;
  isOwn?: NonNullable<Finder['loaded']>['isOwn'];
  isUnknown?: (error: unknown) => boolean;
};

/** Builds a finder for a kind from its members. */
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
