import { randomUUID } from 'node:crypto';
import { pace } from '../../src/platform/client/pace/pace.ts';
import { type Given, Refusal, type Terminal } from '../command.ts';
import { baseUrlOf, consoleUrlOf } from '../session.ts';
import { channelsOf } from './channels/channels.ts';
import { Stopped } from './look/reader.ts';
import { type WatchOptions, watchOptionsOf } from './options.ts';
import { createFigures } from './run/figures.ts';
import { listen } from './run/listen.ts';
import { lookAndSend, loop, type Running } from './run/loop.ts';
import { createRounds } from './run/round.ts';
import { lock } from './state/lock.ts';
import { newState, onlyFor, type State } from './state/state.ts';
import { readState, writeState } from './state/state-file.ts';
import { createStore } from './state/store.ts';

type WatchTerminal = Pick<Terminal, 'env' | 'print' | 'complain'>;

type WatchSeams = {
  now?: () => Date;
  /** Rate limit of the platform: resolves when the next request may be sent. */
  turn?: () => Promise<void>;
  /** Ends the watch. Default: SIGTERM and SIGINT. */
  signal?: AbortSignal;
  /** Called with the port once the figures are served. */
  onListening?: (port: number) => void;
};

/** Aborts when the process is asked to end. */
function endOfProcess() {
  const ending = new AbortController();
  const abort = () => ending.abort();
  for (const name of ['SIGTERM', 'SIGINT'] as const) process.once(name, abort);
  return {
    signal: ending.signal,
    release() {
      for (const name of ['SIGTERM', 'SIGINT'] as const) process.off(name, abort);
    },
  };
}

/** Waits for a turn, or for the end of the process. */
const orEnd = (turn: () => Promise<void>, signal: AbortSignal) => () =>
  signal.aborted
    ? Promise.resolve()
    : new Promise<void>((resolve, reject) => {
        const end = () => resolve();
        signal.addEventListener('abort', end, { once: true });
        turn()
          .then(resolve, reject)
          .finally(() => signal.removeEventListener('abort', end));
      });

/** Reads the stored state, or creates one. @param target what is watched, by the options */
async function stateFor(file: string, target: string, name: string): Promise<State> {
  const known = await readState(file);
  if (known && known.target !== target) {
    throw new Refusal(
      `${file} belongs to a watch of another platform, provider or account. Choose another file with --state.`,
    );
  }
  return known ?? newState(target, name, randomUUID());
}

/** Runs the command `watch`. @returns the exit status */
export async function watch(
  given: Given,
  terminal: WatchTerminal,
  seams: WatchSeams = {},
): Promise<0 | 1> {
  const options = watchOptionsOf(given, terminal.env['STATE_DIRECTORY']);
  if (options.isDryRun) return run(given, options, terminal, seams);
  const release = await lock(options.state);
  try {
    return await run(given, options, terminal, seams);
  } finally {
    await release();
  }
}

async function run(
  given: Given,
  options: WatchOptions,
  { env, print, complain }: WatchTerminal,
  { now = () => new Date(), turn = pace.take, signal, onListening }: WatchSeams,
): Promise<0 | 1> {
  const { state: file, isDryRun, isOnce, format } = options;
  const [account = '', provider = ''] = ['account', 'provider'].map(given.option);
  const baseUrl = baseUrlOf(env);
  const channels = channelsOf({
    env,
    style: { consoleUrl: consoleUrlOf(env) },
    wanted: isDryRun ? ['stdout'] : options.to,
    format,
    print,
    now: () => now().getTime(),
  });
  const names = channels.map(({ name }) => name);
  const left = await stateFor(
    file,
    JSON.stringify([baseUrl, provider, account]),
    account || provider || new URL(baseUrl).host,
  );
  const store = isDryRun
    ? createStore({ ...left, outbox: [] }, async () => undefined)
    : createStore(onlyFor(left, names), (state) => writeState(file, state));
  const every = options.every * 1000;
  const figures = createFigures(store, names, every);
  const end = signal ? { signal, release: () => undefined } : endOfProcess();
  const running: Running = {
    look: createRounds({
      store,
      channels: names,
      given,
      env,
      now,
      turn: orEnd(turn, end.signal),
      signal: end.signal,
    }),
    store,
    channels,
    figures,
    complain,
  };
  if (isDryRun) complain('Dry run: nothing is sent or stored.');
  const served =
    options.listen && (await listen(options.listen.host, options.listen.port, figures));
  if (served) onListening?.(served.port);
  try {
    if (isOnce) return (await lookAndSend(running, end.signal)) ? 0 : 1;
    await loop(running, every, end.signal);
    return 0;
  } catch (error) {
    if (error instanceof Stopped) return 0;
    throw error;
  } finally {
    await served?.close();
    end.release();
  }
}
