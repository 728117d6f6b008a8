import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ConfigurationWorld, configurationWorld } from '../world.ts';

let world: ConfigurationWorld;
beforeAll(async () => {
  world = await configurationWorld();
});
afterAll(() => world.close());

const hooks = ['call_hook', 'call_status_hook'].map(
  (name) => `      ${name}: { url: https://hooks.example.net }\n`,
);
const file = `version: 1
account:
  name: Mine
  applications:
    - name: One
${hooks.join('')}    - name: Two
${hooks.join('')}  carriers:
    - name: Backbone
`;
const withDefault = (name: string) => `${file}      application: ${name}\n`;

test('a carrier gets, changes and loses its default application by a file', async () => {
  const account_sid = await world.newAccount('Mine');
  const applied = async (text: string) => {
    const { states } = await world.apply(await world.plan(text, account_sid));
    expect([...states.values()].filter(({ status }) => status !== 'done')).toEqual([]);
    return world.export(account_sid);
  };
  await applied(file);
  expect(await applied(withDefault('One'))).toMatch(/name: Backbone\n +application: One\n/);
  expect(await applied(withDefault('Two'))).toMatch(/name: Backbone\n +application: Two\n/);
  expect(await applied(file)).not.toContain('application:');
});
