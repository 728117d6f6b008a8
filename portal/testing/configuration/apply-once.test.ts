import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { isToDo } from '../../src/configuration/plan.ts';
import { wholeAccount } from './whole-account.ts';
import { type ConfigurationWorld, configurationWorld, secretsOf } from './world.ts';

/*
 * What the platform has after one apply: a second one would heal what the first does wrong.
 */

type Row = Record<string, unknown>;

let world: ConfigurationWorld;
let sid: string;
const secrets = secretsOf(wholeAccount);
beforeEach(async () => {
  world = await configurationWorld();
  sid = await world.newAccount('Whole');
  await world.apply(await world.plan(wholeAccount, sid, secrets), { secrets });
});
afterEach(() => world.close());

const rows = async (path: string) => (await world.api.call('GET', path)) as Row[];
const row = async (path: string) => (await world.api.call('GET', path)) as Row;

async function sidOf(list: string, name: string, member: string): Promise<string> {
  const found = (await rows(list)).find((one) => Object.values(one).includes(name));
  return String(found?.[member]);
}
const backbone = () => sidOf(`Accounts/${sid}/VoipCarriers`, 'Backbone', 'voip_carrier_sid');
const gatewaysOf = async (carrier: string) => rows(`SipGateways?voip_carrier_sid=${carrier}`);
const gatewayOf = async (carrier: string, ipv4: string) =>
  (await gatewaysOf(carrier)).find((one) => one['ipv4'] === ipv4);

/** Applies with one answer to every question. @returns what was asked, and how it ended */
async function applied(
  plan: Awaited<ReturnType<ConfigurationWorld['plan']>>,
  answer: 'overwrite' | 'leave',
  given = {},
) {
  const asked: string[] = [];
  const { report, states } = await world.apply(plan, {
    secrets: given,
    ask: async (_, labels) => {
      asked.push(...labels);
      return answer;
    },
  });
  return { asked, report, states };
}

describe.each(['overwrite', 'leave'] as const)('changed since the plan, and %s', (answer) => {
  const report =
    answer === 'leave' ? { done: 0, failed: 0, skipped: 1 } : { done: 1, failed: 0, skipped: 0 };

  test('a gateway that was to be changed, and is gone', async () => {
    const file = wholeAccount.replace(
      'netmask: 28\n          inbound: true\n          outbound: false',
      'netmask: 28\n          inbound: true\n          outbound: true',
    );
    const plan = await world.plan(file, sid);
    const carrier = await backbone();
    const gone = await gatewayOf(carrier, '203.0.113.0');
    await world.api.call('DELETE', `SipGateways/${gone?.['sip_gateway_sid']}`);
    const end = await applied(plan, answer);
    expect(end.asked).toEqual(['SIP gateway 203.0.113.0']);
    expect(end.report).toEqual(report);
    const now = await gatewayOf(carrier, '203.0.113.0');
    if (answer === 'leave') expect(now).toBeUndefined();
    else expect(now).toMatchObject({ netmask: 28, inbound: 1, outbound: 1 });
  });

  test('a gateway that was to be added, and somebody has added otherwise', async () => {
    const file = wholeAccount.replace(
      '      smpp_gateways:',
      '        - address: 198.51.100.4\n          inbound: true\n          outbound: false\n      smpp_gateways:',
    );
    const plan = await world.plan(file, sid);
    const carrier = await backbone();
    const other = { ipv4: '198.51.100.4', inbound: 1, outbound: 0, is_active: 0 };
    await world.api.call('POST', 'SipGateways', { voip_carrier_sid: carrier, ...other });
    const end = await applied(plan, answer);
    expect(end.asked).toEqual(['SIP gateway 198.51.100.4']);
    expect(end.report).toEqual(report);
    expect(await gatewayOf(carrier, '198.51.100.4')).toMatchObject({
      is_active: answer === 'leave' ? 0 : 1,
    });
    expect(await gatewaysOf(carrier)).toHaveLength(3);
  });

  test('a gateway beside what is planned', async () => {
    const plan = await world.plan(wholeAccount.replace('"00777"', '"00778"'), sid);
    const carrier = await backbone();
    const gateway = await gatewayOf(carrier, '203.0.113.0');
    await world.api.call('PUT', `SipGateways/${gateway?.['sip_gateway_sid']}`, { is_active: 0 });
    const end = await applied(plan, answer);
    expect(end.asked).toEqual(['SIP gateway 203.0.113.0']);
    expect(await gatewayOf(carrier, '203.0.113.0')).toMatchObject({
      is_active: answer === 'leave' ? 0 : 1,
    });
    expect(await row(`VoipCarriers/${carrier}`)).toMatchObject({
      tech_prefix: answer === 'leave' ? '00777' : '00778',
    });
  });

  test('a limit', async () => {
    const plan = await world.plan(wholeAccount.replace('device: 5', 'device: 6'), sid);
    await world.api.call('DELETE', `Accounts/${sid}/Limits?category=device`);
    const end = await applied(plan, answer);
    expect(end.asked).toEqual(['Registered devices']);
    const limits = await rows(`Accounts/${sid}/Limits`);
    expect(limits.find(({ category }) => category === 'device')?.['quantity']).toBe(
      answer === 'leave' ? undefined : 6,
    );
  });

  test('an environment variable', async () => {
    const plan = await world.plan(wholeAccount.replace('RETRIES: 3', 'RETRIES: 4'), sid, secrets);
    const application = await sidOf(`Accounts/${sid}/Applications`, 'Reception', 'application_sid');
    await world.api.call('PUT', `Applications/${application}`, { env_vars: { RETRIES: 9 } });
    const end = await applied(plan, answer, secrets);
    expect(end.asked).toContain('Environment variables: RETRIES');
    expect((await row(`Applications/${application}`))['env_vars']).toMatchObject(
      answer === 'leave' ? { RETRIES: 9 } : { RETRIES: 4, GREETING: 'Hello', LOUD: true },
    );
  });

  test('the order of routes', async () => {
    const file = wholeAccount.replace('- match: ^1\n', '- match: ^12\n');
    const plan = await world.plan(file, sid);
    const table = await sidOf('Lcrs', sid, 'lcr_sid');
    const [one, two, three] = await rows(`LcrRoutes?lcr_sid=${table}`);
    for (const [priority, route] of [three, two, one].entries()) {
      await world.api.call('PUT', `LcrRoutes/${route?.['lcr_route_sid']}`, { priority });
    }
    const end = await applied(plan, answer);
    expect(end.asked.length).toBeGreaterThan(0);
    const regexes = (await rows(`LcrRoutes?lcr_sid=${table}`)).map(({ regex }) => regex);
    expect(regexes).toEqual(
      answer === 'leave' ? ['^4', '^49', '^1', '.*'] : ['^12', '^49', '^4', '.*'],
    );
  });
});

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
    // Two at once: the second look comes between the first record and its sid.
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

describe('secrets that a file does not name', () => {
  test('stay, of every kind', async () => {
    const bare = wholeAccount.replace(
      /\n +\w+: \{ secret: \w*(PASSWORD|ACCESS_KEY|API_KEY|SERVICE_KEY|AUTH_TOKEN) \}/g,
      '',
    );
    expect(bare.match(/secret: /g)).toHaveLength(2);
    const before = await world.export(sid);
    const plan = await world.plan(bare, sid);
    expect(plan.entries.filter(isToDo)).toEqual([]);
    const changed = bare
      .replace('Two sites', 'Three sites')
      .replace('username: alice', 'username: alice\n      active: false')
      .replace(
        'registration_hook:\n      url: https://apps.example.com/register',
        'registration_hook:\n      url: https://apps.example.com/elsewhere',
      )
      .replace('from_user: trunk', 'from_user: other');
    const end = await applied(await world.plan(changed, sid), 'leave');
    expect(end.report).toEqual({ done: 3, failed: 0, skipped: 0 });
    expect(secretsIn(await world.export(sid))).toEqual(secretsIn(before));
    const alice = await sidOf('Clients', 'alice', 'client_sid');
    expect((await row(`Clients/${alice}`))['password']).toMatch(/^v/);
    const carrier = await row(`VoipCarriers/${await backbone()}`);
    expect(carrier).toMatchObject({
      register_password: secrets['BACKBONE_REGISTER_PASSWORD'],
      inbound_auth_password: secrets['BACKBONE_INBOUND_AUTH_PASSWORD'],
      smpp_password: secrets['BACKBONE_SMPP_PASSWORD'],
    });
    expect((await row(`Accounts/${sid}`))['registration_hook']).toMatchObject({
      password: secrets['REGISTRATION_HOOK_PASSWORD'],
    });
  });

  test('go with the username that they belong to, and where the file says so', async () => {
    const file = wholeAccount
      .replace('      inbound_auth_username: in-7\n', '')
      .replace('      inbound_auth_password: { secret: BACKBONE_INBOUND_AUTH_PASSWORD }\n', '')
      .replace('password: { secret: ALICE_PASSWORD }', 'password: ""');
    await applied(await world.plan(file, sid), 'leave');
    expect(await row(`VoipCarriers/${await backbone()}`)).toMatchObject({
      inbound_auth_username: null,
      inbound_auth_password: null,
    });
    const alice = await sidOf('Clients', 'alice', 'client_sid');
    expect((await row(`Clients/${alice}`))['password']).toBe('{X');
  });

  test('of a bucket have to be named where the bucket changes', async () => {
    const file = wholeAccount
      .replace('        secret_access_key: { secret: RECORDING_BUCKET_SECRET_ACCESS_KEY }\n', '')
      .replace('region: eu-west-1', 'region: eu-west-2')
      .replace(/ {6}secret_access_key: .*\n/, '');
    const plan = await world.plan(file, sid);
    const [entry] = plan.entries.filter(({ kind }) => kind === 'settings');
    expect([entry?.change, entry?.refused]).toEqual([
      'none',
      ["Recording bucket: region can't be changed without naming the secret."],
    ]);
  });
});

/** Something that one waits for and another gives. */
function signal() {
  let give = () => {};
  const given = new Promise<void>((resolve) => {
    give = resolve;
  });
  return { given, give };
}

const secretsIn = (file: string) => file.match(/\w+: \{ secret: \w+ \}/g);

describe('columns that a file does not name', () => {
  test('of an account stay, and are in its file', async () => {
    expect(await world.export(sid)).toContain('device_to_call_ratio: 3');
    const file = wholeAccount
      .replace('    disable_cdrs: true\n    device_to_call_ratio: 3\n', '')
      .replace('debug_log: true', 'debug_log: false');
    const end = await applied(await world.plan(file, sid), 'leave');
    expect(end.report).toEqual({ done: 1, failed: 0, skipped: 0 });
    expect(await row(`Accounts/${sid}`)).toMatchObject({
      enable_debug_log: 0,
      disable_cdrs: 1,
      device_to_call_ratio: 3,
    });
  });

  test('of a credential are sent with its change: the platform drops what is not', async () => {
    const update = 'use_for_stt: true\n      region: westeurope';
    const file = wholeAccount.replace(update, 'use_for_stt: false\n      region: westeurope');
    const plan = await world.plan(file, sid);
    const credential = (await rows(`Accounts/${sid}/SpeechCredentials`)).find(
      ({ vendor, account_sid }) => vendor === 'microsoft' && account_sid === sid,
    );
    const at = `Accounts/${sid}/SpeechCredentials/${credential?.['speech_credential_sid']}`;
    world.answerWith(({ method, path }, answer) =>
      method === 'GET' && path === at ? { ...(answer as Row), later_member: 'kept' } : answer,
    );
    world.sent.length = 0;
    await applied(plan, 'leave');
    expect(world.sent.find(({ method }) => method === 'PUT')?.body).toMatchObject({
      use_for_stt: 0,
      region: 'westeurope',
      later_member: 'kept',
    });
    expect(JSON.stringify(world.sent)).not.toMatch(/XXX|speech_credential_sid"/);
  });

  test('and that the platform never answers are no difference', async () => {
    const other = await world.newAccount('Unread');
    const file = `version: 1\naccount:\n  name: Unread\n  speech:\n    - vendor: gladia\n      use_for_tts: false\n      use_for_stt: true\n      api_key: { secret: KEY }\n      region: eu-west\n`;
    const given = { KEY: 'a-key-of-gladia' };
    const end = await applied(await world.plan(file, other, given), 'leave', given);
    expect(end.report).toEqual({ done: 1, failed: 0, skipped: 0 });
    expect((await world.plan(file, other)).entries.filter(isToDo)).toEqual([]);
  });
});

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

test('a recording bucket is not changed without its key, which the platform would lose', async () => {
  const before = (await row(`Accounts/${sid}`))['bucket_credential'];
  const file = wholeAccount.replace('region: eu-west-1', 'region: eu-west-2');
  const end = await applied(await world.plan(file, sid), 'overwrite');
  expect([...end.states.values()]).toEqual([
    { status: 'skipped', reason: 'Needs the secret Recording bucket: secret access key.' },
  ]);
  expect((await row(`Accounts/${sid}`))['bucket_credential']).toEqual(before);
});

test('a mask of a member that no kind names is never sent back', async () => {
  const update = 'use_for_stt: true\n      region: westeurope';
  const file = wholeAccount.replace(update, 'use_for_stt: false\n      region: westeurope');
  const plan = await world.plan(file, sid);
  world.answerWith(({ method, path }, answer) =>
    method === 'GET' && /SpeechCredentials\/[^/]+$/.test(path)
      ? { ...(answer as Row), later_member: 'kept', later_key: 'sk-7XXXXXXXX' }
      : answer,
  );
  world.sent.length = 0;
  await applied(plan, 'leave');
  const body = world.sent.find(({ method }) => method === 'PUT')?.body;
  expect(body).toMatchObject({ use_for_stt: 0, later_member: 'kept' });
  expect(body).not.toHaveProperty('later_key');
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
