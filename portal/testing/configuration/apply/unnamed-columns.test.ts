import { describe, expect, test } from 'vitest';
import { isToDo } from '../../../src/configuration/plan.ts';
import { wholeAccount } from '../whole-account.ts';
import {
  applied,
  backbone,
  inWholeWorld,
  type Row,
  row,
  rows,
  secrets,
  sid,
  sidOf,
  world,
} from './whole-world.ts';

inWholeWorld();

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
