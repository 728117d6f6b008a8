import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ACME, ACME_BACKUP, ACME_PBX, NORTHWIND } from '../../sandbox/seed/known-sids.ts';
import { inPipeline } from '../terminal.fixtures.ts';
import { httpReceiver } from './channels/receivers.ts';
import { heads, inWatchedSandbox, json, look, once, world } from './watched.fixtures.ts';

const opened = inWatchedSandbox();

describe('a look', () => {
  test('says what goes on, once, and what ends, once', async () => {
    const first = await look();
    expect([first.status, first.err]).toEqual([0, '']);
    expect(heads(first.out)).toContain('begin: 8 carriers are unregistered');
    expect(await look()).toEqual({ status: 0, out: '', err: '' });
    world.registration(ACME_PBX, 'fail', '403 Forbidden');
    world.registration(ACME_BACKUP, 'ok');
    const [end, begin] = json((await look()).out);
    expect([end.title, begin.title]).toEqual([
      'Acme backup trunk is no longer unregistered',
      'Acme PBX is unregistered',
    ]);
    expect(begin).toMatchObject({
      target: 'Northwind Telecom',
      url: `https://console.example.com/internal/carriers/${ACME_PBX}/edit`,
      conditions: [{ detail: '403 Forbidden' }],
    });
    expect((await look()).out).toBe('');
  });

  test('tells alerts by type, until fifteen minutes have none', async () => {
    await look();
    world.alert(ACME, 'no-tts');
    world.alert(ACME, 'no-tts', 'another');
    const { out } = await look(0);
    expect(heads(out)).toEqual(['begin: Acme Support: No text to speech credential']);
    expect(out).toContain('A call needed text to speech, but there is no credential');
    expect(out).not.toContain('said in a call');
    expect(heads((await look(14)).out)).toEqual([]);
    expect(heads((await look(2)).out)).toEqual([
      'end: Acme Support: No text to speech credential, no new alerts',
    ]);
  });

  test('finds an alert between two rare looks', async () => {
    await look();
    world.pass(30);
    world.alert(ACME, 'no-stt');
    expect(heads((await look(60)).out)).toEqual([
      'begin: Acme Support: No speech to text credential',
    ]);
    expect(heads((await look(60)).out)).toEqual([
      'end: Acme Support: No speech to text credential, no new alerts',
    ]);
  });

  test('finds an alert from before, where an account couldn’t be read', async () => {
    await look();
    world.alert(ACME, 'no-stt');
    world.wire.refuse = (path) => (path.endsWith(`Accounts/${ACME}/Alerts`) ? 500 : 0);
    expect(await look()).toMatchObject({ status: 1, out: '' });
    world.wire.refuse = () => 0;
    expect(heads((await look(30)).out)).toEqual([
      'begin: Acme Support: No speech to text credential',
    ]);
  });

  test('tells live calls near the limit of an account', async () => {
    const client = await world.sandbox.as('sp-northwind');
    const limit = { category: 'voice_call_session', quantity: 10 };
    await client.post(`/Accounts/${ACME}/Limits`, limit);
    await look();
    const live = Array.from({ length: 9 }, () => crypto.randomUUID());
    for (const call_sid of live) {
      world.sandbox.live.add({
        call_sid,
        account_sid: ACME,
        call_status: 'in-progress',
        direction: 'inbound',
        sip_status: 200,
      });
    }
    const { out } = await look();
    expect(heads(out)).toEqual(['begin: Acme Support is near its call limit']);
    expect(out).toContain('9 live calls, limit 10.');
    for (const sid of live.slice(2)) await client.delete(`/Accounts/${ACME}/Calls/${sid}`);
    expect(heads((await look()).out)).toEqual([
      'end: Acme Support is no longer near its call limit',
    ]);
  });

  test('tells a carrier that answers worse than last week', async () => {
    const now = world.sandbox.clock.now.getTime();
    const hour = 3_600_000;
    const add = (at: number, answered: boolean) =>
      world.sandbox.store.calls.add({
        call_sid: crypto.randomUUID(),
        account_sid: ACME,
        service_provider_sid: NORTHWIND,
        application_sid: null,
        attempted_at: at,
        answered_at: answered ? at + 4000 : 0,
        terminated_at: at + 60_000,
        answered: Number(answered),
        duration: answered ? 56 : 0,
        sip_status: answered ? 200 : 503,
        termination_reason: null,
        sip_callid: crypto.randomUUID(),
        sip_parent_callid: null,
        from_party: '1',
        to_party: '2',
        direction: 'outbound',
        trunk: 'Skyline SIP',
        host: '',
        remote_host: '',
        trace_id: '',
        recording: null,
        script_seed: 0,
      });
    for (let back = 25; back < 168; back += 1) {
      for (const minute of [1, 2, 3, 4]) add(now - back * hour + minute * 60_000, minute !== 1);
    }
    await look();
    for (let index = 0; index < 60; index += 1) {
      add(world.sandbox.clock.now.getTime() - index * 30_000, index % 6 === 0);
    }
    const { out } = await look();
    expect(heads(out)).toEqual(['begin: Skyline SIP answers fewer calls than last week']);
    expect(out).toMatch(/1\d% over \d+ calls, last week 7\d%\./);
    expect(out).toContain('trunk=Skyline+SIP');
  });

  test('tells speech that failed its test', async () => {
    await look();
    world.sandbox.database.run(
      'UPDATE speech_credentials SET tts_tested_ok = 0 WHERE use_for_tts = 1 AND account_sid = ?',
      [ACME],
    );
    expect((await look()).out).toMatch(/failed (its|their) last test/);
  });

  test('is polite: one call a list, not one a carrier', async () => {
    await look();
    world.wire.calls.length = 0;
    await look();
    const { wire } = world;
    expect(wire.calls.filter((call) => call.includes('VoipCarriers'))).toHaveLength(1);
    // Last week was read by the first look.
    expect(wire.calls.filter((call) => call.includes('RecentCalls'))).toHaveLength(1);
  });
});

describe('who looks', () => {
  test.each(['acme-user', 'acme-viewer'])('%s watches the account', async (as) => {
    const { status, out, err } = await world.run({ args: once, as });
    expect([status, err]).toEqual([0, '']);
    expect(json(out)).toMatchObject([
      { target: 'Acme Support', title: '5 carriers are unregistered' },
    ]);
  });

  test('one account of a provider', async () => {
    const args = [...once, '--account', 'Acme Support'];
    const { status, out } = await world.run({ args });
    expect([status, json(out)[0].target]).toEqual([0, 'Acme Support']);
    expect(heads(out)).toContain('begin: 5 carriers are unregistered');
    await expect(world.run({ args: [...once, '--account', 'Nobody'] })).rejects.toThrow(
      'belongs to a watch of another platform, provider or account',
    );
  });

  test('an account that isn’t there is named', async () => {
    await expect(world.run({ args: [...once, '--account', 'Nobody'] })).rejects.toThrow(
      'There is no account "Nobody".',
    );
  });

  test('an admin says which provider', async () => {
    await expect(world.run({ args: once, as: 'admin' })).rejects.toThrow('Choose a provider');
  });
});

test('a dry run sends and stores nothing', async () => {
  const slack = await opened(httpReceiver());
  const env = { WATCH_SLACK_URL: slack.url };
  const { status, out, err } = await world.run({ args: [...once, '--dry-run'], env });
  expect([status, err]).toEqual([0, 'Dry run: nothing is sent or stored.\n']);
  expect(heads(out)).toContain('begin: 8 carriers are unregistered');
  expect(slack.received).toEqual([]);
  expect(existsSync(world.stateFile)).toBe(false);
});

describe('the command', () => {
  test.each([
    ['--every=5', '--every must be 10 to 3600 seconds, not "5".'],
    ['--to=fax', 'Unknown channel "fax". Channels: stdout, webhook, slack, pagerduty, email.'],
    ['--format=xml', '--format must be one of text, json, not "xml".'],
    [
      '--listen=0.0.0.0:9464',
      '--listen must be a loopback address such as 127.0.0.1:9464, not "0.0.0.0:9464".',
    ],
    ['now', 'Unexpected argument "now".'],
  ])('%s', async (argument, message) => {
    expect(await inPipeline(['watch', argument])).toEqual({
      status: 1,
      out: '',
      err: `${message}\n`,
    });
  });
});
