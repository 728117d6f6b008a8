import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type FindingKind, fixedRoutes } from './finding.model.ts';
import { lint, of, routesOf, takenBy } from './lint.fixtures.ts';
import { numbers, routeTexts } from './route-linter.fixtures.ts';

test('no route is called dead that a number reaches', () => {
  fc.assert(
    fc.property(
      fc.array(routeTexts, { minLength: 2, maxLength: 5 }),
      fc.array(numbers, { minLength: 30, maxLength: 30 }),
      (texts, dialled) => {
        const told = of('dead', lint(texts));
        const isDefaultDead = told.some(({ id }) => id === 'dead default');
        const dead = new Set(
          told.filter(({ id }) => id !== 'dead default').flatMap(({ routeIds }) => routeIds),
        );
        for (const number of dialled) {
          const taken = takenBy(texts, number);
          expect(taken !== undefined && dead.has(taken)).toBe(false);
          // A default reported as dead takes no number.
          const isDefault = takenBy([...texts, '.*'], number) === `r${texts.length}`;
          expect(number !== '' && isDefaultDead && isDefault).toBe(false);
        }
      },
    ),
    { numRuns: 200 },
  );
});

/** A hundred positions and prefixes at which to plant a fault. */
const hundred = Array.from({ length: 100 }, (_, index) => ({
  index,
  prefix: String(100 + index * 9),
}));
const sound = ['^\\+?00', '^\\+?01', '^\\+?02'];

describe('finds a hundred planted', () => {
  const planted: [FindingKind, (prefix: string) => string[], string][] = [
    ['invalid', (prefix) => [...sound, `+${prefix}`], 'r3'],
    ['invalid', (prefix) => [...sound, `(${prefix}`], 'r3'],
    ['dead', (prefix) => [`^${prefix}`, ...sound, `^${prefix}[2-9]`], 'r4'],
    ['dead', (prefix) => [`^${prefix}`, ...sound, `^${prefix}`], 'r4'],
    ['dead', (prefix) => [`^${prefix}[0-4]`, `^${prefix}[5-9]`, `^${prefix}\\d`], 'r2'],
    ['middle', (prefix) => [...sound, prefix], 'r3'],
    ['plus', (prefix) => [...sound, `^${prefix}`], 'r3'],
    ['plus', (prefix) => [...sound, `^\\+${prefix}`], 'r3'],
    ['slow', (prefix) => [...sound, `^${prefix}(\\d+)+#`], 'r3'],
    ['slow', (prefix) => [...sound, `^${prefix}(\\d|\\d\\d)*$`], 'r3'],
    ['slow', (prefix) => [...sound, `^${prefix}(\\d+){2,}#`], 'r3'],
  ];
  test.each(planted)('%s', (kind, textsOf, routeId) => {
    const missed = hundred.filter(
      ({ prefix }) =>
        !of(kind, lint(textsOf(prefix))).some(({ routeIds }) => routeIds.includes(routeId)),
    );
    expect(missed).toEqual([]);
  });
});

test.each([
  ['^44|45', '45', '^(44|45)'],
  ['^44|^45|46', '46', '^(44|45|46)'],
  ['^\\+44|0044', '0044', '^(\\+44|0044)'],
  ['33|^44', '33', '^(33|44)'],
  ['^[|]1|2(3|4)', '2(3|4)', '^([|]1|2(3|4))'],
])('the anchor of %s does not hold for %s', (text, part, fixed) => {
  const [found] = of('middle', lint([text]));
  expect(found?.message).toMatch(`${part} in Route 1 (${text}) is found anywhere`);
  expect(found?.fix).toMatchObject({ texts: { r0: fixed } });
  const example = found?.example ?? '';
  expect(takenBy([text], example)).toBe('r0');
  expect(takenBy([fixed], example)).toBeUndefined();
  expect(of('middle', lint([fixed]))).toEqual([]);
});

test.each(['^44|^45', '^(44|45)', '^44\\|45', '^[4|5]', '^(?:1|2)|^3'])(
  'nothing in %s is found in the middle',
  (text) => expect(of('middle', lint([text]))).toEqual([]),
);

test.each([
  ['+44', '^\\+44'],
  ['(44', '^44'],
  ['44)', '^44'],
  ['^(44', '^44'],
  ['(+44', '^\\+44'],
  ['+44 20-79', '^\\+442079'],
  ['+1 (508', '^\\+1508'],
])('%s is a number with a slip: %s is meant', (text, fixed) => {
  const [found] = of('invalid', lint([text]));
  expect(found?.fix).toMatchObject({ texts: { r0: fixed } });
});

test.each([
  '^(1|44',
  '^[144',
  '*44',
  '44**',
  '+44(0)20',
  '+44|45',
  '^(44?',
  '(4.4',
  '+',
  '(',
  '++44',
  '^+*1',
  '1{2}{3}4',
])('%s can be read in several ways: no fix is offered', (text) => {
  const [found] = of('invalid', lint([text]));
  expect(found).toMatchObject({ kind: 'invalid' });
  expect(found?.fix).toBeUndefined();
});

/** Every way to read a broken text: slips removed, a plus taken literally, groups opened and closed. */
function readings(text: string): RegExp[] {
  const parts = [...text].map((character) => {
    if (character === '+') return ['', '+', '\\+'];
    return /[()[\]{}*?|]/.test(character) ? ['', character, `\\${character}`] : [character];
  });
  const bodies = parts.reduce<string[]>(
    (before, choices) => before.flatMap((body) => choices.map((one) => body + one)),
    [''],
  );
  return [
    ...bodies,
    ...bodies.map((body) => `${body})`),
    ...bodies.map((body) => `(${body}`),
  ].flatMap((body) => {
    try {
      return [new RegExp(body.replace(/[ -]/g, ''))];
    } catch {
      // Not a valid reading.
      return [];
    }
  });
}

test('what is offered for a broken text matches no number that no reading of it does', () => {
  let offered = 0;
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom(...'^()+*?|[]{}0144'), minLength: 1, maxLength: 7 }),
      fc.array(fc.string({ unit: fc.constantFrom(...'+014'), maxLength: 6 }), {
        minLength: 40,
        maxLength: 40,
      }),
      (text, dialled) => {
        const [found] = of('invalid', lint([text]));
        if (found?.fix?.what !== 'texts') return;
        offered += 1;
        const fixed = found.fix.texts['r0'] ?? '';
        const begun = dialled.map((number) => fixed.replace(/[\^\\]/g, '') + number);
        const possible = readings(text);
        for (const number of [...dialled, ...begun]) {
          if (!new RegExp(fixed).test(number)) continue;
          expect([text, fixed, number, possible.some((one) => one.test(number))]).toEqual([
            text,
            fixed,
            number,
            true,
          ]);
        }
      },
    ),
    { numRuns: 3000 },
  );
  expect(offered).toBeGreaterThan(20);
});

test.each(['.*', '.+', '^', '^.', '\\d*', '$'])('a default below %s is never used', (text) => {
  const found = of('dead', lint(['^\\+?44', text]));
  expect(found.map(({ message }) => message)).toEqual([
    `The default carrier is never used: Route 2 (${text}) takes all numbers first.`,
  ]);
});

test('a default below routes that take all numbers together is never used', () => {
  const [found] = of('dead', lint(['^[0-4]', '^[5-9*#+]']));
  expect(found?.message).toBe(
    'The default carrier is never used: the routes above take all numbers first.',
  );
  expect(of('dead', lint(['^[0-4]', '^[5-8*#+]']))).toEqual([]);
  expect(of('dead', lint(['.*'], { defaultCarrierId: '' }))).toEqual([]);
});

test('a table without a default says first what becomes of the calls that no route takes', () => {
  const [first] = lint(['^44', '('], { defaultCarrierId: '' });
  expect(first).toMatchObject({ kind: 'no-default', severity: 'problem' });
  expect(of('no-default', lint(['^44']))).toEqual([]);
  expect(of('no-default', lint(['^44', '.*'], { defaultCarrierId: '' }))).toEqual([]);
  expect(of('no-default', lint([], { defaultCarrierId: '' }))).toEqual([]);
});

test('a stored route without a text takes every number, and one just added does not', () => {
  const findings = lint(['^44', '', '^49']);
  expect(of('empty', findings)).toMatchObject([{ routeIds: ['r1'], severity: 'problem' }]);
  expect(takenBy(['^44', '', '^49'], '4915550123')).toBe('r1');
  expect(of('dead', findings).map(({ message }) => message)).toEqual([
    'Route 3 (^49) is never used: Route 2 takes all of its numbers first.',
    'The default carrier is never used: Route 2 takes all numbers first.',
  ]);
  const rows = {
    ...routesOf(['^44']).rows,
    'new-1': { text: '', carrierId: 'C', spareCarrierIds: [], description: '' },
  };
  expect(of('empty', lint([], { routes: { rows, order: ['r0', 'new-1'] } }))).toEqual([]);
});

test.each([
  ['^44|', '^44'],
  ['|44', '44'],
  ['^44||45', '^(44|45)'],
  ['^(44|)', '^(44)'],
  ['^(?:44||45)', '^(?:44|45)'],
])('%s has an empty choice and takes every number', (text, fixed) => {
  const [finding] = of('empty', lint([text]));
  expect(finding?.message).toBe(
    `Route 1 (${text}) takes every number that gets here: one of its choices is empty.`,
  );
  expect(finding?.severity).toBe('problem');
  expect(finding?.fix).toMatchObject({ texts: { r0: fixed } });
  expect(of('empty', lint([fixed]))).toEqual([]);
});

test.each(['^(00|)44', '^44(1|)', '^[|]44', '^\\||44', '.*|', '^44'])(
  'the empty choice of %s takes no more than was meant',
  (text) => {
    expect(of('empty', lint([text]))).toEqual([]);
  },
);

test.each([
  ['^44 20', '^4420'],
  ['44-20', '^4420'],
  ['^44/20', '^4420'],
  ['^44 ', '^44'],
])('%s fits no call, and is offered as %s', (text, fixed) => {
  const [finding] = of('dead', lint([text]));
  expect(finding?.message).toContain('no number fits it');
  expect(finding?.fix).toMatchObject({ what: 'texts', texts: { r0: fixed } });
});

test('nothing is said of a sound table', () => {
  expect(lint(sound)).toEqual([]);
});

test('the number that shows it is one', () => {
  const texts = ['^4', '44', '^449', '+1', '(\\d+)+#'];
  const findings = lint(texts);
  const example = (kind: FindingKind) => of(kind, findings)[0]?.example ?? '';
  expect(example('middle')).toBe('15085441234');
  expect(takenBy(['44'], example('middle'))).toBe('r0');
  expect(takenBy(['^449'], example('dead'))).toBe('r0');
  expect(takenBy(texts, example('dead'))).toBe('r0');
  expect(takenBy(['+1', '.*'], example('invalid'))).toBeUndefined();
});

test('a fix mends what it is offered for, and nothing else appears', () => {
  const texts = ['44', '^49', '+33', '^4[0-9]', '^49[2-9]'];
  let routes = routesOf(texts);
  for (let round = 0; round < 10; round += 1) {
    const fix = lint([], { routes }).find((one) => one.fix)?.fix;
    if (!fix) break;
    routes = fixedRoutes(routes, fix);
  }
  expect(lint([], { routes })).toEqual([]);
  expect(routes.order.map((id) => routes.rows[id]?.text)).toEqual([
    '^\\+?44',
    '^\\+?49',
    '^\\+?33',
    '^\\+?4[0-9]',
  ]);
});

test('five hundred routes in reasonable work', () => {
  const texts = Array.from({ length: 500 }, (_, index) => `^${1000 + index * 7}`);
  const findings = lint([...texts, '^1000'], {});
  expect(of('dead', findings).map(({ routeIds }) => routeIds)).toEqual([['r500']]);
});

test.each(['', '^44|'])(
  '%j without a carrier is not said to take every number: the engine skips it',
  (text) => {
    const { rows, order } = routesOf([text]);
    const route = { text, carrierId: '', spareCarrierIds: [], description: '' };
    const findings = lint([], { routes: { rows: { ...rows, r0: route }, order } });
    expect(of('empty', findings)).toEqual([]);
    expect(of('no-carrier', findings)).toHaveLength(1);
  },
);
