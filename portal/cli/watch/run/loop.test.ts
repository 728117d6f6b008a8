import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PlatformError } from '../../../src/platform/client/calls/errors.ts';
import { type Channel, NotDelivered } from '../channels/channel.ts';
import { begin } from '../channels/fixtures.ts';
import { newState } from '../state/state.ts';
import { createStore } from '../state/store.ts';
import { createFigures } from './figures.ts';
import { loop, pauseAfter } from './loop.ts';
import type { Round } from './round.ts';
import { backOff } from './wait.ts';

const seen: Round = { failure: null, problems: [], calls: 10 };
const failing = (kind: 'Unreachable' | 'Forbidden'): Round => ({
  ...seen,
  failure: new PlatformError(kind, 'No.'),
});
const minute = 60_000;

describe('waiting', () => {
  test('doubles with each failure up to five minutes, and differs between watches', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 2000 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (failures, random) => {
          const ms = backOff(failures, random);
          const most = Math.min(5 * minute, 1000 * 2 ** (failures - 1));
          expect(ms).toBeGreaterThanOrEqual(most / 2);
          expect(ms).toBeLessThanOrEqual(most);
        },
      ),
    );
  });

  test('after a look leaves the platform to others: 24 calls a minute', () => {
    expect(pauseAfter(seen, 0, minute)).toBe(minute);
    expect(pauseAfter({ ...seen, calls: 120 }, 0, minute)).toBe(5 * minute);
  });

  test('after a refused log-in is too long to lock it', () => {
    expect(pauseAfter(failing('Forbidden'), 1, minute)).toBe(10 * minute);
    expect(pauseAfter(failing('Unreachable'), 1, minute)).toBeLessThanOrEqual(1000);
  });
});

test('a channel that never takes anything holds up no other, and a full disk ends all', async () => {
  const taken: string[] = [];
  const channels: Channel[] = [
    {
      name: 'slack',
      send: async () => {
        throw new NotDelivered('Slack answered 500.');
      },
    },
    {
      name: 'webhook',
      send: async ({ id }) => {
        taken.push(id);
      },
    },
  ];
  let looks = 0;
  const store = createStore(newState('t', 'n', 'w'), async ({ told }) => {
    if (told > 3) throw new Error('no space left');
  });
  const look = async () => {
    looks += 1;
    const id = `w-${looks}`;
    const left = channels.map(({ name }) => name);
    await store.update((state) => ({
      ...state,
      told: looks,
      outbox: [...state.outbox, { message: { ...begin, id }, left }],
    }));
    return { ...seen, calls: 0 };
  };
  const names = channels.map(({ name }) => name);
  const figures = createFigures(store, names, 5);
  const said = new Set<string>();
  const complain = (text: string) => said.add(text);
  const running = { look, store, channels, figures, complain };
  await expect(loop(running, 5, new AbortController().signal)).rejects.toThrow('no space left');
  expect(taken).toEqual(['w-1', 'w-2', 'w-3']);
  expect([...said]).toEqual(['Slack answered 500.']);
  expect(store.get().outbox).toHaveLength(3);
  expect(await figures.text()).toContain('trunkline_watch_messages_waiting{channel="slack"} 3');
});

test('a message that its receiver refuses is dropped and said', async () => {
  const ending = new AbortController();
  const channels: Channel[] = [
    {
      name: 'slack',
      send: async () => {
        throw new NotDelivered('Slack answered 400.', { isRefused: true });
      },
    },
  ];
  const store = createStore(
    { ...newState('t', 'n', 'w'), outbox: [{ message: begin, left: ['slack'] }] },
    async ({ outbox }) => {
      if (outbox.length === 0) ending.abort();
    },
  );
  const said: string[] = [];
  const running = {
    look: async () => seen,
    store,
    channels,
    figures: createFigures(store, ['slack'], 5),
    complain: (text: string) => said.push(text),
  };
  await loop(running, 5, ending.signal);
  expect(said).toEqual([
    'Slack answered 400. The receiver rejected the message, so it was dropped.',
  ]);
  expect(await running.figures.text()).toContain('result="refused"} 1');
});
