import { EventEmitter, once } from 'node:events';
import type { Channel, NotDelivered } from '../channels/channel.ts';
import { Stopped } from '../look/reader.ts';
import { deliver } from '../state/deliver.ts';
import { nextFor } from '../state/state.ts';
import type { Store } from '../state/store.ts';
import type { Figures } from './figures.ts';
import type { Round } from './round.ts';
import { backOff, wait } from './wait.ts';

export type Running = {
  look: () => Promise<Round>;
  store: Store;
  channels: readonly Channel[];
  figures: Figures;
  complain: (text: string) => void;
};

/** Requests of a watch per five minutes: a fifth of the platform's limit for all users. */
const share = 120;
const fiveMinutes = 300_000;

/** Pause after a refused log-in, in ms: six attempts in half an hour lock it. */
const afterRefusal = 10 * 60_000;

async function lookOnce({ look, figures, complain }: Running): Promise<Round> {
  const done = figures.lookBegins();
  const round = await look();
  done(round);
  for (const problem of round.problems) complain(problem);
  if (round.failure) complain(round.failure.message);
  return round;
}

const sendAll = ({ store, figures, complain }: Running, channel: Channel, signal?: AbortSignal) =>
  deliver(channel, store, {
    signal,
    onDelivered: ({ name }) => figures.delivery(name, 'delivered'),
    onRefused: ({ name }, { message }) => {
      figures.delivery(name, 'refused');
      complain(`${message} The receiver rejected the message, so it was dropped.`);
    },
  });

function failed({ figures, complain }: Running, channel: Channel, problem: NotDelivered): void {
  figures.delivery(channel.name, 'failed');
  complain(problem.message);
}

/** Looks once and sends, for cron. @returns whether everything was read and sent */
export async function lookAndSend(running: Running, signal: AbortSignal): Promise<boolean> {
  const { failure, problems } = await lookOnce(running);
  const results = await Promise.all(
    running.channels.map(async (channel) => {
      const problem = await sendAll(running, channel, signal);
      if (problem) failed(running, channel, problem);
      return problem === null;
    }),
  );
  return failure === null && problems.length === 0 && results.every(Boolean);
}

/** Time until the next look, in ms. @param every between two looks, in ms */
export function pauseAfter({ failure, calls }: Round, failures: number, every: number): number {
  if (failure === null) return Math.max(every, (calls / share) * fiveMinutes);
  const isRefused = failure.kind === 'Forbidden' || failure.kind === 'Unauthorized';
  return Math.max(backOff(failures), isRefused ? afterRefusal : 0);
}

/**
 * Looks and sends until the signal aborts. Each channel has its own loop, so that a failing one
 * doesn't delay others. A fatal failure, such as a full disk, ends them all.
 * @param every between two looks, in ms
 */
export async function loop(running: Running, every: number, signal: AbortSignal): Promise<void> {
  const { store, channels, figures } = running;
  const ending = new AbortController();
  const stop = AbortSignal.any([signal, ending.signal]);
  const looked = new EventEmitter();
  looked.setMaxListeners(channels.length + 1);

  async function looks(): Promise<void> {
    let failures = 0;
    while (!stop.aborted) {
      const startedAt = Date.now();
      const round = await lookOnce(running);
      looked.emit('look');
      failures = round.failure ? failures + 1 : 0;
      const pause = pauseAfter(round, failures, every);
      figures.nextLook(pause);
      await wait(Math.max(0, startedAt + pause - Date.now()), stop);
    }
  }

  async function sends(channel: Channel): Promise<void> {
    let failures = 0;
    while (!stop.aborted) {
      const problem = await sendAll(running, channel, stop);
      if (problem) {
        failed(running, channel, problem);
        failures += 1;
        await wait(Math.max(backOff(failures), problem.retryAfter ?? 0), stop);
        continue;
      }
      failures = 0;
      if (nextFor(store.get(), channel.name)) continue;
      await once(looked, 'look', { signal: stop }).catch(() => undefined);
    }
  }

  const all = [looks(), ...channels.map(sends)].map((one) =>
    one.catch((error: unknown) => {
      ending.abort();
      if (!(error instanceof Stopped)) throw error;
    }),
  );
  const results = await Promise.allSettled(all);
  const broken = results.find((result) => result.status === 'rejected');
  if (broken) throw broken.reason;
}
