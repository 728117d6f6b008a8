import { Counter, Gauge, Registry } from 'prom-client';
import { conditionKinds } from '../core/condition.ts';
import { type ChannelName, waitingFor } from '../state/state.ts';
import type { Store } from '../state/store.ts';
import type { Round } from './round.ts';

export type Figures = {
  /** @returns a function to call at the end of the look */
  lookBegins: () => (round: Round) => void;
  /** @param pause until the next look, in ms */
  nextLook: (pause: number) => void;
  delivery: (channel: ChannelName, result: 'delivered' | 'failed' | 'refused') => void;
  /** In the format of Prometheus. */
  text: () => Promise<string>;
  contentType: string;
  /** Whether looks succeed in time. */
  isHealthy: () => boolean;
};

/** Added to the time of three looks, in ms. */
const grace = 5 * 60_000;

export function createFigures(
  store: Store,
  channels: readonly ChannelName[],
  every: number,
): Figures {
  const registry = new Registry();
  const registers = [registry];
  const prefix = 'trunkline_watch_';
  const looks = new Counter({
    name: `${prefix}looks_total`,
    help: 'Looks at the platform',
    labelNames: ['result'] as const,
    registers,
  });
  const calls = new Counter({
    name: `${prefix}platform_calls_total`,
    help: 'Calls to the platform',
    registers,
  });
  const seconds = new Gauge({
    name: `${prefix}look_seconds`,
    help: 'Length of the last look',
    registers,
  });
  const deliveries = new Counter({
    name: `${prefix}deliveries_total`,
    help: 'Attempts to send a message',
    labelNames: ['channel', 'result'] as const,
    registers,
  });
  new Gauge({
    name: `${prefix}last_look_timestamp_seconds`,
    help: 'Time of the last look that succeeded',
    registers,
    collect() {
      const { lookedAt } = store.get();
      this.set(lookedAt === null ? 0 : Date.parse(lookedAt) / 1000);
    },
  });
  new Gauge({
    name: `${prefix}conditions`,
    help: 'Conditions that go on',
    labelNames: ['kind'] as const,
    registers,
    collect() {
      for (const kind of conditionKinds) {
        const { active } = store.get();
        this.set({ kind }, active.filter(({ condition }) => condition.kind === kind).length);
      }
    },
  });
  new Gauge({
    name: `${prefix}messages_waiting`,
    help: 'Messages that a channel has not delivered',
    labelNames: ['channel'] as const,
    registers,
    collect() {
      for (const channel of channels) this.set({ channel }, waitingFor(store.get(), channel));
    },
  });
  for (const result of ['succeeded', 'failed']) looks.inc({ result }, 0);

  let succeededAt = Date.now();
  let interval = every;
  return {
    lookBegins() {
      const at = Date.now();
      return (round) => {
        seconds.set((Date.now() - at) / 1000);
        calls.inc(round.calls);
        looks.inc({ result: round.failure ? 'failed' : 'succeeded' });
        if (!round.failure) succeededAt = Date.now();
      };
    },
    nextLook(pause) {
      interval = Math.max(every, pause);
    },
    delivery: (channel, result) => deliveries.inc({ channel, result }),
    text: () => registry.metrics(),
    contentType: registry.contentType,
    isHealthy: () => Date.now() - succeededAt < 3 * interval + grace,
  };
}
