import { useMemo } from 'react';
import useSWR, { type SWRConfiguration, type SWRResponse, useSWRConfig } from 'swr';
import * as v from 'valibot';
import { isRecord } from '../../../browser/record.ts';
import { answeredEarly, type CallOptions, call, wasJustAsked } from '../calls/transport.ts';
import type { AnswerSchema } from '../calls/wire.ts';
import { isJustAsked, noteAsked } from './early.ts';

/**
 * One read of the platform: its path, and how its response is parsed. The path is the key in the
 * cache, so each path has one schema, one cache entry and one request, however many components use
 * it.
 */
export type Read<Data> = {
  path: string;
  get: () => Promise<Data>;
  /** Takes the prefetched response, if there is one. */
  early?: () => Data | undefined;
};

/** For callers that send requests themselves, such as the command line. */
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

/** Puts a prefetched response into the cache, so that the first render has its data. */
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
 * SWR rerenders a component only for members that the component has read: `isValidating` costs two
 * renders per request.
 * @param from null or '': no request
 */
export function useQuery<Data>(from: Read<Data> | null | '', options?: SWRConfiguration<Data>) {
  useEarly(from || null);
  // SWR doesn't know about prefetched responses and would request them again.
  const isNew = from && wasJustAsked(from.path);
  return useSWR<Data>(from ? from.path : null, from ? from.get : null, {
    ...(isNew && { revalidateIfStale: false }),
    ...options,
  });
}

/** In ms. */
const lookupsStay = 60_000;

/**
 * Loads names, choices and counts that accompany a screen. They stay fresh for a minute, unless
 * something is written: the platform limits the number of requests.
 */
export const useLookup = <Data>(
  from: Read<Data> | null | '',
  options?: SWRConfiguration<Data>,
): SWRResponse<Data> =>
  useQuery(from, {
    ...(from && wasJustAsked(from.path, lookupsStay) && { revalidateIfStale: false }),
    ...options,
  });

/** Narrows a response to a part of its data, or to a value derived from it. */
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
 * A result of several requests, cached under a separate key. The first part of the key names the
 * resource that it is refreshed with. @param key null: no request
 */
export const useComposed = <Data>(
  key: readonly [resource: string, ...rest: unknown[]] | null,
  load: (() => Promise<Data>) | undefined,
  options?: SWRConfiguration<Data>,
): SWRResponse<Data> => useSWR<Data>(key, load ?? null, options);

/** A lookup that combines several requests. */
export function useComposedLookup<Data>(
  key: Parameters<typeof useComposed>[0],
  load: (() => Promise<Data>) | undefined,
  options?: SWRConfiguration<Data>,
): SWRResponse<Data> {
  const name = JSON.stringify(key);
  const noted =
    load &&
    (() => {
      // Noted before the response arrives, so that a write in between cancels it.
      noteAsked(name);
      return load();
    });
  return useComposed(key, noted, {
    ...(isJustAsked(name, lookupsStay) && { revalidateIfStale: false }),
    ...options,
  });
}

/** Session data that no request loads: lives as long as the cache, shared by all screens. */
export function useKept<Data>(name: string) {
  const { data, mutate } = useSWR<Data | undefined>([name], null);
  return {
    data,
    change: (next: (before: Data | undefined) => Data | undefined) =>
      mutate(next, { revalidate: false }),
  };
}

const addressOf = (path: string) => path.split('?', 1)[0] ?? '';

/** Whether a path is a list of the resource: all of it, a page, or one account's. */
const isCollection = (path: string, resource: string) =>
  addressOf(path) === resource || addressOf(path).endsWith(`/${resource}`);

/** Matches the record itself, and lists filtered by its sid. */
const isOfRecord = (path: string, sid: string) =>
  addressOf(path).endsWith(`/${sid}`) || path.includes(`=${sid}`);

/** Whether the data under a key may be stale after a change of these resources. */
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
 * Reloads the visible lists of these resources and, with a sid, that record. Await it before
 * continuing. Without a sid it skips single records: a deleted one must not be requested.
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
 * Loads one record. Until it arrives, a complete row of a loaded list takes its place.
 * @param isWhole matches that row only
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

/** Calls of `shared` in flight, by path. */
function callsUnderWay(cache: object) {
  const calls = underWay.get(cache) ?? new Map<string, Promise<unknown>>();
  underWay.set(cache, calls);
  return calls;
}

/** The cache, for use outside of hooks. */
export function useQueryCache() {
  const { cache, mutate } = useSWRConfig();
  return useMemo(() => {
    // SWR calls `get` only while the cache lives: an ended session sends nothing.
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
      /** Cached data of a path. */
      peek: <Data>(path: string): Data | undefined => cache.get(path)?.data,
      /** Returns cached data, or loads it. */
      cached: async <Data>(from: Read<Data>): Promise<Data> =>
        cache.get(from.path)?.data ?? shared(from),
      /** Loads, whatever the cache holds. */
      reload,
      /** Sends one request for all concurrent callers. */
      shared,
      /** Stores data that was loaded outside of hooks. */
      keep: <Data>(path: string, data: Data) => mutate<Data>(path, data, { revalidate: false }),
      /** Rows of all loaded lists of a resource. */
      loadedRows: (resource: string): unknown[] =>
        [...cache.keys()]
          .filter((key) => isCollection(key, resource))
          .flatMap((key) => rowsOf(cache.get(key)?.data)),
    };
  }, [cache, mutate]);
}
