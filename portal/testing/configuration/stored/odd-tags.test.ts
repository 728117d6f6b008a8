import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { isToDo } from '../../../src/configuration/plan.ts';
import { type ConfigurationWorld, configurationWorld } from '../world.ts';

/* Tags of a bucket as a script may have stored them. */

let world: ConfigurationWorld;
let sid: string;
beforeAll(async () => {
  world = await configurationWorld();
  sid = await world.newAccount('Tags');
});
afterAll(() => world.close());

const shown = [
  { Key: 'team', Value: 'support', note: 'kept' },
  { Key: 'cost', Value: 5 },
  { Key: 7, Value: true },
  { Key: ' wide ', Value: ' one ' },
  { Key: 'empty', Value: '' },
  { Key: 'password', Value: '' },
  { Key: 'access_token', Value: 'FAKE-token' },
];
const twins = [
  { Key: 'twice', Value: 'first' },
  { Key: 'twice', Value: 'second' },
];
const unshown = [
  { Key: 'list', Value: ['x'] },
  { Key: 'none', Value: null },
  { Key: 'text' },
  { Key: { a: 1 }, Value: 'b' },
  'text',
  null,
  7,
];
const stored = [...shown, ...twins, ...unshown];

const store = (tags: unknown) =>
  world.sandbox.database.run('UPDATE accounts SET bucket_credential = ? WHERE account_sid = ?', [
    JSON.stringify({
      ...{ vendor: 'azure', name: 'calls', connection_string: 'FAKE-connection' },
      tags,
    }),
    sid,
  ]);
beforeEach(() => void store(stored));

const secrets = { CONNECTION: 'FAKE-connection', TOKEN: 'FAKE-token' };

/** Applies the file with another container and the given change. @returns the stored tags */
async function storedAfter(change: (file: string) => string = (file) => file) {
  const file = (await world.export(sid))
    .replace('name: calls', 'name: other')
    .replace(/secret: \w*CONNECTION_STRING/, 'secret: CONNECTION')
    .replace(/secret: \w*TOKEN/, 'secret: TOKEN');
  const changed = change(file);
  const plan = await world.plan(changed, sid, secrets);
  const { states, report } = await world.apply(plan, { secrets });
  expect([...states.values()]).toEqual([{ status: 'done' }]);
  expect(report).toMatchObject({ done: 1 });
  const { entries } = await world.plan(changed, sid, secrets);
  expect(entries.filter(isToDo)).toEqual([]);
  const { json } = await world.client.get(`/Accounts/${sid}`);
  const { bucket_credential } = json as { bucket_credential: { name: string; tags: unknown[] } };
  expect(bucket_credential.name).toBe('other');
  return bucket_credential.tags;
}

describe('stored tags that no form would send', () => {
  test('ask for nothing', async () => {
    const { entries } = await world.plan(await world.export(sid), sid);
    expect(entries.filter((entry) => isToDo(entry) || entry.refused.length > 0)).toEqual([]);
  });

  test('stay where something else of the bucket changes', async () => {
    const tags = await storedAfter();
    expect(tags).toHaveLength(stored.length);
    expect(tags).toEqual(expect.arrayContaining(stored));
  });

  test('stay without those that the file changes or takes away', async () => {
    const tags = await storedAfter((file) =>
      file
        .replace(/\n +team: support/, '')
        .replace('cost: "5"', 'cost: "6"')
        .replace('twice: second', 'twice: third'),
    );
    const others = [...shown.slice(2), ...unshown];
    const changed = [
      { Key: 'cost', Value: '6' },
      { Key: 'twice', Value: 'third' },
    ];
    expect(tags).toHaveLength(others.length + changed.length);
    expect(tags).toEqual(expect.arrayContaining([...others, ...changed]));
  });
});

test('a number without quotes is a tag’s text, and asks for nothing once it is stored', async () => {
  store([{ Key: 'cost', Value: '5' }]);
  const tags = await storedAfter((file) => file.replace('cost: "5"', 'cost: 6'));
  expect(tags).toEqual([{ Key: 'cost', Value: '6' }]);
});

test('a tag without a value is sent as it stands in the file, also one that is new', async () => {
  store([{ Key: 'cost', Value: '5' }]);
  const tags = await storedAfter((file) => file.replace('cost: "5"', 'cost: ""\n        new: ""'));
  expect(tags).toEqual([
    { Key: 'cost', Value: '' },
    { Key: 'new', Value: '' },
  ]);
});
