import * as v from 'valibot';
import type { Api } from '../../../src/configuration/api.ts';
import type { ReadWithSchema } from '../../../src/platform/client/cache/query.ts';
import { PlatformError } from '../../../src/platform/client/calls/errors.ts';
import { isForLater } from '../../../src/platform/client/pace/batch.ts';

/** Ends a look because the process ends. */
export class Stopped extends Error {}

export type Reader = {
  /** One call in its turn. Fails where nothing else would answer either: no platform, no log-in. */
  read: <Data>(what: ReadWithSchema<Data>) => Promise<Data>;
  /** The same, or what was read at most so long ago, in ms. */
  readKept: <Data>(what: ReadWithSchema<Data>, lifetime: number) => Promise<Data>;
  /** null where this read alone fails; the sentence is kept. */
  attempt: <Data>(read: () => Promise<Data>) => Promise<Data | null>;
  /** Sentences about reads that failed, each once. */
  problems: () => string[];
  /** Calls so far. */
  calls: () => number;
};

/** Answers that later looks of the same process take. */
export type Kept = Map<string, { at: number; data: unknown }>;

type Options = {
  api: Api;
  /** The pace of the platform: resolves when the next call may be made. */
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
      // A path has one schema.
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
