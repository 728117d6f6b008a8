import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { httpReceiver, mailReceiver } from './channels/receivers.ts';
import { signatureOf } from './channels/webhook.ts';
import { heads, inWatchedSandbox, look, once, world } from './watched.fixtures.ts';

const opened = inWatchedSandbox();

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
