import { afterEach, describe, expect, test } from 'vitest';
import { NORTHWIND } from '../../sandbox/seed/known-sids.ts';
import { parseFile } from '../../src/configuration/file/read.ts';
import { planFile } from '../../src/configuration/plan-file.ts';
import { newAccount } from '../../src/configuration/platform/read.ts';
import { askedSecrets, plannedRecords } from '../../src/configuration/worker/records.ts';
import { type ConfigurationWorld, configurationWorld } from './world.ts';

let world: ConfigurationWorld;
afterEach(() => world.close());

const template = `version: 1
account:
  name: Template
  settings:
    debug_log: true
  limits:
    device: 7
  applications:
    - name: Desk
      call_hook: { url: https://a.example.com, username: u, password: { secret: DESK } }
      call_status_hook: { url: https://a.example.com/status }
  carriers:
    - name: Registered
      requires_register: true
      register_username: user1
      register_password: { secret: REGISTERED }
      register_sip_realm: sip.example.com
    - name: By address
      application: Desk
      sip_gateways:
        - { address: 203.0.113.7, inbound: true, outbound: true }
        - { address: 203.0.113.9, inbound: false, outbound: true }
    - name: Outbound
      sip_gateways:
        - { address: 203.0.113.8, inbound: false, outbound: true }
  speech:
    - { vendor: deepgram, label: main, api_key: { secret: DEEPGRAM } }
`;

async function copyPlan(isCopy = true) {
  world = await configurationWorld();
  const current = await newAccount(world.api, NORTHWIND, 'Copy');
  const planned = await planFile({
    api: world.api,
    caller: 'admin',
    providerSid: NORTHWIND,
    file: parseFile(template),
    current,
    names: { name: 'Copy' },
    secrets: {},
    isCopy,
  });
  if ('problems' in planned) throw new Error(planned.problems.map(({ message }) => message).join());
  return planned.plan;
}

describe('the copy of an account', () => {
  test('holds back carriers that register, and warns of gateways that calls come in from', async () => {
    const records = plannedRecords(await copyPlan());
    const carriers = records.filter(({ kind }) => kind === 'Carriers');
    expect(carriers.map(({ name, heldBack, warnings }) => [name, heldBack, warnings])).toEqual([
      [
        'Registered',
        'Registers as user1. Template and the copy would register the same user.',
        undefined,
      ],
      [
        'By address',
        undefined,
        ['Calls from 203.0.113.7 would fit two accounts: Template has this gateway too.'],
      ],
      ['Outbound', undefined, undefined],
    ]);
  });

  test('alone: a file may come from another platform', async () => {
    const records = plannedRecords(await copyPlan(false));
    expect(records.filter(({ heldBack, warnings }) => heldBack ?? warnings)).toEqual([]);
  });

  test('writes a carrier that is held back only if it is chosen', async () => {
    const plan = await copyPlan();
    const secrets = { DESK: 'one', REGISTERED: 'two', DEEPGRAM: 'three' };
    const held = plan.entries.find(({ heldBack }) => heldBack !== undefined);
    const first = await world.apply(plan, { secrets });
    expect(first.states.has(held?.id ?? '')).toBe(false);
    const carriers = () =>
      world.sent.filter(({ method, path }) => method === 'POST' && path.endsWith('VoipCarriers'));
    expect(carriers()).toHaveLength(2);
    world.close();
    const again = await copyPlan();
    await world.apply(again, { secrets, chosen: [held?.id ?? ''] });
    expect(carriers()).toHaveLength(3);
  });

  test('shows settings and limits of a new account as a part of it', async () => {
    const [account, ...rest] = plannedRecords(await copyPlan());
    expect(account).toMatchObject({ kind: 'Accounts', name: 'Copy', change: 'create' });
    expect(account?.fields.map(({ label }) => label)).toContain('Debug log');
    expect(account?.parts).toHaveLength(2);
    expect(rest.map(({ kind }) => kind)).not.toContain('Limits');
  });

  test('calls vendors by their names, in the secrets too', async () => {
    const plan = await copyPlan();
    expect(plannedRecords(plan).find(({ kind }) => kind === 'Speech credentials')?.name).toBe(
      'Deepgram',
    );
    expect(askedSecrets(plan).map(({ label }) => label)).toContain(
      'Speech credential Deepgram: API key',
    );
  });

  test('shows no name that a secret has in the file', async () => {
    const records = JSON.stringify(plannedRecords(await copyPlan()).map(({ fields }) => fields));
    expect(records).toContain('Calling webhook: password');
    expect(records).not.toMatch(/DESK|DEEPGRAM|REGISTERED/);
  });

  test('knows what each record waits for', async () => {
    const records = plannedRecords(await copyPlan());
    const desk = records.find(({ name }) => name === 'Desk');
    expect(desk?.requiredSecrets).toEqual(['DESK']);
    expect(records.find(({ name }) => name === 'By address')?.names).toEqual([desk?.id]);
  });
});
