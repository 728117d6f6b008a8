import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  earlyText,
  forgetEarly,
  isJustAsked,
  sendEarly,
  takeEarly,
  whenEarlyAnswered,
} from './early.ts';

let server: Server;
let base: string;
let asked: string[];
beforeEach(async () => {
  asked = [];
  server = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.end('answer');
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  globalThis.PORTAL_EARLY = undefined;
});
afterEach(() => {
  vi.useRealTimers();
  return new Promise((closed) => server.close(closed));
});

it('hands an answer over once', async () => {
  sendEarly([`${base}/a`], 'token');
  expect(await takeEarly(`${base}/a`, 'token')).toEqual({ status: 200, text: 'answer' });
  expect(takeEarly(`${base}/a`, 'token')).toBeUndefined();
  expect(asked).toEqual(['/a']);
});

it('gives nobody the answer of another session', () => {
  sendEarly([`${base}/b`], 'token');
  expect(takeEarly(`${base}/b`, 'other')).toBeUndefined();
});

it('tells an answer that is there, and leaves it for the call', async () => {
  sendEarly([`${base}/e`], 'token');
  expect(earlyText(`${base}/e`, 'token')).toBeUndefined();
  await whenEarlyAnswered();
  expect(earlyText(`${base}/e`, 'token')).toBe('answer');
  expect(earlyText(`${base}/e`, 'other')).toBeUndefined();
  expect(whenEarlyAnswered()).toBeUndefined();
  await takeEarly(`${base}/e`, 'token');
  expect(earlyText(`${base}/e`, 'token')).toBeUndefined();
  expect(asked).toEqual(['/e']);
});

it('asks nothing twice: neither what is under way nor what has just been asked', async () => {
  sendEarly([`${base}/c`, `${base}/c`], 'token');
  sendEarly([`${base}/c`], 'token');
  await takeEarly(`${base}/c`, 'token');
  sendEarly([`${base}/c`], 'token');
  expect(takeEarly(`${base}/c`, 'token')).toBeUndefined();
  expect(asked).toEqual(['/c']);
});

it('keeps no answer for long', () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  sendEarly([`${base}/d`], 'token');
  vi.setSystemTime(Date.now() + 11_000);
  expect(takeEarly(`${base}/d`, 'token')).toBeUndefined();
});

it('takes what was just asked for new, until something is written', async () => {
  expect(isJustAsked(`${base}/f`)).toBe(false);
  sendEarly([`${base}/f`], 'token');
  await takeEarly(`${base}/f`, 'token');
  expect(isJustAsked(`${base}/f`)).toBe(true);
  sendEarly([`${base}/g`], 'token');
  forgetEarly();
  expect(isJustAsked(`${base}/f`)).toBe(false);
  expect(takeEarly(`${base}/g`, 'token')).toBeUndefined();
});

it('drops stale answers that nobody took', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  sendEarly([`${base}/f`], 'token');
  await whenEarlyAnswered();
  vi.setSystemTime(Date.now() + 11_000);
  sendEarly([`${base}/g`], 'token');
  expect(Object.keys(globalThis.PORTAL_EARLY ?? {})).toEqual([`${base}/g`]);
  await whenEarlyAnswered();
});
