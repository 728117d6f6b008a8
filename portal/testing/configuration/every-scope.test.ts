import fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import { ACME, GLOBEX, NORTHWIND } from '../../sandbox/seed/known-sids.ts';
import type { Caller } from '../../src/configuration/api.ts';
import { writeConfiguration } from '../../src/configuration/file/write.ts';
import { type Entry, planOf } from '../../src/configuration/plan.ts';
import { readConfiguration } from '../../src/configuration/platform/read.ts';
import { errorFromAnswer } from '../../src/platform/client/calls/errors.ts';
import { wholeAccount } from './whole-account.ts';
import { type ConfigurationWorld, configurationWorld, secretsOf } from './world.ts';
import { randomAccount } from './worlds/random-accounts.ts';

let world: ConfigurationWorld;
afterEach(() => world.close());

/** What an administrator sees of the provider, without this account: its other accounts and its own records. */
async function othersOf(account: string): Promise<string> {
  const admin = await world.sandbox.as('admin');
  const api = {
    call: async (method: string, path: string, body?: unknown) => {
      const answer = await admin.send(method, `/${path}`, body);
      if (answer.status >= 400) throw errorFromAnswer(answer.status, answer.text);
      return answer.json ?? null;
    },
  };
  const all = await readConfiguration(api, 'admin', { providerSid: NORTHWIND, accountSid: null });
  const own = all.owners.find(({ sid }) => sid === account)?.owner;
  return writeConfiguration({
    ...all,
    owners: all.owners.filter(({ owner }) => owner !== own),
    items: new Map([...all.items].filter(([, item]) => item.owner !== own)),
  });
}

const differs = ({ fields, parts, change }: Entry) =>
  change === 'refused' || fields.length + parts.length > 0;

describe.each<[person: string, caller: Caller, account: string]>([
  ['admin', 'admin', ACME],
  ['sp-northwind', 'service_provider', ACME],
  ['globex-user', 'account', GLOBEX],
])('whatever %s applies', (person, caller, account) => {
  test('is stored as the plan said, or told; and nobody else’s records change', async () => {
    let written = 0;
    await fc.assert(
      fc.asyncProperty(randomAccount, fc.boolean(), async (drawn, deletes) => {
        world = await configurationWorld(person, caller);
        const others = await othersOf(account);
        const file = writeConfiguration(drawn);
        const secrets = secretsOf(file);
        const plan = await world.plan(file, account, secrets);
        const { states, report } = await world.apply(plan, {
          secrets,
          ...(!deletes && { chosen: [] }),
          ask: async () => 'overwrite',
        });
        written += report.done;
        const again = await world.plan(file, account, secrets);
        const left = new Map(again.entries.filter(differs).map((entry) => [entry.id, entry]));
        for (const { id, change, refused } of plan.entries) {
          const isDone = change === 'none' || states.get(id)?.status === 'done';
          // A finished entry is stored; a part that the plan refused is refused again.
          if (!isDone) continue;
          const now = left.get(id);
          expect([id, now && [now.change, now.fields]]).toEqual([id, undefined]);
          const same = again.entries.find((entry) => entry.id === id);
          if (change !== 'delete') expect(same?.refused).toEqual(refused);
          else expect(same).toBeUndefined();
        }
        expect(await othersOf(account)).toBe(others);
        world.close();
      }),
      { numRuns: 12 },
    );
    expect(written).toBeGreaterThan(20);
  });
});

describe('what the platform stores otherwise than it was sent', () => {
  const secrets = secretsOf(wholeAccount);

  test.each([
    [
      'Applications',
      'speech_synthesis_voice',
      'other',
      'Speech: voice is other, not de-DE-KatjaNeural',
    ],
    ['VoipCarriers', 'tech_prefix', '0077', 'Tech prefix is 0077, not 00777'],
    ['SipGateways', 'port', 5062, 'SIP gateway sip.backbone.example.com, 5061, 32'],
    ['SpeechCredentials', 'use_for_tts', 0, 'Used to speak is No, not Yes'],
    ['Limits', 'quantity', 4, 'Concurrent calls is 4, not 20'],
    ['PhoneNumbers', 'application_sid', null, 'Application is nothing, not Reception'],
    ['MicrosoftTeamsTenants', 'application_sid', null, 'Application is nothing, not Reception'],
    ['Clients', 'is_active', 0, 'Active is No, not Yes'],
    ['Lcrs', 'name', 'Other', 'Name is Other, not Outbound'],
    ['Accounts', 'enable_debug_log', 0, 'Debug log is No, not Yes'],
  ])('%s: %s', async (resource, member, value, sentence) => {
    world = await configurationWorld();
    const sid = await world.newAccount('Whole');
    const isMeant = ({ method, path }: { method: string; path: string }) =>
      method !== 'GET' && path.split('/').findLast((one) => /^[A-Z]/.test(one)) === resource;
    world.alterWith((call) => {
      const { body } = call;
      const isRecord = typeof body === 'object' && body !== null && !Array.isArray(body);
      return isMeant(call) && isRecord && member in body ? { ...body, [member]: value } : body;
    });
    const plan = await world.plan(wholeAccount, sid, secrets);
    const { states } = await world.apply(plan, { secrets });
    const reasons = [...states.values()].flatMap((state) =>
      state.status === 'failed' && 'reason' in state ? [state.reason] : [],
    );
    expect(reasons.join('\n')).toContain(sentence);
    for (const secret of Object.values(secrets)) expect(reasons.join('\n')).not.toContain(secret);
  });

  test('an account that is another one', async () => {
    world = await configurationWorld();
    world.alterWith(({ path, body }) =>
      path === 'Accounts' ? { ...(body as object), name: 'Cut' } : body,
    );
    const current = await world.read(ACME);
    const owners = [{ owner: '@', name: 'Whole' }];
    const empty = { ...current, items: new Map(), owners };
    const wanted = world.wantedOf('version: 1\naccount:\n  name: Whole\n', empty);
    const plan = planOf(empty, { ...wanted, owners });
    const { report, states } = await world.apply(plan);
    expect(report).toEqual({ done: 0, failed: 1, skipped: 0 });
    expect([...states.values()]).toEqual([
      { status: 'failed', reason: 'Not stored as the file says: Name is Cut, not Whole.' },
    ]);
  });
});
