import { afterAll, beforeAll, expect, test } from 'vitest';
import { isToDo } from '../../../src/configuration/plan.ts';
import { wholeAccount } from '../whole-account.ts';
import { type ConfigurationWorld, configurationWorld, secretsOf } from '../world.ts';

/* Values that no form would store: a file with them can be read again, and asks for nothing. */

let world: ConfigurationWorld;
let sid: string;
const secrets = secretsOf(wholeAccount);
beforeAll(async () => {
  world = await configurationWorld();
  sid = await world.newAccount('Whole');
  await world.apply(await world.plan(wholeAccount, sid, secrets), { secrets });
});
afterAll(() => world.close());

test.each<[what: string, column: string, value: unknown]>([
  ['a bucket of an unknown vendor', 'bucket_credential', { vendor: 'tape', name: 'b', tags: 7 }],
  ['a bucket without a vendor', 'bucket_credential', { vendor: '', name: 'b', region: 'r' }],
  [
    'a bucket with what another vendor has',
    'bucket_credential',
    { vendor: 'azure', name: 'b', connection_string: 'masked', region: 'eu-west-1' },
  ],
  ['a number that is none', 'device_to_call_ratio', 'many'],
  ['a decimal', 'device_to_call_ratio', 1.5],
])('%s', async (_, column, value) => {
  world.answerWith(({ method, path }, answer) =>
    method === 'GET' && path === `Accounts/${sid}`
      ? { ...(answer as object), [column]: value }
      : answer,
  );
  const { entries } = await world.plan(await world.export(sid), sid);
  expect(entries.filter((entry) => isToDo(entry) || entry.refused.length > 0)).toEqual([]);
});

test('the protocol of a gateway that no form offers', async () => {
  world.answerWith(({ method, path }, answer) =>
    method === 'GET' && path.startsWith('SipGateways')
      ? (answer as object[]).map((row) => ({ ...row, protocol: 'wss' }))
      : answer,
  );
  const file = await world.export(sid);
  expect(file).toContain('protocol: wss');
  const { entries } = await world.plan(file, sid);
  expect(entries.filter((entry) => isToDo(entry) || entry.refused.length > 0)).toEqual([]);
});
