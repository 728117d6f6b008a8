import { describe, expect, test } from 'vitest';
import { sampleCall } from '../../evidence/call-sample.ts';
import { NORTHWIND, RETAIL } from '../../seed/known-sids.ts';
import { DAY, NOW, PATH, sandboxWithCalls } from '../../tests/calls.ts';
import type { CallRow } from './store.ts';

type Call = {
  attempted_at: string;
  call_sid: string;
  account_sid: string;
  answered: boolean;
  direction: string;
  trunk: string;
  from: string;
  to: string;
};
type List = {
  total: number;
  page: string;
  page_size: string;
  data: Call[];
};

const calls = sandboxWithCalls();
const { sandbox, acme, stored, ofAcme } = calls;
const list = calls.list<List>;

const sids = (calls: readonly { call_sid: string }[]) =>
  calls.map(({ call_sid }) => call_sid).sort();

describe('lists', () => {
  test('newest first, everything without a range', async () => {
    const { total, data } = await list('');
    expect(total).toBe(ofAcme().length);
    const times = data.map(({ attempted_at }) => Date.parse(attempted_at));
    expect(times).toEqual([...times].sort((a, b) => b - a));
  });

  test('days are windows of 24 hours that put start and end out of force', async () => {
    const since = ofAcme(({ attempted_at }) => attempted_at >= NOW - 3 * DAY);
    const found = await list('days=3&start=2030-01-01T00:00:00Z&end=2001-01-01T00:00:00Z');
    expect(found.total).toBe(since.length);
    expect(found.total).toBeGreaterThan(5);
  });

  test('start and end belong to the range', async () => {
    const [one] = ofAcme();
    const at = new Date(one?.attempted_at ?? 0).toISOString();
    const found = await list(`start=${at}&end=${at}`);
    expect(sids(found.data)).toEqual([one?.call_sid]);
    expect((await list(`start=${at}&end=yesterday`)).total).toBe(0);
  });

  test.each([
    ['answered=true', (call: CallRow) => call.answered === 1],
    ['answered=false', (call: CallRow) => call.answered === 0],
    ['answered=TRUE', () => true],
    ['direction=inbound', (call: CallRow) => call.direction === 'inbound'],
    ['direction=outbound', (call: CallRow) => call.direction === 'outbound'],
    ['direction=io', () => false],
    ['trunk=Acme%20PBX', (call: CallRow) => call.trunk === 'Acme PBX'],
    ['trunk=Acme', () => false],
    [
      'filter=1508555100',
      (call: CallRow) => /1508555100/.test(`${call.from_party} ${call.to_party}`),
    ],
    ['filter=%5E1212', (call: CallRow) => /^1212/m.test(`${call.from_party}\n${call.to_party}`)],
    ['filter=9%7C8%24', (call: CallRow) => /9|8$/m.test(`${call.from_party}\n${call.to_party}`)],
    [
      'answered=false&direction=outbound&filter=5%24',
      (call: CallRow) =>
        call.answered === 0 &&
        call.direction === 'outbound' &&
        /5$/m.test(`${call.from_party}\n${call.to_party}`),
    ],
  ])('%s', async (query, isWanted) => {
    const { total, data } = await list(query);
    const wanted = ofAcme(isWanted);
    expect(total).toBe(wanted.length);
    expect(data.length).toBe(Math.min(500, total));
    const known = new Set(sids(wanted));
    expect(data.every(({ call_sid }) => known.has(call_sid))).toBe(true);
  });

  test('pages follow one another, a filter notwithstanding', async () => {
    for (const filter of ['', '&filter=555', '&filter=5.5']) {
      const whole = await list(filter.slice(1));
      const pages: Call[] = [];
      for (let page = 1; page <= 3; page += 1) {
        const { json } = await acme().get(`${PATH}?page=${page}&count=7${filter}`);
        pages.push(...(json as List).data);
        expect((json as List).total).toBe(whole.total);
        expect((json as List).page).toBe(String(page));
      }
      expect(pages).toEqual(whole.data.slice(0, 21));
    }
  });

  test('the provider path has the calls of all its accounts', async () => {
    const sp = await sandbox().as('sp-northwind');
    const path = `/ServiceProviders/${NORTHWIND}/RecentCalls`;
    const { total, data } = await list('days=7', path, sp);
    expect(total).toBe(
      stored().filter(
        (call) => call.service_provider_sid === NORTHWIND && call.attempted_at >= NOW - 7 * DAY,
      ).length,
    );
    const accounts = new Set(data.map(({ account_sid }) => account_sid));
    expect(accounts.size).toBeGreaterThan(3);
    expect(accounts.has(RETAIL)).toBe(false);
  });

  test.each(['(', '+1508', '[', '*', 'a{2,1}', '(?=1)', '\\1', '.'.repeat(300)])(
    'filter %s is refused as the platform does',
    async (filter) => {
      const answer = await acme().get(
        `${PATH}?page=1&count=5&filter=${encodeURIComponent(filter)}`,
      );
      expect(answer.status).toBe(500);
      expect((answer.json as { msg: string }).msg).toMatch(/^A 400 Bad Request error occurred: /);
    },
  );

  test('no filter keeps the server busy', async () => {
    const party = `${'1'.repeat(40)}x`;
    for (const call_sid of ['slow-1', 'slow-2', 'slow-3']) {
      sandbox().store.calls.add(sampleCall({ call_sid, from_party: party, trace_id: call_sid }));
    }
    // A search that tries every way would outlast the test.
    for (const filter of [
      '^(1+)+2$',
      '(1|1)*2',
      '1*1*1*1*1*1*2',
      '(?:1{1,9}){2,}2',
      '1*1*1*1*2$',
    ]) {
      const answer = await acme().get(
        `${PATH}?page=1&count=5&filter=${encodeURIComponent(filter)}`,
      );
      // 500: the expression was refused.
      expect(answer.status).toBeOneOf([200, 500]);
    }
  });
});
