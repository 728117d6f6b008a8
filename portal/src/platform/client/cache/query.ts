import { useMemo } from 'react';
import useSWR, { type SWRConfiguration, type SWRResponse, useSWRConfig } from 'swr';
import * as v from 'valibot';
import { isRecord } from '../../../browser/record.ts';
import { answeredEarly, type CallOptions, call, wasJustAsked } from '../calls/transport.ts';
import type { AnswerSchema } from '../calls/wire.ts';
import { isJustAsked, noteAsked } from './early.ts';

/**
 * One read of the platform: its path, and how its answer is parsed. The path is the key in the cache,
 * so each path has one schema, one cache entry and one call, however many components use it.
 */
export type Read<Data> = {
  path: string;
  get: () => Promise<Data>;
  /** Takes the prefetched answer, if there is one. */
  early?: () => Data | undefined;
};

/** For callers with a transport of their own, such as the command line. */
export type ReadWithSchema<Data> = Read<Data> & { schema: v.GenericSchema<unknown, Data> };

function parsed<Schema extends v.GenericSchema>(schema: Schema, text: string) {
  try {
    const result = v.safeParse(schema, JSON.parse(text));
    return result.success ? result.output : undefined;
  } catch {
    return undefined;
  }
}

export const read = <Data>(
  path: string,
  schema: AnswerSchema<Data>,
  options?: Pick<CallOptions, 'isBackground'>,
): ReadWithSchema<Data> => ({
  path,
  schema,
  get: () => call(schema, 'GET', path, options),
  early: () => answeredEarly(path, (text) => parsed(schema, text)),
});

/** Puts an early answer into the cache, so that the first rendering has its data. */
function useEarly<Data>(from: Read<Data> | null): void {
  const { cache } = useSWRConfig();
  const path = from?.path;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a read is its path
  useMemo(() => {
    if (path === undefined || cache.get(path)?.data !== undefined) return;
    const data = from?.early?.();
    if (data !== undefined) cache.set(path, { data, isLoading: false, isValidating: false });
  }, [path, cache]);
}

/**
 * SWR draws a component again for members of the answer that it has read: `isValidating` twice for each
 * question.
 * @param from null or '': nothing is asked
 */
export function useQuery<Data>(from: Read<Data> | null | '', options?: SWRConfiguration<Data>) {
  useEarly(from || null);
  // SWR doesn't know of answers that came ahead of need: it would ask again.
  const isNew = from && wasJustAsked(from.path);
  return useSWR<Data>(from ? from.path : null, from ? from.get : null, {
    ...(isNew && { revalidateIfStale: false }),
    ...options,
  });
}

/** In ms. */
const lookupsStay = 60_000;

/**
 * Names, choices and figures beside what a screen is about: the answer stays for a minute, unless
 * something is written. The platform bears so many calls and no more.
 */
export const useLookup = <Data>(
  from: Read<Data> | null | '',
  options?: SWRConfiguration<Data>,
): SWRResponse<Data> =>
  useQuery(from, {
    ...(from && wasJustAsked(from.path, lookupsStay) && { revalidateIfStale: false }),
    ...options,
  });

/** The same answer with a part of its data, or with what follows from it. */
export function useSelected<Data, Selected>(
  answer: SWRResponse<Data>,
  select: (data: Data) => Selected,
) {
  const { data, mutate } = answer;
  const selected = useMemo(() => (data === undefined ? undefined : select(data)), [data, select]);
  return {
    data: selected,
    mutate,
    get error() {
      return answer.error as unknown;
    },
    get isLoading() {
      return answer.isLoading;
    },
  };
}

/**
 * An answer put together from many calls. It has a key of its own, whose first part names the resource
 * that it is refreshed with. @param key null: nothing is asked
 */
export const useComposed = <Data>(
  key: readonly [resource: string, ...rest: unknown[]] | null,
  load: (() => Promise<Data>) | undefined,
  options?: SWRConfiguration<Data>,
): SWRResponse<Data> => useSWR<Data>(key, load ?? null, options);

/** A lookup that is put together from many calls. */
export function useComposedLookup<Data>(
  key: Parameters<typeof useComposed>[0],
  load: (() => Promise<Data>) | undefined,
  options?: SWRConfiguration<Data>,
): SWRResponse<Data> {
  const name = JSON.stringify(key);
  const noted =
    load &&
    (() => {
      // Before the answer: a write while it is on its way takes it back.
      noteAsked(name);
      return load();
    });
  return useComposed(key, noted, {
    ...(isJustAsked(name, lookupsStay) && { revalidateIfStale: false }),
    ...options,
  });
}

/** Data of this session that no call answers: kept as long as the cache, shared by all screens. */
export function useKept<Data>(name: string) {
  const { data, mutate } = useSWR<Data | undefined>([name], null);
  return {
    data,
    change: (next: (before: Data | undefined) => Data | undefined) =>
      mutate(next, { revalidate: false }),
  };
}

const addressOf = (path: string) => path.split('?', 1)[0] ?? '';

/** A list of the resource, wherever it is: all of it, a page, or what one account has. */
const isCollection = (path: string, resource: string) =>
  addressOf(path) === resource || addressOf(path).endsWith(`/${resource}`);

/** Matches the record itself, and lists filtered by its sid. */
const isOfRecord = (path: string, sid: string) =>
  addressOf(path).endsWith(`/${sid}`) || path.includes(`=${sid}`);

/** Whether what is kept under a key may be other than before a change of these resources. */
export function isAffected(
  key: unknown,
  resources: readonly string[],
  sid: string | undefined,
): boolean {
  if (Array.isArray(key)) return resources.includes(key[0]);
  if (typeof key !== 'string') return false;
  return (
    resources.some((resource) => isCollection(key, resource)) ||
    (sid !== undefined && isOfRecord(key, sid))
  );
}

/**
 * Asks again for the lists of these resources that are shown, and with a sid for that record; awaited
 * before the caller goes on. Without a sid single records are left alone: one that was just deleted
 * must not be asked for.
 */
export function useRefresh(...resources: string[]) {
  const { mutate } = useSWRConfig();
  return (sid?: string) => mutate((key) => isAffected(key, resources, sid));
}

/** Rows of a list or of one of its pages. */
function rowsOf(data: unknown): readonly unknown[] {
  const rows = isRecord(data) ? data['data'] : data;
  return Array.isArray(rows) ? rows : [];
}

/**
 * One record. Until it is answered, a row of a loaded list that has all of it stands in its place.
 * @param isWhole true of that row alone
 */
export function useRecord<Data>(
  from: Read<Data> | null | '',
  resource: string,
  isWhole: (row: unknown) => row is Data,
) {
  const { loadedRows } = useQueryCache();
  const path = from ? from.path : '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each record
  const row = useMemo(() => loadedRows(resource).find(isWhole), [path]);
  return useQuery(from, { fallbackData: row });
}

const underWay = new WeakMap<object, Map<string, Promise<unknown>>>();

/** By path: calls of `shared` that have no answer yet. */
function callsUnderWay(cache: object) {
  const calls = underWay.get(cache) ?? new Map<string, Promise<unknown>>();
  underWay.set(cache, calls);
  return calls;
}

/** The cache for those who ask outside of hooks. */
export function useQueryCache() {
  const { cache, mutate } = useSWRConfig();
  return useMemo(() => {
    // SWR calls `get` only while the cache lives: a session that has ended asks nothing.
    const reload = <Data>({ path, get }: Read<Data>) =>
      mutate<Data>(path, () => get(), { revalidate: false });
    const shared = <Data>(from: Read<Data>): Promise<Data> => {
      const running = callsUnderWay(cache);
      const before = running.get(from.path) as Promise<Data> | undefined;
      if (before) return before;
      const asked = reload(from).finally(() => running.delete(from.path)) as Promise<Data>;
      running.set(from.path, asked);
      return asked;
    };
    return {
      /** Data known at a path. */
      peek: <Data>(path: string): Data | undefined => cache.get(path)?.data,
      /** Reuses what a screen has loaded. */
      cached: async <Data>(from: Read<Data>): Promise<Data> =>
        cache.get(from.path)?.data ?? shared(from),
      /** Asks, whatever is known. */
      reload,
      /** Asks once for all who ask for the same at a time. */
      shared,
      /** Keeps an answer that was read outside of hooks. */
      keep: <Data>(path: string, data: Data) => mutate<Data>(path, data, { revalidate: false }),
      /** Rows of all lists of a resource that are loaded. */
      loadedRows: (resource: string): unknown[] =>
        [...cache.keys()]
          .filter((key) => isCollection(key, resource))
          .flatMap((key) => rowsOf(cache.get(key)?.data)),
    };
  }, [cache, mutate]);
}
