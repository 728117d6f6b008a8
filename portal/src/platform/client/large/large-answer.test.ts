import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import fc from 'fast-check';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { createPause } from '../../../browser/pause.ts';
import { forgetEarly, sendEarly } from '../cache/early.ts';
import { largeFrom, readBody } from '../calls/body.ts';
import type { PlatformError } from '../calls/errors.ts';
import { recordedCalls, recording } from '../calls/recorded-calls.ts';
import { answeredEarly, call, callJson, connect } from '../calls/transport.ts';
import { listOf, optionalText } from '../calls/wire.ts';
import { readLargeAnswer } from './large-answer.ts';
import { createSortedRows } from './sorted-rows.ts';

type Row = { sid: string; name: string };

let server: Server;
let answer: (response: ServerResponse) => void;
let events: string[];
const url = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/v1`;

beforeEach(async () => {
  events = [];
  forgetEarly();
  recordedCalls.set([]);
  recording.isWhole = false;
  server = createServer((_, response) => answer(response));
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  connect({
    baseUrl: url(),
    getToken: () => 'token-1',
    onUnauthorized: (token) => events.push(`unauthorized ${token}`),
    onUnreachable: () => events.push('unreachable'),
  });
});
afterEach(() => {
  server.closeAllConnections();
  return new Promise((closed) => server.close(closed));
});

const row = v.object({ sid: v.string(), name: optionalText });
const byName = (a: Row, b: Row) => (a.name < b.name ? -1 : Number(a.name > b.name));
const list = listOf(row, byName);

/** About 5 MB, unsorted, with multibyte characters. */
const count = 40_000;
const rows = Array.from({ length: count }, (_, index) => ({
  sid: `sid-${index}`,
  name: `Länge ${(index * 7919) % 1000}`,
  more: { text: '"},{"\\', list: [{}, { a: 1 }], rest: 'x'.repeat(40) },
}));
const text = JSON.stringify(rows);
const sent = (body: string, status?: number) => {
  answer = (response) => {
    if (status !== undefined) response.statusCode = status;
    response.end(body);
  };
};
const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    ({ kind, cause, message, status }: PlatformError) => ({
      kind,
      status,
      message,
      cause: cause instanceof Error ? cause.message : undefined,
    }),
  );

it('equals the answer that is parsed at once', async () => {
  sent(text);
  expect(text.length).toBeGreaterThan(2 * largeFrom);
  expect(await call(list, 'GET', 'Things')).toEqual(
    rows.map(({ sid, name }) => ({ sid, name })).sort(byName),
  );
  // Other schemas, and none.
  const plain = v.array(v.looseObject({ sid: v.string() }));
  expect(await call(plain, 'GET', 'Things')).toEqual(rows);
  expect(await callJson('GET', 'Things')).toEqual(rows);
});

it('is parsed at once where the code for it does not load', async () => {
  const load = vi.fn(() => {
    throw new Error('offline');
  });
  vi.doMock('./large-answer.ts', load);
  onTestFinished(() => {
    vi.doUnmock('./large-answer.ts');
  });
  sent(text);
  expect(await call(list, 'GET', 'Things')).toEqual(
    rows.map(({ sid, name }) => ({ sid, name })).sort(byName),
  );
  expect(load).toHaveBeenCalled();
});

it('yields to the page while it parses', async () => {
  // The whole text has arrived, so no wait for the network yields to the page.
  const { text: beginning, rest } = await readBody(new Response(text));
  if (!rest) throw new Error('The answer is not large');
  let turns = 0;
  let isOver = false;
  const turn = () => {
    turns += 1;
    if (!isOver) setTimeout(turn);
  };
  setTimeout(turn);
  await readLargeAnswer(beginning, rest, list.inRows);
  isOver = true;
  expect(turns).toBeGreaterThan(2);
});

it('names the first row that does not match', async () => {
  sent(JSON.stringify([...rows, { name: 'without' }, { sid: 1 }]));
  expect(await failure(call(list, 'GET', 'Things'))).toMatchObject({
    kind: 'Unexpected',
    cause: `GET Things: ${count}.sid`,
  });
});

it.each([
  ['an answer that is cut off', text.slice(0, -1000)],
  ['an answer that goes on', `${text}x`],
  ['a comma at its end', `${text.slice(0, -1)},]`],
])('%s is no JSON', async (_, body) => {
  sent(body);
  expect(await failure(call(list, 'GET', 'Things'))).toMatchObject({
    kind: 'Unexpected',
    cause: 'GET Things: not JSON',
  });
  expect(events).toEqual([]);
});

it('a connection that breaks off is no answer', async () => {
  answer = (response) => {
    if (response.req.url?.endsWith('PredefinedCarriers')) return response.end('[]');
    response.setHeader('Content-Length', text.length * 2);
    response.write(text.slice(0, largeFrom * 1.5), () => response.destroy());
  };
  recording.isWhole = true;
  expect(await failure(call(list, 'GET', 'Things'))).toMatchObject({
    kind: 'Unreachable',
    message: 'The server did not answer',
  });
  expect(recordedCalls.get()).toMatchObject([{ status: 0 }]);
});

it('gives up after its timeout', async () => {
  answer = (response) => {
    if (response.req.url?.endsWith('PredefinedCarriers')) return response.end('[]');
    response.write(text.slice(0, largeFrom * 1.5));
  };
  const closed = new Promise((resolve) =>
    server.once('request', (request) => request.socket.once('close', resolve)),
  );
  expect(await failure(call(list, 'GET', 'Things', { timeout: 300 }))).toMatchObject({
    kind: 'Unreachable',
  });
  await closed;
});

it('an object, a text and an error are read whole', async () => {
  sent(JSON.stringify({ rows }));
  expect(await call(v.object({ rows: v.array(row) }), 'GET', 'Things')).toMatchObject({
    rows: rows.map(({ sid, name }) => ({ sid, name })),
  });
  sent(JSON.stringify(text));
  expect(await failure(call(list, 'GET', 'Things'))).toMatchObject({
    kind: 'Unexpected',
    cause: 'GET Things: answer',
  });
  sent(JSON.stringify({ msg: 'bad', text }), 400);
  expect(await failure(call(list, 'GET', 'Things'))).toMatchObject({
    kind: 'Invalid',
    message: 'bad',
  });
});

it('records the first rows of a long list while the API calls are shown', async () => {
  sent(text);
  await call(list, 'GET', 'Things');
  expect(recordedCalls.get()[0]).not.toHaveProperty('whole');
  recording.isWhole = true;
  await call(list, 'GET', 'Things');
  expect(recordedCalls.get()[1]).toMatchObject({
    status: 200,
    whole: {
      answer: JSON.stringify(rows.slice(0, 10)),
      excerpt: { records: count, length: text.length },
    },
  });
});

it('the read takes a prefetched list, the first rendering does not', async () => {
  let calls = 0;
  answer = (response) => {
    calls += 1;
    response.end(text);
  };
  sendEarly([`${url()}/Accounts`], 'token-1');
  await globalThis.PORTAL_EARLY?.[`${url()}/Accounts`]?.received;
  expect(answeredEarly('Accounts', JSON.parse)).toBeUndefined();
  expect(await call(list, 'GET', 'Accounts')).toHaveLength(count);
  expect(calls).toBe(1);
});

it('orders arriving rows as sort orders all of them', async () => {
  const keyed = fc.record({ name: fc.constantFrom('a', 'b', 'c', 'd') });
  await fc.assert(
    fc.asyncProperty(fc.array(fc.array(keyed)), fc.boolean(), async (batches, isOrdered) => {
      const all = batches.flat().map(({ name }, index) => ({ name, sid: String(index) }));
      const compare = isOrdered ? byName : undefined;
      const sorted = createSortedRows(compare, createPause());
      let from = 0;
      for (const { length } of batches) {
        await sorted.push(all.slice(from, from + length));
        from += length;
      }
      expect(await sorted.end()).toEqual(compare ? all.toSorted(compare) : all);
    }),
  );
});

it('a prefetched list that is no longer needed frees its connection', async () => {
  answer = (response) => {
    response.write(text.slice(0, largeFrom * 1.5));
  };
  const closed = new Promise((resolve) =>
    server.once('request', (request) => request.socket.once('close', resolve)),
  );
  sendEarly([`${url()}/Accounts`], 'token-1');
  await globalThis.PORTAL_EARLY?.[`${url()}/Accounts`]?.received;
  forgetEarly();
  await closed;
});
