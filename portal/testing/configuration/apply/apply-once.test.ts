import { describe, expect, test } from 'vitest';
import { isToDo } from '../../../src/configuration/plan.ts';
import { wholeAccount } from '../whole-account.ts';
import {
  applied,
  gatewaysOf,
  inWholeWorld,
  type Row,
  row,
  rows,
  secrets,
  sid,
  sidOf,
  world,
} from './whole-world.ts';

/*
 * What the platform has after one apply: a second one would heal what the first does wrong.
 */

inWholeWorld();

describe('what is stored after one apply', () => {
  test('two credentials of a vendor without a label are two', async () => {
    const second = `    - vendor: elevenlabs
      twin: 2
      use_for_tts: false
      use_for_stt: false
      api_key: { secret: SECOND_API_KEY }
      model_id: eleven_multilingual_v2
`;
    const file = wholeAccount.replace('    - vendor: google\n', `${second}    - vendor: google\n`);
    const given = { ...secrets, SECOND_API_KEY: 'another-key-of-ours' };
    const end = await applied(await world.plan(file, sid, given), 'overwrite', given);
    expect(end.asked).toEqual([]);
    expect(end.report).toEqual({ done: 1, failed: 0, skipped: 0 });
    const stored = (await rows(`Accounts/${sid}/SpeechCredentials`)).filter(
      ({ vendor, account_sid }) => vendor === 'elevenlabs' && account_sid === sid,
    );
    expect(stored.map(({ use_for_tts, model_id }) => [use_for_tts, model_id]).sort()).toEqual([
      [0, 'eleven_multilingual_v2'],
      [1, 'eleven_turbo_v2'],
    ]);
  });

  test('both are created where neither is there', async () => {
    const other = await world.newAccount('Twins');
    const credential = (twin: string, model: string) =>
      `    - vendor: elevenlabs\n${twin}      use_for_tts: true\n      use_for_stt: false\n      api_key: { secret: KEY }\n      model_id: ${model}\n`;
    const file = `version: 1\naccount:\n  name: Twins\n  speech:\n${credential('', 'one')}${credential('      twin: 2\n', 'two')}`;
    const given = { KEY: 'one-key-for-both' };
    const end = await applied(await world.plan(file, other, given), 'overwrite', given);
    expect(end.report).toEqual({ done: 2, failed: 0, skipped: 0 });
    const stored = (await rows(`Accounts/${other}/SpeechCredentials`)).filter(
      ({ account_sid }) => account_sid === other,
    );
    expect(stored.map(({ model_id }) => model_id).sort()).toEqual(['one', 'two']);
  });

  test('the second of two does not take the first for its own while that is being stored', async () => {
    const other = await world.newAccount('Race');
    const credential = (twin: string) =>
      `    - vendor: soniox\n${twin}      use_for_tts: false\n      use_for_stt: true\n      api_key: { secret: KEY }\n`;
    const file = `version: 1\naccount:\n  name: Race\n  speech:\n${credential('')}${credential('      twin: 2\n')}`;
    const given = { KEY: 'one-key-for-both' };
    const plan = await world.plan(file, other, given);
    const list = `Accounts/${other}/SpeechCredentials`;
    const isList = ({ method, path }: { method: string; path: string }) =>
      method === 'GET' && path === list;
    const isCreate = ({ method }: { method: string }) => method === 'POST';
    let looks = 0;
    let seen = 0;
    const stored = signal();
    const looked = signal();
    // Two creates at once: the second lookup runs after the first record is stored and before its
    // sid returns.
    world.alterWith(async (call) => {
      if (isList(call)) looks += 1;
      if (isList(call) && looks === 2) await stored.given;
      return call.body;
    });
    world.answerWith(async (call, answer) => {
      if (isList(call)) seen += 1;
      if (seen === 2) looked.give();
      if (isCreate(call)) stored.give();
      if (isCreate(call) && looks === 2) await looked.given;
      return answer;
    });
    world.sent.length = 0;
    const end = await applied(plan, 'overwrite', given);
    expect(end.report).toEqual({ done: 2, failed: 0, skipped: 0 });
    const own = (await rows(list)).filter(({ account_sid }) => account_sid === other);
    expect(own).toHaveLength(2);
  });

  test('routes in another order are tried in that order', async () => {
    const moved = wholeAccount.replace(
      '      - match: ^49\n        carrier: Spare\n      - match: ^4\n        carrier: Backbone\n',
      '      - match: ^4\n        carrier: Backbone\n      - match: ^49\n        carrier: Spare\n',
    );
    const end = await applied(await world.plan(moved, sid), 'leave');
    expect(end.report).toEqual({ done: 1, failed: 0, skipped: 0 });
    const table = await sidOf('Lcrs', sid, 'lcr_sid');
    const regexes = (await rows(`LcrRoutes?lcr_sid=${table}`)).map(({ regex }) => regex);
    expect(regexes).toEqual(['^1', '^4', '^49', '.*']);
  });

  test('limits that a file leaves out stay, in the plan and after it', async () => {
    const plan = await world.plan('version: 1\naccount:\n  name: Whole\n  clients: []\n', sid);
    expect(plan.entries.filter(({ kind }) => kind === 'limits')).toEqual([]);
    await applied(plan, 'leave');
    expect(await rows(`Accounts/${sid}/Limits`)).toHaveLength(2);
  });

  test('a limit with a section of its own goes as a change, never as a deletion', async () => {
    const plan = await world.plan('version: 1\naccount:\n  name: Whole\n  limits: null\n', sid);
    expect(plan.entries.map(({ kind, change }) => [kind, change])).toEqual([['limits', 'none']]);
    await applied(plan, 'leave');
    expect(await rows(`Accounts/${sid}/Limits`)).toHaveLength(2);
  });

  test('a deletion asks when the record has changed since', async () => {
    const plan = await world.plan(
      wholeAccount.replace(/ {4}- username: bob\n(?: {6}.*\n)*/, ''),
      sid,
    );
    const bob = await sidOf('Clients', 'bob', 'client_sid');
    await world.api.call('PUT', `Clients/${bob}`, { is_active: 1 });
    const left = await applied(plan, 'leave');
    expect(left.asked).toEqual(['Active']);
    expect(left.report.skipped).toBe(1);
    expect(await row(`Clients/${bob}`)).toMatchObject({ username: 'bob' });
    await applied(plan, 'overwrite');
    await expect(row(`Clients/${bob}`)).rejects.toMatchObject({ kind: 'NotFound' });
  });

  test('a deletion asks about a gateway that was added since', async () => {
    const without = wholeAccount
      .replace('    - name: Spare\n', '')
      .replace('\n    - number: "15550100002"\n      carrier: Spare', '')
      .replace('default_carrier: Spare', 'default_carrier: Backbone')
      .replace('      - match: ^49\n        carrier: Spare\n', '');
    const plan = await world.plan(without, sid);
    const spare = await sidOf(`Accounts/${sid}/VoipCarriers`, 'Spare', 'voip_carrier_sid');
    const gateway = { ipv4: '192.0.2.50', inbound: 1, outbound: 0 };
    await world.api.call('POST', 'SipGateways', { voip_carrier_sid: spare, ...gateway });
    const end = await applied(plan, 'leave');
    expect(end.asked).toEqual(['SIP gateway 192.0.2.50']);
    expect(await row(`VoipCarriers/${spare}`)).toMatchObject({ name: 'Spare' });
  });

  test('a secret that can no longer be sent is not asked for', async () => {
    const file = wholeAccount.replace('region: westeurope', 'region: northeurope');
    const plan = await world.plan(file, sid);
    const [entry] = plan.entries.filter(isToDo);
    expect(entry?.kind).toBe('speech');
    expect(entry?.secrets).toEqual([]);
  });

  test('a create whose answer was lost asks nothing about its own rows', async () => {
    const file = wholeAccount.replace(
      '    - name: Spare\n',
      '    - name: New\n      sip_gateways:\n        - address: 192.0.2.8\n          inbound: true\n          outbound: true\n        - address: 192.0.2.9\n          inbound: true\n          outbound: true\n    - name: Spare\n',
    );
    let gateways = 0;
    world.breakWith(({ method, path }) => {
      if (method !== 'POST' || path !== 'SipGateways') return undefined;
      gateways += 1;
      return gateways === 1 ? 'lost' : undefined;
    });
    const asked: string[] = [];
    const { report } = await world.apply(await world.plan(file, sid), {
      ask: async (_, labels) => {
        asked.push(...labels);
        return 'leave';
      },
      onPause: (resume) => resume(),
    });
    expect(asked).toEqual([]);
    expect(report).toEqual({ done: 1, failed: 0, skipped: 0 });
    const carrier = await sidOf(`Accounts/${sid}/VoipCarriers`, 'New', 'voip_carrier_sid');
    expect((await gatewaysOf(carrier)).map(({ ipv4 }) => ipv4).sort()).toEqual([
      '192.0.2.8',
      '192.0.2.9',
    ]);
  });
});

describe('deleting', () => {
  test('waits until what takes its place was written', async () => {
    const file = wholeAccount.replace('number: "15550100002"', 'number: "15550100003"');
    const plan = await world.plan(file, sid);
    world.breakWith(({ method, path }) =>
      method === 'POST' && path === 'PhoneNumbers' ? 500 : undefined,
    );
    const { report, states } = await applied(plan, 'overwrite');
    expect(report).toEqual({ done: 0, failed: 1, skipped: 1 });
    expect([...states.values()].at(-1)).toEqual({
      status: 'skipped',
      reason: 'Kept: not all phone numbers of the file were written.',
    });
    const numbers = await rows(`PhoneNumbers?account_sid=${sid}`);
    expect(numbers.map(({ number }) => number).sort()).toEqual(['15550100001', '15550100002']);
  });
});

/** A promise, and the function that resolves it. */
function signal() {
  let give = () => {};
  const given = new Promise<void>((resolve) => {
    give = resolve;
  });
  return { given, give };
}

describe('a platform that has had too many calls', () => {
  test('is waited for a few times, and then asks the person', async () => {
    world.breakWith(({ method }) => (method === 'POST' ? 429 : undefined));
    const file = wholeAccount.replace('device: 5', 'device: 6');
    const plan = await world.plan(file, sid);
    world.sent.length = 0;
    const { report } = await world.apply(plan, {});
    expect(report).toEqual({ done: 0, failed: 0, skipped: 1 });
    expect(world.sent.filter(({ method }) => method === 'POST')).toHaveLength(4);
  });
});

test('a changed route keeps the place of its carrier among those of the route', async () => {
  const table = await sidOf('Lcrs', sid, 'lcr_sid');
  const routes = async () => rows(`LcrRoutes?lcr_sid=${table}`);
  const entriesOf = (route: Row | undefined) => route?.['lcr_carrier_set_entries'] as Row[];
  const [entry] = entriesOf((await routes())[0]);
  const at = `LcrCarrierSetEntries/${entry?.['lcr_carrier_set_entry_sid']}`;
  await world.api.call('PUT', at, { priority: 7 });
  const file = wholeAccount.replace('description: North America', 'description: America');
  await applied(await world.plan(file, sid), 'leave');
  const [first] = await routes();
  expect(first?.['description']).toBe('America');
  expect(entriesOf(first)).toEqual([{ ...entry, priority: 7 }]);
});

test('of a changed table the other routes keep their places, and the default route its text', async () => {
  const table = await sidOf('Lcrs', sid, 'lcr_sid');
  const at = `LcrRoutes?lcr_sid=${table}`;
  const before = (await rows(at)).map(({ priority, ...route }) =>
    priority === 9999
      ? { ...route, priority, description: 'Ours' }
      : { ...route, priority: Number(priority) * 10 + 5 },
  );
  await world.api.call('PUT', `Lcrs/${table}/Routes`, before);
  const file = wholeAccount
    .replace('description: North America', 'description: America')
    .replace('default_carrier: Spare', 'default_carrier: Backbone');
  await applied(await world.plan(file, sid), 'leave');
  const stored = (await rows(at)).map(({ priority, description }) => [priority, description]);
  expect(stored).toEqual([
    [5, 'America'],
    [15, null],
    [25, null],
    [9999, 'Ours'],
  ]);
});
