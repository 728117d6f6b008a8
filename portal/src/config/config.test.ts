import { describe, expect, it } from 'vitest';
import { ConfigError, parseConfig } from './config.ts';

const origin = 'https://console.example.com';

describe('parseConfig', () => {
  it('needs nothing: every flag is off and the API is on the page’s origin', () => {
    const config = parseConfig(undefined, origin);
    expect(config.apiBaseUrl).toBe('https://console.example.com/api/v1');
    expect(config.enableHostedSystem).toBe(false);
    expect(config.disableTracing).toBe(false);
    expect(config.cloudRegion).toBe('');
  });

  it.each([
    [true, true],
    ['true', true],
    [false, false],
    ['false', false],
    ['', false],
    [undefined, false],
  ])('reads the flag %j as %j', (given, expected) => {
    expect(parseConfig({ disableTracing: given }, origin).disableTracing).toBe(expected);
  });

  it.each([
    [undefined, 120],
    ['', 120],
    ['0', 0],
    [30, 30],
  ])('counts alerts every %j as %d seconds', (given, expected) => {
    expect(parseConfig({ alertPollSeconds: given }, origin).alertPollSeconds).toBe(expected);
  });

  it.each([5, -1, 'often', true])('refuses %j between two counts of alerts', (given) => {
    expect(() => parseConfig({ alertPollSeconds: given }, origin)).toThrow(/alertPollSeconds/);
  });

  it('drops slashes at the end of the API base', () => {
    expect(parseConfig({ apiBaseUrl: 'https://api.example.com/v1//' }, origin).apiBaseUrl).toBe(
      'https://api.example.com/v1',
    );
  });

  it('names every bad setting', () => {
    const bad = { disableTracing: 'yes', brand: 'copper' };
    expect(() => parseConfig(bad, origin)).toThrow(ConfigError);
    try {
      parseConfig(bad, origin);
    } catch (error) {
      expect((error as ConfigError).problems.join('\n')).toContain('brand must be an object');
      expect((error as ConfigError).problems.join('\n')).toContain('disableTracing');
    }
  });

  it('takes a function that is told of errors, and nothing else', () => {
    const onError = () => undefined;
    expect(parseConfig({ onError }, origin).onError).toBe(onError);
    expect(() => parseConfig({ onError: 'console.log' }, origin)).toThrow(
      'onError must be a function',
    );
  });

  it.each([
    [undefined, []],
    ['', []],
    ['wss://sbc.example.com:8443', [{ region: '', url: 'wss://sbc.example.com:8443' }]],
    ['/sip', [{ region: '', url: 'wss://console.example.com/sip' }]],
    [
      [{ region: 'eu', url: 'wss://eu.example.com' }],
      [{ region: 'eu', url: 'wss://eu.example.com' }],
    ],
  ])('reads %j as entrances of SIP over WebSocket', (given, expected) => {
    expect(parseConfig({ sipWebSocketUrl: given }, origin).sipWebSocketUrl).toEqual(expected);
  });

  it.each([
    'sip.example.com',
    'https://sip.example.com',
    true,
    [{ url: 'wss://a.example' }],
    ['/sip'],
  ])('refuses %j as an entrance', (given) => {
    expect(() => parseConfig({ sipWebSocketUrl: given }, origin)).toThrow(/sipWebSocketUrl/);
  });

  it('asks no STUN server unless one is set', () => {
    expect(parseConfig({}, origin).iceServers).toEqual([]);
    const turn = { urls: ['turns:turn.example.com'], username: 'a', credential: 'b' };
    expect(parseConfig({ iceServers: [turn] }, origin).iceServers).toEqual([turn]);
  });

  it.each(['stun:a.example', [{ urls: 'https://a.example' }], [{ urls: 'stun:a', username: 1 }]])(
    'refuses %j as ICE servers',
    (given) => expect(() => parseConfig({ iceServers: given }, origin)).toThrow(/iceServers/),
  );
});
