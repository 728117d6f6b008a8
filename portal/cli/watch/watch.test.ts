import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ACME, ACME_BACKUP, ACME_PBX, NORTHWIND } from '../../sandbox/seed/known-sids.ts';
import { inPipeline } from '../terminal.fixtures.ts';
import { httpReceiver, mailReceiver } from './channels/receivers.ts';
import { signatureOf } from './channels/webhook.ts';
import { type WatchedSandbox, watchedSandbox } from './testing.ts';

let world: WatchedSandbox;
const open: { close: () => Promise<void> }[] = [];
beforeEach(async () => {
  world = await watchedSandbox();
});
afterEach(async () => {
  await world.close();
  for (const one of open.splice(0)) await one.close();
});
async function opened<One extends { close: () => Promise<void> }>(receiver: Promise<One>) {
  const one = await receiver;
  open.push(one);
  return one;
}

const json = (out: string) =>
  out
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
const once = ['--once', '--format', 'json'];
const heads = (out: string) => json(out).map(({ change, title }) => `${change}: ${title}`);
const look = async (minutes = 1) => {
  world.pass(minutes);
  return world.run({ args: once, env: { CONSOLE_URL: 'https://console.example.com/' } });
};

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

describe('what goes wrong', () => {
  test('a platform that is away ends nothing; after five minutes that is told, and its end', async () => {
    await look();
    world.wire.refuse = () => 502;
    const away = await look();
    expect([away.status, away.out]).toEqual([1, '']);
    expect(away.err).toContain('answered 502');
    expect((await look(4)).out).toBe('');
    expect(heads((await look()).out)).toEqual(['begin: Trunkline can’t monitor the platform']);
    expect((await look()).out).toBe('');
    world.wire.refuse = () => 0;
    expect(heads((await look()).out)).toEqual(['end: Trunkline is monitoring the platform again']);
  });

  test('a list that can’t be read is said, ends nothing and isn’t clean', async () => {
    await look();
    world.wire.refuse = (path) => (path.endsWith('/VoipCarriers') ? 500 : 0);
    const { status, out, err } = await look();
    expect([status, out]).toEqual([1, '']);
    expect(err).toMatch(/^the cellar is flooded\. \(GET \S+VoipCarriers\S* answered 500\.\)\n$/);
  });

  test('a channel that is away is tried the next time, with the same id; others aren’t held up', async () => {
    const hook = await opened(httpReceiver([500]));
    const slack = await opened(httpReceiver());
    const env = {
      WATCH_WEBHOOK_URL: hook.url,
      WATCH_WEBHOOK_SECRET: 'only we know',
      WATCH_SLACK_URL: `${slack.url}/services/T0/B0/secret-path`,
    };
    const first = await world.run({ args: once, env });
    expect([first.status, first.err]).toEqual([1, 'The webhook answered 500.\n']);
    const count = heads(first.out).length;
    expect(slack.received).toHaveLength(count);
    world.pass(1);
    const second = await world.run({ args: once, env });
    expect([second.status, second.out]).toEqual([0, '']);
    expect(hook.received).toHaveLength(count + 1);
    const ids = hook.received.map(({ headers }) => headers['webhook-id']);
    expect(ids[0]).toBe(ids[1]);
    expect(slack.received).toHaveLength(count);
    for (const { headers, body } of hook.received) {
      const [id, at] = [`${headers['webhook-id']}`, Number(headers['webhook-timestamp'])];
      expect(headers['webhook-signature']).toBe(signatureOf('only we know', id, at, body));
    }
    expect(world.state().outbox).toEqual([]);
  });

  test('no secret is printed or stored', async () => {
    const away = await opened(httpReceiver(Array.from({ length: 20 }, () => 500)));
    const mail = await opened(mailReceiver());
    const secrets = ['hook-path', 'hook-secret', 'slack-path', 'pager-key', 'mail-password'];
    const { err, out } = await world.run({
      args: once,
      env: {
        WATCH_WEBHOOK_URL: `${away.url}/hook-path`,
        WATCH_WEBHOOK_SECRET: 'hook-secret',
        WATCH_SLACK_URL: `${away.url}/slack-path`,
        WATCH_PAGERDUTY_KEY: 'pager-key',
        WATCH_PAGERDUTY_URL: away.url,
        WATCH_SMTP_URL: `smtp://me:mail-password@${mail.host}`,
        WATCH_MAIL_FROM: 'watch@example.com',
        WATCH_MAIL_TO: 'noc@example.com',
      },
    });
    expect(err.split('\n').sort()).toEqual([
      '',
      'PagerDuty answered 500.',
      'Slack answered 500.',
      'The mail server: answered 535.',
      'The webhook answered 500.',
    ]);
    const all = err + out + readFileSync(world.stateFile, 'utf8');
    for (const secret of [...secrets, 'Sp-Pass-1']) expect(all).not.toContain(secret);
  });

  test('a log-in that has ended is made again', async () => {
    const ending = new AbortController();
    let isEnded = false;
    world.wire.refuse = (path) => {
      if (!path.endsWith('/VoipCarriers') || isEnded) return 0;
      isEnded = true;
      return 401;
    };
    const { status, err } = await world.run({
      args: ['--format', 'json', '--every', '10'],
      signal: ending.signal,
      onPrint: () => ending.abort(),
    });
    const logIns = world.wire.calls.filter((call) => call.endsWith('/login'));
    expect([status, err, logIns.length]).toEqual([0, '', 2]);
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

describe('a watch that goes on', () => {
  test('sends, serves its figures and ends in order', async () => {
    const hook = await opened(httpReceiver([503, 200]));
    const ending = new AbortController();
    let port = 0;
    let onPrinted = () => {};
    const printed = new Promise<void>((resolve) => {
      onPrinted = resolve;
    });
    const ended = world.run({
      args: ['--listen', '127.0.0.1:0', '--every', '10'],
      env: { WATCH_WEBHOOK_URL: hook.url, WATCH_WEBHOOK_SECRET: 's' },
      signal: ending.signal,
      onListening: (number) => {
        port = number;
      },
      onPrint: () => onPrinted(),
    });
    await printed;
    const get = async (path: string) => {
      const answer = await fetch(`http://127.0.0.1:${port}${path}`);
      return { status: answer.status, text: await answer.text() };
    };
    expect(await get('/healthz')).toEqual({ status: 200, text: 'ok\n' });
    const { text } = await get('/metrics');
    expect(text).toContain('trunkline_watch_conditions{kind="registration"} 8');
    expect(text).toContain('trunkline_watch_looks_total{result="succeeded"} 1');
    expect(text).toMatch(/trunkline_watch_platform_calls_total [1-9]/);
    expect((await get('/')).status).toBe(404);
    // The webhook was away once: its loop comes back by itself.
    await expect.poll(() => hook.received.length, { timeout: 5000 }).toBeGreaterThan(1);
    await expect
      .poll(async () => (await get('/metrics')).text)
      .toContain('trunkline_watch_messages_waiting{channel="webhook"} 0');
    ending.abort();
    const { status, err } = await ended;
    expect([status, err]).toEqual([0, 'The webhook answered 503.\n']);
    expect(readdirSync(dirname(world.stateFile))).toEqual(['watch.json']);
  });

  test('ends before its first look is through, without having told anything', async () => {
    const ending = new AbortController();
    world.wire.refuse = (path) => {
      if (path.endsWith('/VoipCarriers')) ending.abort();
      return 0;
    };
    const { status, out } = await world.run({ args: [], signal: ending.signal });
    expect([status, out, existsSync(world.stateFile)]).toEqual([0, '', false]);
    expect(world.wire.calls.at(-1)).toContain('/VoipCarriers');
  });
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
