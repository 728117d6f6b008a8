import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isToDo } from '../../../src/configuration/plan.ts';
import { type ConfigurationWorld, configurationWorld } from '../world.ts';

/* Variables of applications that only the API can store. */

let world: ConfigurationWorld;
beforeAll(async () => {
  world = await configurationWorld();
});
afterAll(() => world.close());

const hook = { url: 'https://hooks.example.net', method: 'POST' };
let count = 0;

/** Creates an account with one application. */
async function accountWith(env_vars: unknown) {
  count += 1;
  const sid = await world.newAccount(`Account ${count}`);
  await world.api.call('POST', 'Applications', {
    ...{ name: 'One', account_sid: sid, call_hook: hook, call_status_hook: hook },
    env_vars,
  });
  return sid;
}

const variablesOf = async (sid: string) => {
  const [row] = (await world.api.call('GET', `Accounts/${sid}/Applications`)) as {
    env_vars: unknown;
  }[];
  return row?.env_vars;
};

/** Applies a file and expects everything to be done. */
async function applied(file: string, sid: string, secrets: Record<string, string> = {}) {
  const plan = await world.plan(file, sid, secrets);
  const { states } = await world.apply(plan, { secrets });
  expect([...states.values()].filter(({ status }) => status !== 'done')).toEqual([]);
}

const odd: readonly [what: string, value: unknown][] = [
  ['a tree', { a: 1, b: [1, null, 'x'], c: { d: '007' } }],
  ['nothing', null],
  ['an empty list', []],
  ['what looks like a secret of a file', { secret: 'ABC' }],
  ['the same beside others', { secret: '', other: 1 }],
  ['a number that is too large', 1e21],
  ['a number with digits that are lost', 12345678901234567000],
  ['such a number in a tree', { id: 12345678901234567000, '1e3': 2 }],
  ['secrets in a tree', { a: { password: 'hush-hush' } }],
];

describe.each(odd)('a variable that is %s', (_, value) => {
  test('is no difference, and stays while another one is changed', async () => {
    const sid = await accountWith({ A: 'x', ODD: value });
    const file = await world.export(sid);
    expect((await world.plan(file, sid)).entries.filter(isToDo)).toEqual([]);
    await applied(file.replace('A: x', 'A: y'), sid);
    expect(await variablesOf(sid)).toEqual({ A: 'y', ODD: value });
  });
});

test('a variable may be called __proto__', async () => {
  const variables: unknown = JSON.parse('{"A":"x","__proto__":"v"}');
  const sid = await accountWith(variables);
  await applied((await world.export(sid)).replace('A: x', 'A: y'), sid);
  expect(JSON.stringify(await variablesOf(sid))).toBe('{"A":"y","__proto__":"v"}');
});

describe('a secret that is no text', () => {
  const secrets = {
    PIN: 123_456,
    API_KEYS: ['k-one', 'k-two'],
    TREE: { login: { password: 'hush-hush', url: 'https://user:pass@example.net' } },
  };

  test('does not stand in the file', async () => {
    const file = await world.export(await accountWith({ ...secrets, MAX_TOKENS: 100 }));
    expect(file).not.toMatch(/123456|k-one|hush|user:pass/);
    expect(file).toContain('PIN: { secret: ONE_ENV_VARS_PIN, json: true }');
    expect(file).toContain('MAX_TOKENS: 100');
  });

  test('is made elsewhere as what it is', async () => {
    const file = await world.export(await accountWith(secrets));
    const given = Object.fromEntries(
      Object.entries(secrets).map(([key, value]) => [`ONE_ENV_VARS_${key}`, JSON.stringify(value)]),
    );
    const sid = await world.newAccount('Elsewhere');
    await applied(file, sid, given);
    expect(await variablesOf(sid)).toEqual(secrets);
    expect((await world.plan(file, sid, given)).entries.filter(isToDo)).toEqual([]);
    const other = await world.plan(file, sid, { ...given, ONE_ENV_VARS_API_KEYS: '["k-three"]' });
    expect(other.entries.filter(isToDo)).toHaveLength(1);
  });

  test('is the same where an older file has it written out', async () => {
    const sid = await accountWith(secrets);
    const file = await world.export(sid);
    const written = file
      .replace('{ secret: ONE_ENV_VARS_PIN, json: true }', '123456')
      .replace('{ secret: ONE_ENV_VARS_API_KEYS, json: true }', '[ k-one, k-two ]');
    expect(written).not.toBe(file);
    expect((await world.plan(written, sid)).entries.filter(isToDo)).toEqual([]);
  });
});
