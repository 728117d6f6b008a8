import * as v from 'valibot';
import type { Api } from '../../../src/configuration/api.ts';
import type { ReadWithSchema } from '../../../src/platform/client/cache/query.ts';
import { PlatformError } from '../../../src/platform/client/calls/errors.ts';
import { isForLater } from '../../../src/platform/client/pace/batch.ts';

/** Thrown to end a look when the process ends. */
export class Stopped extends Error {}

export type Reader = {
  /** Sends one request in its turn. */
  read: <Data>(what: ReadWithSchema<Data>) => Promise<Data>;
  /** Like `read`, but accepts a cached response. @param lifetime in ms */
  readKept: <Data>(what: ReadWithSchema<Data>, lifetime: number) => Promise<Data>;
  /**
   * null if only this read fails; its message is kept. Rethrows failures that affect every read: no
   * platform, no log-in, too many requests.
   */
  attempt: <Data>(read: () => Promise<Data>) => Promise<Data | null>;
  /** Messages of failed reads, without duplicates. */
  problems: () => string[];
  /** Number of requests so far. */
  calls: () => number;
};

/** Responses cached for later looks of the same process. */
export type Kept = Map<string, { at: number; data: unknown }>;

type Options = {
  api: Api;
  /** Rate limit of the platform: resolves when the next request may be sent. */
  turn: () => Promise<void>;
  kept: Kept;
  /** Time of the look, in ms. */
  at: number;
  signal?: AbortSignal | undefined;
};

export function createReader({ api, turn, kept, at, signal }: Options): Reader {
  const problems = new Set<string>();
  let calls = 0;
  async function read<Data>({ path, schema }: ReadWithSchema<Data>): Promise<Data> {
    await turn();
    if (signal?.aborted) throw new Stopped();
    calls += 1;
    const answer = v.safeParse(schema, await api.call('GET', path));
    if (answer.success) return answer.output;
    const where = v.getDotPath(answer.issues[0]);
    throw new PlatformError(
      'Unexpected',
      `GET ${path} answered without ${where ?? 'its members'}.`,
    );
  }

  return {
    read,
    async readKept<Data>(what: ReadWithSchema<Data>, lifetime: number) {
      const known = kept.get(what.path);
      // Each path has one schema, so the type is safe.
      if (known && at - known.at < lifetime) return known.data as Data;
      const data = await read(what);
      kept.set(what.path, { at, data });
      return data;
    },
    async attempt(read) {
      try {
        return await read();
      } catch (error) {
        if (isForLater(error) || !(error instanceof PlatformError)) throw error;
        problems.add(error.message);
        return null;
      }
    },
    problems: () => [...problems],
    calls: () => calls,
  };
}
