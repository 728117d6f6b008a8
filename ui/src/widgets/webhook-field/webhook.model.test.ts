import { describe, expect, it } from 'vitest';
import {
  changeUrl,
  emptyWebhook,
  followWebsocket,
  methodLock,
  parseWebhook,
  webhookMessages as text,
  validateWebhook,
  type WebhookMethod,
  type WebhookRules,
  type WebhookValue,
} from './webhook.model.ts';

const hook = (change: Partial<WebhookValue>): WebhookValue => ({ ...emptyWebhook, ...change });
const queue = { allowedMethods: ['POST'], allowedSchemes: ['http', 'https'] } as const;
const anyStart = text.protocol(['http', 'https', 'ws', 'wss']);

describe('validateWebhook: the URL', () => {
  it.each([
    'http://example.com',
    'https://example.com/hook?x=1&y=%20#part',
    'HTTPS://EXAMPLE.COM',
    'ws://example.com/socket',
    'wss://example.com:8443/socket',
    'http://localhost:3000/',
    'http://10.0.0.5/hook',
    'http://[2001:db8::1]:8080/hook',
    'https://user:secret@example.com/hook',
    'https://my_host.internal.',
    'https://münchen.example',
  ])('takes %s', (url) => {
    expect(validateWebhook(hook({ url }))).toEqual({});
  });

  it.each([
    ['example.com', anyStart],
    ['//example.com', anyStart],
    ['http:/example.com', anyStart],
    ['http:example.com', anyStart],
    ['ftp://example.com', anyStart],
    ['wsx://example.com', anyStart],
    ['ws', anyStart],
    [' https://example.com', text.whitespace],
    ['https://example.com ', text.whitespace],
    ['https://example.com\n', text.whitespace],
    ['https://', text.hostname('')],
    ['https:///path', text.hostname('')],
    ['https://-bad.example', text.hostname('-bad.example')],
    ['https://bad-.example', text.hostname('bad-.example')],
    ['https://a..b', text.hostname('a..b')],
    ['https://exa mple.com', text.hostname('exa mple.com')],
    ['https://a,b.example', text.hostname('a,b.example')],
    ['https://1.2.3.999/hook', text.hostname('1.2.3.999')],
    ['https://[::zz]/', text.hostname('[::zz]')],
    [`https://${'a'.repeat(64)}.example`, text.hostname(`${'a'.repeat(64)}.example`)],
    ['https://example.com/a b', text.invalid],
    ['https://example.com:99999/', text.invalid],
    [`https://example.com/${'a'.repeat(1005)}`, text.tooLong(1024)],
  ])('refuses %j', (url, message) => {
    expect(validateWebhook(hook({ url }))).toEqual({ url: message });
  });

  it('asks for a URL only where one is required', () => {
    for (const url of ['', '   ']) {
      expect(validateWebhook(hook({ url }), { isRequired: true })).toEqual({ url: text.required });
      expect(validateWebhook(hook({ url }))).toEqual({});
    }
  });

  it('keeps queue event hooks to http and https, and says why', () => {
    expect(validateWebhook(hook({ url: 'https://example.com' }), queue)).toEqual({});
    for (const url of ['ws://example.com', 'wss://example.com', 'WS://example.com']) {
      expect(validateWebhook(hook({ url }), queue)).toEqual({
        url: 'Queue event hooks use POST, so the address must start with http:// or https://',
      });
    }
    expect(validateWebhook(hook({ url: 'ftp://example.com' }), queue)).toEqual({
      url: 'The URL must start with http:// or https://.',
    });
  });

  it('lists the schemes that are allowed', () => {
    expect(anyStart).toBe('The URL must start with http://, https://, ws:// or wss://.');
    expect(text.protocol(['https'])).toBe('The URL must start with https://.');
  });
});

describe('validateWebhook: basic authentication', () => {
  const url = 'https://example.com';

  it('needs both username and password', () => {
    const both = { username: text.username, password: text.password };
    expect(validateWebhook(hook({ url, hasAuth: true }))).toEqual(both);
    expect(validateWebhook(hook({ url, hasAuth: true, username: 'u' }))).toEqual({
      password: text.password,
    });
    expect(validateWebhook(hook({ url, hasAuth: true, password: 'p' }))).toEqual({
      username: text.username,
    });
    expect(validateWebhook(hook({ url, hasAuth: true, username: 'u', password: 'p' }))).toEqual({});
  });

  it('does not look at them while the box is not ticked or there is no webhook', () => {
    expect(validateWebhook(hook({ url, username: 'u' }))).toEqual({});
    expect(validateWebhook(hook({ hasAuth: true }))).toEqual({});
  });

  it('tells both what is wrong with the URL and with the credentials', () => {
    expect(validateWebhook(hook({ url: 'x', hasAuth: true, username: 'u' }))).toEqual({
      url: anyStart,
      password: text.password,
    });
  });

  it('knows how much the platform keeps', () => {
    const long = hook({ url, hasAuth: true, username: 'u'.repeat(256), password: 'p'.repeat(255) });
    expect(validateWebhook(long)).toEqual({ username: text.tooLong(255) });
  });
});

describe('changeUrl', () => {
  const getOnly = { allowedMethods: ['GET'] } as const;
  it.each<
    [from: string, method: WebhookMethod, url: string, rules: WebhookRules, next: WebhookMethod]
  >([
    ['', 'POST', 'ws', {}, 'GET'],
    ['', 'POST', 'ws://example.com', {}, 'GET'],
    ['', 'POST', 'WSS://example.com', {}, 'GET'],
    ['', 'POST', ' wss://example.com', {}, 'GET'],
    ['', 'POST', 'https://ws.example', {}, 'POST'],
    ['', 'GET', 'https://example.com', {}, 'GET'],
    // A hook that requires POST is never changed to GET.
    ['', 'POST', 'wss://example.com', queue, 'POST'],
    ['wss://example.com', 'GET', 'https://example.com', {}, 'POST'],
    ['wss://example.com', 'GET', '', {}, 'POST'],
    ['wss://example.com', 'GET', 'ws://example.com', {}, 'GET'],
    ['wss://example.com', 'GET', 'https://example.com', getOnly, 'GET'],
  ])('from %j by %s to %j with %j: %s', (from, method, url, rules, next) => {
    const before = hook({ url: from, method, username: 'u', password: 'p', hasAuth: true });
    expect(changeUrl(before, url, rules)).toEqual({ ...before, url, method: next });
  });
});

describe('followWebsocket', () => {
  const calling = hook({ url: 'wss://example.com/bot', method: 'GET', hasAuth: true });
  const taken = { url: calling.url, method: 'GET' };

  it.each(['', '  ', 'ws://other.example', 'WSS://other.example'])(
    'takes the address over in place of %j',
    (url) => {
      expect(followWebsocket(hook({ url }), calling)).toMatchObject(taken);
    },
  );

  it('leaves the credentials of each to it', () => {
    const status = hook({ username: 'u', password: 'p', hasAuth: true });
    expect(followWebsocket(status, { ...calling, hasAuth: false })).toEqual({
      ...status,
      ...taken,
    });
    expect(followWebsocket(hook({}), calling).hasAuth).toBe(false);
  });

  it('leaves an address of another kind alone', () => {
    const status = hook({ url: 'https://example.com/status' });
    expect(followWebsocket(status, calling)).toBe(status);
  });

  it('does not follow to http', () => {
    const status = hook({ url: 'wss://example.com/bot', method: 'GET' });
    expect(followWebsocket(status, hook({ url: 'https://example.com' }))).toBe(status);
    const empty = hook({});
    expect(followWebsocket(empty, hook({ url: 'https://example.com' }))).toBe(empty);
  });
});

describe('methodLock', () => {
  it('says why the method cannot be chosen', () => {
    expect(methodLock(hook({ url: 'https://example.com' }))).toBeUndefined();
    expect(methodLock(hook({ url: 'wss://example.com' }))).toBe('websocket');
    expect(methodLock(hook({ url: 'https://example.com' }), queue)).toBe('only-one');
    expect(methodLock(hook({ url: 'wss://example.com' }), queue)).toBe('only-one');
  });
});

describe('parseWebhook', () => {
  const filled = hook({ url: ' https://example.com ', username: 'u', password: 'p' });

  it('sends credentials only when the box is ticked', () => {
    const sent = { url: 'https://example.com', method: 'POST' };
    expect(parseWebhook(filled)).toEqual({ ...sent, username: '', password: '' });
    expect(parseWebhook({ ...filled, hasAuth: true })).toEqual({
      ...sent,
      username: 'u',
      password: 'p',
    });
  });

  it('sends nothing without a URL', () => {
    expect(parseWebhook(hook({ url: '  ', hasAuth: true, username: 'u' }))).toBeNull();
  });
});

it('a message does not repeat a host name of a thousand characters', () => {
  const { url = '' } = validateWebhook({
    ...emptyWebhook,
    url: `https://${'a'.repeat(1000)}_.example`,
  });
  expect(url.length).toBeLessThan(120);
});
