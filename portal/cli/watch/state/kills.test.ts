import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Channel, NotDelivered } from '../channels/channel.ts';
import type { Condition, Sight } from '../core/condition.ts';
import type { Message } from '../core/messages.ts';
import { deliver } from './deliver.ts';
import { type ChannelName, newState, type State, stateAfter } from './state.ts';
import { createStore } from './store.ts';

/*
 * Histories of conditions, and a kill at every write and every send: before it, after it, and for a
 * write in the middle of it. The process then starts again from what the disk has.
 */

class Killed extends Error {}

type Place = 'before' | 'after';
type Effect = { kind: 'write' | 'send'; place: Place };

/** Kills at effect number `at`; lets all others pass. */
function killer(at: number) {
  let passed = 0;
  let killedAt: Effect | null = null;
  return {
    check(effect: Effect): void {
      passed += 1;
      if (passed !== at || killedAt) return;
      killedAt = effect;
      throw new Killed();
    },
    get passed() {
      return passed;
    },
    get killedAt() {
      return killedAt;
    },
  };
}
type Killer = ReturnType<typeof killer>;

const names: readonly ChannelName[] = ['webhook', 'pagerduty', 'email'];

/** Everything outside the process: it survives a kill. */
type World = {
  /** The state as written: states are replaced, never mutated. */
  disk: State | null;
  received: Record<string, Message[]>;
  /** Whether the receiver rejects each attempt, in order. */
  turnedAway: boolean[];
};

const conditionOf = (id: string): Condition => ({
  id,
  kind: id.startsWith('speech') ? 'speech' : id.startsWith('alert') ? 'alert' : 'registration',
  title: `${id} begins`,
  detail: '',
  over: `${id} ends`,
  href: '/',
});

const times = Array.from({ length: 5 }, (_, look) =>
  new Date(Date.UTC(2026, 10, 20, 12, look)).toISOString(),
);
const timeOf = (look: number) => times[look] as string;

const fromDisk = (state: State): State => JSON.parse(JSON.stringify(state));

/** One life of the process: from look `first` until it is killed or has seen everything. */
async function live(world: World, history: readonly Sight[], first: number, kill: Killer) {
  const write = async (state: State) => {
    kill.check({ kind: 'write', place: 'before' });
    world.disk = state;
    kill.check({ kind: 'write', place: 'after' });
  };
  const channels = names.map(
    (name): Channel => ({
      name,
      send: async (message) => {
        kill.check({ kind: 'send', place: 'before' });
        if (world.turnedAway.shift()) throw new NotDelivered('It is busy.');
        world.received[name]?.push(message);
        kill.check({ kind: 'send', place: 'after' });
      },
    }),
  );
  const known = world.disk === null ? newState('t', 'n', 'w') : fromDisk(world.disk);
  const store = createStore(known, write);
  // One channel after another, so that a kill hits the same place in every run.
  const deliverAll = async () => {
    for (const channel of channels) await deliver(channel, store);
  };
  let look = first;
  try {
    await deliverAll();
    for (; look < history.length; look += 1) {
      const sight = history[look] as Sight;
      const lookedAt = timeOf(look);
      await store.update((state) => ({
        ...stateAfter(state, sight, new Date(lookedAt), names),
        lookedAt,
      }));
      await deliverAll();
    }
    // The outbox empties once the receivers accept everything.
    while (store.get().outbox.length > 0) await deliverAll();
  } catch (error) {
    if (!(error instanceof Killed)) throw error;
    return look;
  }
  return history.length;
}

/** Beginnings and ends to report, from the history alone. */
function expected(history: readonly Sight[]): string[] {
  const on = new Set<string>();
  return history.flatMap(({ conditions, unknown }) => {
    const seen = new Set(conditions.map(({ id }) => id));
    const lines: string[] = [];
    for (const id of [...on].sort()) {
      if (seen.has(id) || unknown.some((start) => id.startsWith(start))) continue;
      on.delete(id);
      lines.push(`end ${id}`);
    }
    for (const id of [...seen].sort()) {
      if (on.has(id)) continue;
      on.add(id);
      lines.push(`begin ${id}`);
    }
    return lines.sort();
  });
}

/** Beginnings and ends as seen by a receiver that deduplicates by id, sorted within a look. */
function told(messages: readonly Message[]): string[] {
  const first = new Map(messages.map((one) => [one.id, one]).reverse() as [string, Message][]);
  const ordered = [...first.values()].reverse();
  const looks = new Map<string, string[]>();
  for (const { change, items, at } of ordered) {
    looks.set(at, [...(looks.get(at) ?? []), ...items.map(({ id }) => `${change} ${id}`)]);
  }
  return [...looks.values()].flatMap((lines) => lines.sort());
}

const ids = ['registration a', 'registration b', 'registration c', 'speech a', 'alert a'];
const sight = fc.record({
  conditions: fc.subarray(ids).map((some) => some.map(conditionOf)),
  unknown: fc.subarray(['registration ', 'speech ', 'alert '], { maxLength: 1 }),
});
const histories = fc.record({
  history: fc.array(sight, { minLength: 1, maxLength: 5 }),
  turnedAway: fc.array(fc.boolean(), { maxLength: 6 }),
});

const worldOf = (turnedAway: readonly boolean[]): World => ({
  disk: null,
  received: Object.fromEntries(names.map((name) => [name, []])),
  turnedAway: [...turnedAway],
});

const repeats = (messages: readonly Message[]) => {
  const counts = new Map<string, number>();
  for (const { id } of messages) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts.values()].filter((count) => count > 1);
};

test('each beginning and end is told once by id, wherever the process is killed', async () => {
  let kills = 0;
  let repeated = 0;
  await fc.assert(
    fc.asyncProperty(histories, fc.boolean(), async ({ history, turnedAway }, goesOn) => {
      for (let at = 1; ; at += 1) {
        const world = worldOf(turnedAway);
        const kill = killer(at);
        const reached = await live(world, history, 0, kill);
        const { killedAt } = kill;
        let seen = history;
        if (killedAt) {
          kills += 1;
          // The restarted watch looks at the same world again, or at a later one.
          const isStored = world.disk !== null && world.disk.lookedAt === timeOf(reached);
          const isLost = goesOn && !isStored && reached < history.length;
          if (isLost) seen = history.filter((_, look) => look !== reached);
          await live(world, history, isLost ? reached + 1 : reached, killer(0));
        }
        // A receiver without ids gets one message twice, only after a kill between send and mark.
        const isBetween =
          (killedAt?.kind === 'send' && killedAt.place === 'after') ||
          (killedAt?.kind === 'write' && killedAt.place === 'before');
        const counts = names.flatMap((name) => repeats(world.received[name] ?? []));
        repeated += counts.length;
        const wanted = expected(seen).join('\n');
        // One assertion per kill: there are more than 10,000.
        expect([
          ...names.map((name) => told(world.received[name] ?? []).join('\n')),
          counts.length <= (isBetween ? 1 : 0),
          counts.every((count) => count === 2),
        ]).toEqual([...names.map(() => wanted), true, true]);
        if (!killedAt) return;
      }
    }),
    { numRuns: 200, seed: 131 },
  );
  expect(kills).toBeGreaterThan(10_000);
  expect(repeated).toBeGreaterThan(1000);
});

test('two kills in a row tell nothing twice by id and lose nothing', async () => {
  await fc.assert(
    fc.asyncProperty(
      histories,
      fc.array(fc.integer({ min: 1, max: 25 }), { minLength: 2, maxLength: 6 }),
      async ({ history, turnedAway }, places) => {
        const world = worldOf(turnedAway);
        let look = 0;
        for (const at of [...places, 0]) look = await live(world, history, look, killer(at));
        for (const name of names) {
          expect(told(world.received[name] ?? [])).toEqual(expected(history));
        }
      },
    ),
    { numRuns: 500, seed: 131 },
  );
});
