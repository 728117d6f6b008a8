import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { renamed } from '../../src/configuration/copy.ts';
import { parseFile } from '../../src/configuration/file/read.ts';
import { writeConfiguration } from '../../src/configuration/file/write.ts';
import { isToDo, planOf } from '../../src/configuration/plan.ts';
import { type ConfigurationWorld, configurationWorld, secretsOf } from './world.ts';
import { randomAccount } from './worlds/random-accounts.ts';

let world: ConfigurationWorld;
beforeAll(async () => {
  world = await configurationWorld();
});
afterAll(() => world.close());

/** Names of secrets depend on their position. */
const withoutSecretNames = (file: string) => file.replaceAll(/secret: [A-Z0-9_]+/g, 'secret: S');

async function make(file: string, name: string): Promise<string> {
  const sid = await world.newAccount(name);
  const secrets = secretsOf(file);
  const { states } = await world.apply(await world.plan(file, sid, secrets), { secrets });
  expect([...states.values()].filter(({ status }) => status !== 'done')).toEqual([]);
  expect((await world.plan(file, sid, secrets)).entries.filter(isToDo)).toEqual([]);
  return sid;
}

/** Numbers are unique on a platform, so the account is removed before the next one. */
async function remove(sid: string): Promise<void> {
  const current = await world.read(sid);
  const nothing = { ...current, items: new Map() };
  await world.apply(planOf(current, nothing));
  await world.api.call('PUT', `Accounts/${sid}`, { device_calling_application_sid: null });
}

test('whatever an account has, its file makes another one like it', async () => {
  let count = 0;
  await fc.assert(
    fc.asyncProperty(randomAccount, async (drawn) => {
      count += 1;
      const file = writeConfiguration(drawn);
      const first = await make(file, 'World');
      const exported = await world.export(first);
      expect(withoutSecretNames(exported)).toBe(withoutSecretNames(file));
      await remove(first);
      const read = parseFile(exported).read();
      if (!read.ok) throw new Error(JSON.stringify(read.problems));
      const second = await make(
        writeConfiguration(renamed(read.configuration, { name: 'Other' })),
        'Other',
      );
      expect(await world.export(second)).toBe(exported.replace('name: World', 'name: Other'));
      await remove(second);
    }),
    { numRuns: 15 },
  );
  expect(count).toBeGreaterThanOrEqual(15);
});
