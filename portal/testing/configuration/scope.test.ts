import { afterEach, describe, expect, test } from 'vitest';
import { ACME, GLOBEX, NORTHWIND } from '../../sandbox/seed/known-sids.ts';
import { isToDo, planOf } from '../../src/configuration/plan.ts';
import { type ConfigurationWorld, configurationWorld } from './world.ts';

/* What a log-in can't write as the file means it, and names that others have. */

type Row = Record<string, unknown>;

let world: ConfigurationWorld;
afterEach(() => world.close());

const rows = async (path: string) => (await world.api.call('GET', path)) as Row[];
const file = (text: string) => `version: 1\naccount:\n  name: Acme Support\n${text}`;
const refusedOf = (plan: Awaited<ReturnType<ConfigurationWorld['plan']>>) =>
  plan.entries
    .filter(({ refused }) => refused.length > 0)
    .map(({ kind, change, refused }) => [kind, change, ...refused]);

const routing = file(`  limits:
    device: 77
  routing:
    name: Ours
`);

describe('the routing table of an account', () => {
  test('applied by its provider is refused in the plan, and stays what it is', async () => {
    world = await configurationWorld('sp-northwind', 'service_provider');
    const admin = await world.sandbox.as('admin');
    const before = (await admin.get('/Lcrs')).json;
    const plan = await world.plan(routing, ACME);
    expect(refusedOf(plan)).toEqual([
      [
        'routing',
        'refused',
        'Only the account itself or an administrator can write its routing table: written with this log-in it would become the table of the provider.',
      ],
    ]);
    const { report } = await world.apply(plan);
    expect(report).toEqual({ done: 1, failed: 0, skipped: 1 });
    expect((await admin.get('/Lcrs')).json).toEqual(before);
    const limits = await rows(`Accounts/${ACME}/Limits`);
    expect(limits.find(({ category }) => category === 'device')?.['quantity']).toBe(77);
  });

  test('is written by the account itself', async () => {
    world = await configurationWorld('globex-user', 'account');
    const plan = await world.plan(routing.replace(/ {2}limits:\n.*\n/, ''), GLOBEX);
    expect(refusedOf(plan)).toEqual([]);
    const { report } = await world.apply(plan);
    expect([report.failed, report.skipped]).toEqual([0, 0]);
    const [table] = await rows('Lcrs');
    expect(table).toMatchObject({ name: 'Ours', account_sid: GLOBEX });
  });

  test('that became the provider’s all the same is told', async () => {
    world = await configurationWorld('sp-northwind', 'service_provider', NORTHWIND);
    const admin = await world.sandbox.as('admin');
    for (const { lcr_sid } of (await admin.get('/Lcrs')).json as Row[]) {
      await admin.delete(`/Lcrs/${lcr_sid}`);
    }
    // Planned as an administrator would, applied by a provider user.
    const current = await world.read(ACME);
    const plan = planOf(current, world.wantedOf(routing, current));
    const { states } = await world.apply(plan);
    const routes = [...states].find(([id]) => id.includes('routing'))?.[1];
    expect(routes).toEqual({
      status: 'failed',
      reason: 'Not stored as the file says: it belongs to another owner.',
    });
  });
});

test('an account can’t set its SIP realm, and sets the rest', async () => {
  world = await configurationWorld('acme-user', 'account');
  const plan = await world.plan(
    (await world.export(ACME))
      .replace(/sip_realm: .*/, 'sip_realm: other.sip.example.net\n    debug_log: true')
      .replace(/\n {4}debug_log: true(?=[\s\S]*\n {4}debug_log: true)/, ''),
    ACME,
  );
  expect(refusedOf(plan)).toEqual([
    [
      'settings',
      'update',
      'Only the provider or an administrator can set the SIP realm of an account.',
    ],
  ]);
  const { report } = await world.apply(plan);
  expect(report).toEqual({ done: 1, failed: 0, skipped: 0 });
  const account = (await world.api.call('GET', `Accounts/${ACME}`)) as Row;
  expect(account).toMatchObject({ enable_debug_log: 1 });
  expect(account['sip_realm']).not.toBe('other.sip.example.net');
});

describe('names that are there once beyond an account', () => {
  test('are refused in the plan of a copy, and the rest is done', async () => {
    world = await configurationWorld();
    const copied = await world.export(ACME);
    const plan = await world.plan(copied, GLOBEX);
    const told = refusedOf(plan).map(([kind, change, said]) => `${kind} ${change}: ${said}`);
    expect(told).toContain(
      'settings refused: Another account has the SIP realm acme.sip.example.net: give this one another.',
    );
    expect(
      told.some((one) => one.startsWith('teams_tenants refused: Another account has the domain')),
    ).toBe(true);
    expect(told).toContain('numbers refused: Another account has this number on the same carrier.');
    expect(told.filter((one) => one.startsWith('speech'))).toEqual([]);
    const secrets = Object.fromEntries(
      plan.entries.flatMap(({ secrets: all }) =>
        all.map(({ name }) => [name, '{"client_email":"a@example.com","private_key":"k"}']),
      ),
    );
    const planned = await world.plan(copied, GLOBEX, secrets);
    const { states } = await world.apply(planned, { secrets, chosen: [] });
    const failed = [...states.values()].filter(({ status }) => status === 'failed');
    expect(failed).toEqual([]);
    const left = planned.entries.filter(({ change }) => change === 'refused').length;
    expect([...states.values()].filter(({ status }) => status === 'skipped')).toHaveLength(left);
  });

  test('a label that the provider has is refused to its users, and free to an administrator', async () => {
    world = await configurationWorld('sp-northwind', 'service_provider');
    const admin = await world.sandbox.as('admin');
    const shared = {
      vendor: 'soniox',
      label: 'taken',
      use_for_tts: 0,
      use_for_stt: 1,
      api_key: 'shared-key-1',
    };
    await admin.post(`/ServiceProviders/${NORTHWIND}/SpeechCredentials`, shared);
    const text = file(`  speech:
    - vendor: soniox
      label: taken
      use_for_tts: false
      use_for_stt: true
      api_key: { secret: KEY }
`);
    const secrets = { KEY: 'an-own-key-1' };
    const plan = await world.plan(text, ACME, secrets);
    expect(refusedOf(plan)).toEqual([
      ['speech', 'refused', 'The provider has a credential with the label taken.'],
    ]);
    world.close();
    world = await configurationWorld();
    const other = await world.sandbox.as('admin');
    await other.post(`/ServiceProviders/${NORTHWIND}/SpeechCredentials`, shared);
    const { report } = await world.apply(await world.plan(text, ACME, secrets), {
      secrets,
      chosen: [],
    });
    expect(report).toEqual({ done: 1, failed: 0, skipped: 0 });
    expect(
      (await world.plan(text, ACME)).entries.filter(
        (entry) => isToDo(entry) && entry.change !== 'delete',
      ),
    ).toEqual([]);
  });
});
