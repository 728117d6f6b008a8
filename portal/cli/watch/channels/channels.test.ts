import { createHmac } from 'node:crypto';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import type { Message } from '../core/messages.ts';
import type { Channel } from './channel.ts';
import { channelsOf } from './channels.ts';
import { begin, closedAfterEach, end, many, style } from './fixtures.ts';
import { pagerDuty } from './pagerduty.ts';
import { type HttpAnswer, httpReceiver } from './receivers.ts';
import { slack, slackBody } from './slack.ts';
import { standardOutput } from './stdout.ts';
import { signatureOf, webhook } from './webhook.ts';

const opened = closedAfterEach();

describe('standard output', () => {
  const printed = async (
    message: Message,
    format: 'text' | 'json',
    consoleUrl = style.consoleUrl,
  ) => {
    let text = '';
    await standardOutput({ ...style, consoleUrl }, format, (line) => {
      text += line;
    }).send(message);
    return text;
  };

  test('as text', async () => {
    expect(await printed(begin, 'text')).toBe(
      [
        '2026-11-20 12:00:00 UTC  Problem: Skyline is unregistered',
        '  403 Forbidden',
        '  https://console.example.com/internal/carriers/Skyline/edit',
      ].join('\n'),
    );
    expect(await printed(end, 'text', null)).toBe(
      [
        '2026-11-20 12:10:00 UTC  Resolved: Skyline is no longer unregistered',
        '  Began 2026-11-20 12:00 UTC.',
      ].join('\n'),
    );
  });

  test('many in one message: twenty by name', async () => {
    const lines = (await printed(many(60), 'text')).split('\n');
    expect(lines).toHaveLength(23);
    expect(lines[0]).toContain('Problem: 60 carriers are unregistered');
    expect(lines[1]).toBe('  Carrier 1 is unregistered: 403 Forbidden');
    expect(lines[21]).toBe('  and 40 more');
  });

  test('as JSON in one line, with all of them', async () => {
    const text = await printed(many(60), 'json');
    expect(text).not.toContain('\n');
    expect(JSON.parse(text)).toMatchObject({ version: 1, id: 'w-1', change: 'begin' });
    expect(JSON.parse(text).conditions).toHaveLength(60);
  });

  test('a name with line breaks and directions is shown with its marks', async () => {
    const text = await printed({ ...begin, title: 'Sky\u202eline\nOver: all is well' }, 'text');
    expect(text.split('\n')).toHaveLength(3);
    expect(text).toContain('Sky[U+202E]line[U+000A]Over');
  });
});

describe('the webhook', () => {
  const secret = 'only we know';

  test('is JSON with an id, a time and a signature over both and the body', async () => {
    const { url, received } = await opened(httpReceiver());
    await webhook(style, `${url}/hook`, secret, () => 1_800_000_000_123).send(begin);
    const [{ path, headers, body } = { path: '', headers: {}, body: '' }] = received;
    expect([path, headers['webhook-id'], headers['webhook-timestamp']]).toEqual([
      '/hook',
      'w-1',
      '1800000000',
    ]);
    // As a receiver computes it.
    const signature = createHmac('sha256', secret)
      .update(`w-1.1800000000.${body}`)
      .digest('base64');
    expect(headers['webhook-signature']).toBe(`v1,${signature}`);
    expect(JSON.parse(body)).toEqual({
      version: 1,
      id: 'w-1',
      change: 'begin',
      kind: 'registration',
      severity: 'critical',
      at: '2026-11-20T12:00:00.000Z',
      target: 'Northwind Telecom',
      title: 'Skyline is unregistered',
      url: 'https://console.example.com/internal/carriers/Skyline/edit',
      conditions: [
        {
          id: 'registration Skyline',
          title: 'Skyline is unregistered',
          detail: '403 Forbidden',
          since: '2026-11-20T12:00:00.000Z',
          url: 'https://console.example.com/internal/carriers/Skyline/edit',
        },
      ],
    });
  });

  test('the published example of Standard Webhooks', () => {
    expect(
      signatureOf(
        'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
        'msg_p5jXN8AQM9LWM0D4loKWxJek',
        1_614_265_330,
        '{"test": 2432232314}',
      ),
    ).toBe('v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=');
  });
});

/** As Slack documents message blocks. */
const slackText = (type: 'plain_text' | 'mrkdwn', most: number) =>
  v.strictObject({
    type: v.literal(type),
    text: v.pipe(v.string(), v.minLength(1), v.maxLength(most)),
  });
const slackMessage = v.strictObject({
  text: v.pipe(v.string(), v.minLength(1), v.maxLength(40_000)),
  blocks: v.pipe(
    v.array(
      v.variant('type', [
        v.strictObject({ type: v.literal('header'), text: slackText('plain_text', 150) }),
        v.strictObject({ type: v.literal('section'), text: slackText('mrkdwn', 3000) }),
        v.strictObject({
          type: v.literal('context'),
          elements: v.pipe(v.array(slackText('mrkdwn', 3000)), v.maxLength(10)),
        }),
      ]),
    ),
    v.maxLength(50),
  ),
});

describe('Slack', () => {
  const long = { ...many(500), title: 'x'.repeat(5000) };
  for (const item of long.items) item.detail = 'y'.repeat(900);

  test.each([
    ['a beginning', begin],
    ['an end', end],
    ['long names of many', long],
  ])('%s is as Slack documents it', async (_, message) => {
    const { url, received } = await opened(httpReceiver());
    await slack(style, `${url}/services/T0/B0/x`).send(message);
    v.parse(slackMessage, JSON.parse(received[0]?.body ?? ''));
  });

  test('a name calls no channel and makes no link', () => {
    const [item] = begin.items;
    const detail = '<!channel> <https://bad.example.com|here> &';
    const message = {
      ...begin,
      target: '<!here>',
      title: detail,
      items: [{ ...begin.items[0], ...item, detail }],
    };
    const text = JSON.stringify(slackBody(message as Message, style).blocks.slice(1));
    expect(text).toContain('&lt;!channel&gt; &lt;https://bad.example.com|here&gt; &amp;');
    expect(text).not.toMatch(/<!/);
  });
});

/** As PagerDuty documents its Events API v2. */
const dedupKey = v.pipe(v.string(), v.minLength(1), v.maxLength(255));
const pagerDutyEvent = v.variant('event_action', [
  v.strictObject({
    event_action: v.literal('trigger'),
    routing_key: v.pipe(v.string(), v.length(32)),
    dedup_key: dedupKey,
    client: v.optional(v.string()),
    client_url: v.optional(v.pipe(v.string(), v.url())),
    links: v.optional(
      v.array(v.strictObject({ href: v.pipe(v.string(), v.url()), text: v.string() })),
    ),
    payload: v.strictObject({
      summary: v.pipe(v.string(), v.minLength(1), v.maxLength(1024)),
      source: v.pipe(v.string(), v.minLength(1)),
      severity: v.picklist(['critical', 'error', 'warning', 'info']),
      timestamp: v.optional(v.pipe(v.string(), v.isoTimestamp())),
      class: v.optional(v.string()),
      custom_details: v.optional(v.record(v.string(), v.unknown())),
    }),
  }),
  v.strictObject({
    event_action: v.literal('resolve'),
    routing_key: v.pipe(v.string(), v.length(32)),
    dedup_key: dedupKey,
  }),
]);

describe('PagerDuty', () => {
  const key = 'k'.repeat(32);
  const events = async (message: Message) => {
    const { url, received } = await opened(httpReceiver([202, 202, 202]));
    await pagerDuty(style, key, url).send(message);
    return received.map(({ body }) => v.parse(pagerDutyEvent, JSON.parse(body)));
  };

  test('a beginning triggers one incident, however many it folds', async () => {
    expect(await events(begin)).toMatchObject([{ event_action: 'trigger', dedup_key: 'w-1' }]);
    expect(await events({ ...many(60), title: 'x'.repeat(5000) })).toHaveLength(1);
  });

  test('the last end resolves it, an earlier one says nothing', async () => {
    expect(await events({ ...end, resolves: ['w-1', 'w-9'] })).toMatchObject([
      { event_action: 'resolve', dedup_key: 'w-1' },
      { event_action: 'resolve', dedup_key: 'w-9' },
    ]);
    expect(await events({ ...end, resolves: [] })).toEqual([]);
  });
});

describe('a receiver that doesn’t take a message', () => {
  const channels: readonly [string, (url: string) => Channel][] = [
    ['The webhook', (url) => webhook(style, url, 's', Date.now)],
    ['Slack', (url) => slack(style, url)],
    ['PagerDuty', (url) => pagerDuty(style, 'key', url)],
  ];
  const answers: readonly [HttpAnswer, string, object][] = [
    [500, 'answered 500.', { isRefused: false }],
    [404, 'answered 404.', { isRefused: false }],
    [400, 'answered 400.', { isRefused: true }],
    [0, 'can’t be reached:', { isRefused: false }],
    [{ status: 302, headers: { Location: 'http://127.0.0.1:9/' } }, 'answered 302.', {}],
    [{ status: 429, headers: { 'Retry-After': '30' } }, 'answered 429.', { retryAfter: 30_000 }],
  ];
  for (const [name, channel] of channels) {
    test.each(answers)(`${name}: %j`, async (answer, sentence, rest) => {
      const { url } = await opened(httpReceiver([answer]));
      const sending = channel(`${url}/secret-path`).send(begin);
      await expect(sending).rejects.toMatchObject({
        message: expect.stringContaining(`${name} ${sentence}`),
        ...rest,
      });
      await expect(sending).rejects.not.toThrow('secret-path');
    });
  }
});

describe('channels of an environment', () => {
  const names = (
    env: Record<string, string>,
    wanted: Parameters<typeof channelsOf>[0]['wanted'] = [],
  ) =>
    channelsOf({ env, style, wanted, format: 'text', print: () => undefined, now: Date.now }).map(
      ({ name }) => name,
    );
  const slackUrl = { WATCH_SLACK_URL: 'https://hooks.slack.com/services/x' };

  test('standard output, and those that have variables', () => {
    expect(names({})).toEqual(['stdout']);
    expect(names(slackUrl)).toEqual(['stdout', 'slack']);
    expect(names({ ...slackUrl, WATCH_PAGERDUTY_KEY: 'k' }, ['pagerduty'])).toEqual(['pagerduty']);
  });

  test('a channel without its variables, or with half of them, is named', () => {
    expect(() => names({}, ['slack'])).toThrow('For slack, set WATCH_SLACK_URL.');
    expect(() => names({ WATCH_WEBHOOK_URL: 'https://x.example.com' })).toThrow(
      'For webhook, set WATCH_WEBHOOK_SECRET.',
    );
    expect(() => names({ WATCH_SMTP_URL: 'smtp://x' })).toThrow(
      'For email, set WATCH_MAIL_FROM and WATCH_MAIL_TO.',
    );
  });

  test('an address that is none is named without its value', () => {
    expect(() => names({ WATCH_SLACK_URL: 'secret' })).toThrow(
      'WATCH_SLACK_URL is not a valid URL.',
    );
  });
});
