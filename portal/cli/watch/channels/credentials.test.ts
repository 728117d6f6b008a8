import { describe, expect, test } from 'vitest';
import type { Channel } from './channel.ts';
import { begin, closedAfterEach, style } from './fixtures.ts';
import { pagerDuty } from './pagerduty.ts';
import { httpReceiver } from './receivers.ts';
import { slack } from './slack.ts';
import { webhook } from './webhook.ts';

const opened = closedAfterEach();

describe('a URL with credentials', () => {
  const channels: readonly [string, (url: string) => Channel][] = [
    ['The webhook', (url) => webhook(style, url, 's', Date.now)],
    ['Slack', (url) => slack(style, url)],
    ['PagerDuty', (url) => pagerDuty(style, 'key', url)],
  ];
  const withUserInfo = (url: string, userInfo: string) => url.replace('://', `://${userInfo}@`);

  test.each(channels)('%s gets them in a header', async (_, channel) => {
    const { url, received } = await opened(httpReceiver());
    await channel(`${withUserInfo(url, 'me:p%40ss%C3%A9')}/hook?a=b`).send(begin);
    expect(received).toMatchObject([
      {
        path: '/hook?a=b',
        headers: { authorization: `Basic ${Buffer.from('me:p@ssé').toString('base64')}` },
      },
    ]);
  });

  test.each([
    ['only-a-token', 'only-a-token:'],
    [':only-a-password', ':only-a-password'],
    ['me:100%', 'me:100%'],
  ])('%s', async (userInfo, sent) => {
    const { url, received } = await opened(httpReceiver());
    await slack(style, withUserInfo(url, userInfo)).send(begin);
    const [scheme, value = ''] = received[0]?.headers.authorization?.split(' ') ?? [];
    expect([scheme, Buffer.from(value, 'base64').toString()]).toEqual(['Basic', sent]);
  });

  test('without them, no header is sent', async () => {
    const { url, received } = await opened(httpReceiver());
    await slack(style, url).send(begin);
    expect(received[0]?.headers.authorization).toBeUndefined();
  });
});
