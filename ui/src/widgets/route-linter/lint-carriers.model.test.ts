import { expect, test } from 'vitest';
import type { LintInput } from './finding.model.ts';
import { carriersOf, type Row, spare, tableOf } from './lint-carriers.model.ts';
import { spoken } from './lint-sentences.model.ts';

const input: LintInput = {
  routes: { rows: {}, order: [] },
  defaultCarrierId: 'C',
  carriers: [
    { id: 'C', name: 'Skyline', isActive: true, outboundGateways: 1 },
    { id: 'D', name: 'Silent', isActive: true, outboundGateways: 0 },
    { id: 'E', name: 'Off', isActive: false, outboundGateways: 1 },
  ],
  isActive: true,
  rivals: [],
};

/** A hundred valid routes in which to plant a fault. */
const hundred = Array.from({ length: 100 }, (_, index) => `^\\+?${100 + index * 9}`);

const rowOf = (text: string, carrierId: string, spareCarrierIds: string[] = []): Row => ({
  id: text,
  place: 1,
  route: { text, carrierId, spareCarrierIds, description: '' },
  isInvalid: false,
});

test.each<[carrierId: string, kind: string]>([
  ['D', 'no-gateway'],
  ['E', 'inactive-carrier'],
  ['gone', 'carrier-gone'],
  ['', 'no-carrier'],
])('carrier %j of a hundred routes: %s', (carrierId, kind) => {
  for (const text of hundred) {
    expect(carriersOf([rowOf(text, carrierId)], input)).toMatchObject([{ kind, routeIds: [text] }]);
  }
});

test('nothing is said of carriers that take calls, nor while none is known', () => {
  expect(carriersOf([rowOf('^1', 'C')], input)).toEqual([]);
  expect(carriersOf([rowOf('^1', 'gone')], { ...input, carriers: [] })).toEqual([]);
  const unknown = { id: 'F', name: 'New', isActive: true, outboundGateways: undefined };
  expect(
    carriersOf([rowOf('^1', 'F')], { ...input, carriers: [...input.carriers, unknown] }),
  ).toEqual([]);
});

test('routes of one carrier are told of together, and so is the default', () => {
  const rows = [rowOf('^1', 'E'), rowOf('^2', 'E')];
  expect(carriersOf(rows, input)).toMatchObject([{ routeIds: ['^1', '^2'] }]);
  expect(carriersOf(rows, { ...input, defaultCarrierId: 'E' })).toMatchObject([
    { routeIds: ['^1', '^2'] },
  ]);
  expect(spoken(carriersOf([], { ...input, defaultCarrierId: 'D' }))).toMatchObject([
    { kind: 'no-gateway', routeIds: [], message: expect.stringContaining('the default route') },
  ]);
});

test('a carrier after the first is never used', () => {
  for (const text of hundred) {
    expect(spoken(spare(rowOf(text, 'C', ['D']), input))).toMatchObject([
      { kind: 'spare', routeIds: [text], message: expect.stringMatching(/^Silent is never used/) },
    ]);
    expect(spoken(spare(rowOf(text, 'C', ['gone', 'D']), input))).toMatchObject([
      { message: expect.stringMatching(/^A further carrier and 1 more are/) },
    ]);
    expect(spare(rowOf(text, 'C'), input)).toEqual([]);
  }
});

test('what is odd about the table as a whole', () => {
  const kindsOf = (part: Partial<LintInput>) =>
    tableOf({ ...input, ...part }).map(({ kind }) => kind);
  for (const text of hundred) {
    expect(kindsOf({ rivals: [`Table ${text}`] })).toEqual(['rivals']);
    expect(kindsOf({ rivals: [`Table ${text}`], isActive: false })).toEqual([
      'rivals',
      'inactive-table',
    ]);
  }
  expect(kindsOf({})).toEqual([]);
});
