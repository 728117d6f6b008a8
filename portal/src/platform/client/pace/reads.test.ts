import { expect, it } from 'vitest';
import type { Received } from '../cache/early.ts';
import { retryAfterOf } from '../calls/retry-after.ts';
import { createReads } from './reads.ts';

/** A clock that jumps to the end of each wait. */
function jumping() {
  let time = 0;
  return {
    now: () => time,
    wait: async (ms: number) => {
      time += ms;
    },
  };
}

const ok: Received = { status: 200, text: '[]' };
const refused = (retryAfter?: number): Received => ({ status: 429, text: '', retryAfter });

it('has six under way at most, and the others in the order they came', async () => {
  const { read } = createReads(jumping());
  const begun: number[] = [];
  const answers: ((received: Received) => void)[] = [];
  const all = Array.from({ length: 9 }, (_, index) =>
    read(() => {
      begun.push(index);
      return new Promise<Received>((resolve) => answers.push(resolve));
    }),
  );
  await expect.poll(() => begun).toEqual([0, 1, 2, 3, 4, 5]);
  answers[3]?.(ok);
  await expect.poll(() => begun).toEqual([0, 1, 2, 3, 4, 5, 6]);
  for (const index of [0, 1, 2, 4, 5, 6]) answers[index]?.(ok);
  await expect.poll(() => begun).toHaveLength(9);
  for (const answer of answers) answer(ok);
  await expect(Promise.all(all)).resolves.toHaveLength(9);
});

it('keeps places free for what a person waits for', async () => {
  const { read, readInBackground } = createReads(jumping());
  const begun: string[] = [];
  const answers: ((received: Received) => void)[] = [];
  const ask = (name: string) => () => {
    begun.push(name);
    return new Promise<Received>((resolve) => answers.push(resolve));
  };
  const many = Array.from({ length: 7 }, (_, index) => readInBackground(ask(`many ${index}`)));
  const own = read(ask('own'));
  await expect.poll(() => begun).toHaveLength(5);
  expect(begun.toSorted()).toEqual(['many 0', 'many 1', 'many 2', 'many 3', 'own']);
  answers[1]?.(ok);
  await expect.poll(() => begun.at(-1)).toBe('many 4');
  for (let next = 0; next < 8; next += 1) {
    await expect.poll(() => answers[next]).toBeDefined();
    answers[next]?.(ok);
  }
  await Promise.all([...many, own]);
});

it('asks again when the platform says, and nothing before', async () => {
  const clock = jumping();
  const { read } = createReads(clock);
  const asked: number[] = [];
  const answers = [refused(24_000), ok];
  const first = read(async () => {
    asked.push(clock.now());
    return answers.shift() ?? ok;
  });
  expect(await first).toEqual(ok);
  expect(asked).toEqual([0, 24_000]);
});

it('holds reads back that come meanwhile', async () => {
  const waiting: (() => void)[] = [];
  const clock = {
    now: () => 0,
    wait: () =>
      new Promise<void>((resolve) => {
        waiting.push(resolve);
      }),
  };
  const { read } = createReads(clock);
  const answers = [refused(5000), ok];
  const first = read(async () => answers.shift() ?? ok);
  await expect.poll(() => answers).toHaveLength(1);
  let isAsked = false;
  const second = read(async () => {
    isAsked = true;
    return ok;
  });
  await expect.poll(() => waiting).toHaveLength(2);
  expect(isAsked).toBe(false);
  for (const pass of waiting) pass();
  await Promise.all([first, second]);
  expect(isAsked).toBe(true);
});

it('gives the refusal back where it would take longer than a minute in all', async () => {
  const clock = jumping();
  const { read } = createReads(clock);
  expect(await read(async () => refused(61_000))).toEqual(refused(61_000));
  expect(clock.now()).toBe(0);
  expect(await read(async () => refused(25_000))).toEqual(refused(25_000));
  expect(clock.now()).toBe(50_000);
});

it('gives a refusal back that names no time', async () => {
  const { read } = createReads(jumping());
  expect(await read(async () => refused())).toEqual(refused());
});

it.each([
  [200, { 'Retry-After': '9' }, undefined],
  [429, {}, undefined],
  [429, { 'Retry-After': '9' }, 9000],
  [429, { 'Retry-After': '0' }, 1000],
  [429, { 'RateLimit-Reset': '31' }, 31_000],
  [429, { 'Retry-After': 'soon' }, undefined],
])('%i with %o waits %s ms', (status, headers, expected) => {
  expect(retryAfterOf(new Response('', { status, headers }))).toBe(expected);
});

it('understands a date', () => {
  const date = new Date(Date.now() + 20_000).toUTCString();
  const wait = retryAfterOf(new Response('', { status: 429, headers: { 'Retry-After': date } }));
  expect(wait).toBeGreaterThan(15_000);
  expect(wait).toBeLessThanOrEqual(20_000);
});
