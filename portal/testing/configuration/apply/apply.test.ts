import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ACME } from '../../../sandbox/seed/known-sids.ts';
import { planText } from '../../../src/configuration/describe.ts';
import { parseFile } from '../../../src/configuration/file/read.ts';
import { writeConfiguration } from '../../../src/configuration/file/write.ts';
import { isToDo, planOf } from '../../../src/configuration/plan.ts';
import { wholeAccount } from '../whole-account.ts';
import { type ConfigurationWorld, configurationWorld, secretsOf } from '../world.ts';

let world: ConfigurationWorld;
afterEach(() => world.close());

const secrets = secretsOf(wholeAccount);

async function whole(): Promise<string> {
  const sid = await world.newAccount('Whole');
  await world.apply(await world.plan(wholeAccount, sid, secrets), { secrets });
  return sid;
}

const sidIn = (rows: unknown, name: string, member: string): string => {
  const row = (rows as Record<string, unknown>[]).find((one) => one['name'] === name);
  return String(row?.[member]);
};

describe('what was changed since the plan', () => {
  let sid: string;
  let application: string;
  beforeEach(async () => {
    world = await configurationWorld();
    sid = await whole();
    const rows = await world.api.call('GET', `Accounts/${sid}/Applications`);
    application = sidIn(rows, 'Reception', 'application_sid');
  });
  const changed = wholeAccount.replace(
    'speech_synthesis_language: de-DE',
    'speech_synthesis_language: fr-FR',
  );
  const language = async () =>
    ((await world.api.call('GET', `Applications/${application}`)) as Record<string, unknown>)[
      'speech_synthesis_language'
    ];

  test('is asked about, and left', async () => {
    const plan = await world.plan(changed, sid);
    await world.api.call('PUT', `Applications/${application}`, {
      speech_synthesis_language: 'it-IT',
    });
    const asked: string[] = [];
    const { states } = await world.apply(plan, {
      ask: async () => {
        asked.push('asked');
        return 'leave';
      },
    });
    expect(asked).toHaveLength(1);
    expect([...states.values()]).toEqual([
      { status: 'skipped', reason: 'It was changed since, and left as it is.' },
    ]);
    expect(await language()).toBe('it-IT');
  });

  test('is asked about, and written over', async () => {
    const plan = await world.plan(changed, sid);
    await world.api.call('PUT', `Applications/${application}`, {
      speech_synthesis_language: 'it-IT',
    });
    await world.apply(plan, { ask: async () => 'overwrite' });
    expect(await language()).toBe('fr-FR');
  });

  test('to what the file says needs no question', async () => {
    const plan = await world.plan(changed, sid);
    await world.api.call('PUT', `Applications/${application}`, {
      speech_synthesis_language: 'fr-FR',
    });
    const { report } = await world.apply(plan, {
      ask: async () => {
        throw new Error('asked');
      },
    });
    expect(report).toEqual({ done: 1, failed: 0, skipped: 0 });
  });

  test('elsewhere in the record is asked about too, and written over as well', async () => {
    const plan = await world.plan(changed, sid);
    await world.api.call('PUT', `Applications/${application}`, { record_all_calls: 0 });
    await world.apply(plan, { ask: async () => 'overwrite' });
    const row = await world.api.call('GET', `Applications/${application}`);
    expect(row).toMatchObject({ speech_synthesis_language: 'fr-FR', record_all_calls: 1 });
  });

  test('by a gateway that someone else added is asked about, and what the file says replaces it', async () => {
    const plan = await world.plan(wholeAccount.replace('"00777"', '"00778"'), sid);
    const carrier = sidIn(
      await world.api.call('GET', `Accounts/${sid}/VoipCarriers`),
      'Backbone',
      'voip_carrier_sid',
    );
    await world.api.call('POST', 'SipGateways', {
      voip_carrier_sid: carrier,
      ipv4: '192.0.2.77',
      inbound: 1,
      outbound: 0,
    });
    const asked: (readonly string[])[] = [];
    await world.apply(plan, {
      ask: async (...[, labels]: [unknown?, (readonly string[])?]) => {
        asked.push(labels ?? []);
        return 'overwrite';
      },
    });
    expect(asked).toEqual([['SIP gateway 192.0.2.77']]);
    const gateways = await world.api.call('GET', `SipGateways?voip_carrier_sid=${carrier}`);
    expect(JSON.stringify(gateways)).not.toContain('192.0.2.77');
    expect(await world.api.call('GET', `VoipCarriers/${carrier}`)).toMatchObject({
      tech_prefix: '00778',
    });
  });
});

describe('deleting', () => {
  beforeEach(async () => {
    world = await configurationWorld();
  });
  const withoutSpare = wholeAccount
    .replace('    - name: Spare\n', '')
    .replace('\n    - number: "15550100002"\n      carrier: Spare', '')
    .replace('default_carrier: Spare', 'default_carrier: Backbone')
    .replace('      - match: ^49\n        carrier: Spare\n', '');

  test('a record that another one goes on naming is left, and said so', async () => {
    const sid = await whole();
    const plan = await world.plan(withoutSpare, sid);
    const gone = plan.entries.filter(({ change }) => change === 'delete');
    expect(gone.map(({ kind, title }) => `${kind} ${title}`)).toEqual([
      'numbers 15550100002 (Spare)',
      'carriers Spare',
    ]);
    const carrier = gone.find(({ kind }) => kind === 'carriers')?.id ?? '';
    const { states } = await world.apply(plan, { chosen: [carrier] });
    expect(states.get(carrier)).toEqual({
      status: 'skipped',
      reason: 'Still used by phone number 15550100002.',
    });
  });

  test('goes from what names to what is named', async () => {
    const sid = await whole();
    const { report } = await world.apply(await world.plan(withoutSpare, sid));
    expect([report.failed, report.skipped]).toEqual([0, 0]);
    const left = (await world.plan(withoutSpare, sid)).entries.filter(isToDo);
    expect(left).toEqual([]);
  });

  test('happens to what is chosen alone', async () => {
    const sid = await whole();
    const before = await world.export(sid);
    const plan = await world.plan(
      withoutSpare.replace(/ {4}- username: bob\n(?: {6}.*\n)*/, ''),
      sid,
    );
    const chosen = plan.entries.filter(({ kind }) => kind === 'clients').map(({ id }) => id);
    // The table still names the carrier: changing its routes would be a change to the table.
    const kept = plan.entries.filter(({ kind }) => kind !== 'routing');
    await world.apply({ ...plan, entries: kept }, { chosen });
    expect(await world.export(sid)).toBe(before.replace(/ {4}- username: bob\n(?: {6}.*\n)*/, ''));
  });
});

describe('secrets', () => {
  beforeEach(async () => {
    world = await configurationWorld();
  });

  test('that are missing leave their record out, and what names it', async () => {
    const sid = await world.newAccount('Whole');
    const { BACKBONE_REGISTER_PASSWORD: _, ...given } = secrets;
    const { states, report } = await world.apply(await world.plan(wholeAccount, sid, given), {
      secrets: given,
    });
    const reasons = [...states.values()].flatMap((state) =>
      'reason' in state ? [state.reason] : [],
    );
    expect(reasons).toContain('Needs the secret Outbound authentication: password.');
    expect(reasons).toContain('The carrier "Backbone" that it names is not there.');
    expect(report.failed).toBe(0);
    // Missing records are done once their secret is given.
    await world.apply(await world.plan(wholeAccount, sid, secrets), { secrets });
    expect(await world.export(sid)).toBe(wholeAccount);
  });

  test('that nobody gives stay as they are', async () => {
    const sid = await whole();
    const changed = wholeAccount
      .replace('Two sites', 'Three sites')
      .replace('username: hooks', 'username: hook');
    await world.apply(await world.plan(changed, sid));
    expect(await world.export(sid)).toBe(changed);
    const again = await world.plan(changed, sid, secrets);
    expect(again.entries.filter(isToDo)).toEqual([]);
  });

  test('of the seed are in no file, no plan and no text of one', async () => {
    const held = [...secretsOfSeed(JSON.parse(world.sandbox.snapshot()))];
    expect(held.length).toBeGreaterThan(60);
    const texts: string[] = [];
    for (const account of [null, ACME]) {
      const current = await world.read(account);
      const file = writeConfiguration(current);
      texts.push(file);
      const read = parseFile(file).read(current);
      if (!read.ok) throw new Error(JSON.stringify(read.problems));
      const nothing = { ...current, items: new Map(), owners: current.owners };
      texts.push(planText(planOf(nothing, read.configuration)), planText(planOf(current, nothing)));
    }
    const all = texts.join('\n');
    expect(held.filter((secret) => all.includes(secret))).toEqual([]);
    // An empty file would pass too.
    expect(all.match(/secret: /g)?.length).toBeGreaterThan(40);
  });
});

/** Values of all columns that hold a secret, at any depth. */
function* secretsOfSeed(value: unknown, name = ''): Generator<string> {
  if (typeof value === 'string') {
    if (/^\s*[[{]/.test(value)) {
      try {
        yield* secretsOfSeed(JSON.parse(value), name);
        return;
      } catch {
        // A text that only looks like JSON.
      }
    }
    const isSecret =
      /password|secret|api_key|service_key|client_key|token$|connection_string|private_key/i.test(
        name,
      );
    if (isSecret && value.length > 5) yield value;
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, one] of Object.entries(value))
      yield* secretsOfSeed(one, Array.isArray(value) ? name : key);
  }
}

describe('others than administrators', () => {
  test('an account user takes their own account out and in again', async () => {
    world = await configurationWorld('acme-user', 'account');
    const file = await world.export(ACME);
    expect((await world.plan(file, ACME)).entries.filter(isToDo)).toEqual([]);
    const more = file.replace(
      '  carriers:\n',
      '  carriers:\n    - name: Added\n      sip_gateways:\n        - address: 192.0.2.9\n          inbound: true\n          outbound: true\n',
    );
    const { report } = await world.apply(await world.plan(more, ACME));
    expect(report).toEqual({ done: 1, failed: 0, skipped: 0 });
    expect((await world.plan(more, ACME)).entries.filter(isToDo)).toEqual([]);
  });

  test('a provider has all but the routing of accounts', async () => {
    world = await configurationWorld('sp-northwind', 'service_provider');
    const current = await world.read(null);
    expect(current.notes.join()).toContain('Routing tables of accounts are left out');
    const file = writeConfiguration(current);
    expect((await world.plan(file, null)).entries.filter(isToDo)).toEqual([]);
    expect(file.match(/calls_queues/g)).toEqual((await asAdmin(null)).match(/calls_queues/g));
  });

  test('a view-only user exports, and is refused on applying', async () => {
    world = await configurationWorld('acme-viewer', 'account');
    const file = await world.export(ACME);
    const before = world.sandbox.snapshot();
    const { report } = await world.apply(
      await world.plan(file.replace('  limits:\n', '  limits:\n    device: 77\n'), ACME),
    );
    expect([report.failed, report.done]).toEqual([1, 0]);
    expect(world.sandbox.snapshot()).toBe(before);
  });

  async function asAdmin(account: string | null): Promise<string> {
    const other = await configurationWorld();
    const file = await other.export(account);
    other.close();
    return file;
  }
});
