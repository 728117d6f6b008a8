import fc from 'fast-check';
import { expect, test } from 'vitest';
import { maxRouteLength } from '../outbound-routes/index.ts';
import { lint, of, routesOf, takenBy } from './lint.fixtures.ts';
import { routeTexts } from './route-linter.fixtures.ts';

test('a route without a carrier takes nothing from those below', () => {
  const routes = routesOf(['.*', '^\\+?44']);
  const { r0 } = routes.rows;
  if (!r0) throw new Error('a route');
  const rows = { ...routes.rows, r0: { ...r0, carrierId: '' } };
  expect(of('dead', lint([], { routes: { ...routes, rows } }))).toEqual([]);
  const broken = { ...rows, r1: { ...r0, text: '(44' } };
  expect(of('invalid', lint([], { routes: { ...routes, rows: broken } }))).toMatchObject([
    { example: '15085550123' },
  ]);
});

test('the example is the first number that gets past those above, if one does', () => {
  const exampleOf = (...texts: string[]) => of('invalid', lint(texts))[0]?.example;
  expect(exampleOf('(44')).toBe('15085550123');
  expect(exampleOf('^1', '(44')).toBe('25085550123');
  expect(exampleOf('.*', '(44')).toBeUndefined();
  expect(of('empty', lint(['^[1-8]', '']))).toMatchObject([{ example: '95085550123' }]);
});

test('a broken expression says how many routes it holds up, and is not called dead', () => {
  const findings = lint(['^\\+?49', '(44', '^\\+?1', '^\\+?2']);
  expect(of('invalid', findings)[0]?.message).toMatch(/the 2 below and the default are never/);
  expect(of('dead', findings)).toEqual([]);
  expect(of('invalid', lint(['(44']))[0]?.message).toMatch(/, and the default carrier is never/);
});

test('what is too complex to check is not called dead', () => {
  expect(of('dead', lint(['1.{13}1']))).toEqual([]);
});

test('choices that each have an anchor are not mended as one', () => {
  expect(lint(['^44|^45'])).toEqual([]);
});

test('no fix is longer than a route may be', () => {
  const digits = '1'.repeat(maxRouteLength - 1);
  for (const text of [`${digits}1`, `^${digits}`]) {
    const findings = lint([text]);
    expect(findings.map(({ fix }) => fix)).toEqual([undefined]);
  }
});

test.each(['^44$', '44$', '^4{2}$'])('numbers that show what is wrong with %s fit it', (text) => {
  const findings = lint([text, text]).filter(({ kind }) => kind === 'dead' || kind === 'middle');
  expect(findings.length).toBeGreaterThan(0);
  for (const { example } of findings) expect(takenBy([text], example ?? '')).toBe('r0');
});

test('a number that shows a broken or an empty route gets to it', () => {
  fc.assert(
    fc.property(fc.array(routeTexts, { minLength: 1, maxLength: 5 }), (texts) => {
      const findings = lint(texts);
      for (const { example, routeIds } of of('invalid', findings)) {
        if (example === undefined) continue;
        expect(takenBy([...texts, '.*'], example)).toBeUndefined();
        const above = texts.slice(0, Number(routeIds[0]?.slice(1)));
        expect(takenBy([...above, '.*'], example)).toBe(`r${above.length}`);
      }
      for (const { example, routeIds } of of('empty', findings)) {
        if (example !== undefined) expect([takenBy(texts, example)]).toEqual(routeIds);
      }
    }),
    { numRuns: 500 },
  );
});
