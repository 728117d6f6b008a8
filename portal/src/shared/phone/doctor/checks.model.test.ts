import { expect, it } from 'vitest';
import { type CheckedFacts, findingsOf, preventsCall } from './checks.model.ts';

const good: CheckedFacts = {
  url: 'wss://sbc.example.com:8443/sip',
  socket: 'open',
  options: 200,
  realm: 'acme.sip.example.com',
  hasHook: false,
  isAccountActive: true,
  client: { isActive: true, mayCall: true },
  microphone: 'granted',
  paths: ['host'],
};

it('passes where all is well, each check with a sentence', () => {
  const findings = findingsOf(good);
  expect(findings.map(({ state }) => state)).toEqual(findings.map(() => 'passed'));
  expect(findings.map(({ id }) => id)).toEqual([
    ...['socket', 'options', 'realm', 'hasHook', 'client', 'microphone', 'paths'],
  ]);
  expect(preventsCall(findings)).toBeUndefined();
});

it.each<[Partial<CheckedFacts>, RegExp, RegExp]>([
  [{ socket: 'closed' }, /No connection to sbc.example.com:8443/, /certificate/],
  [{ socket: 'wrong-protocol' }, /doesn’t speak SIP/, /sipWebSocketUrl/],
  [{ options: null }, /doesn’t answer/, /runs/],
  [{ realm: '' }, /no SIP realm/, /Set one/],
  [{ isAccountActive: false }, /account is inactive/, /Activate/],
  [{ client: null }, /no client of this name/, /username/],
  [{ client: { isActive: false, mayCall: true } }, /client is inactive/, /Activate/],
  [{ microphone: 'denied' }, /may not use the microphone/, /Allow/],
  [{ microphone: 'none' }, /no microphone/, /Plug/],
  [{ microphone: 'in-use' }, /Another program/, /End calls/],
  [{ microphone: 'insecure' }, /TLS only/, /https/],
  [{ paths: [] }, /no path/, /WebRTC/],
])('%o fails and says what to do', (change, says, advice) => {
  const findings = findingsOf({ ...good, ...change });
  const bad = findings.filter(({ state }) => state === 'failed');
  expect(bad).toHaveLength(1);
  expect(bad[0]?.says).toMatch(says);
  expect(bad[0]?.advice).toMatch(advice);
});

it('holds back calls that would be refused, and no others', () => {
  const prevented = (change: Partial<CheckedFacts>) =>
    preventsCall(findingsOf({ ...good, ...change }));
  expect(prevented({ realm: '' })).toMatch(/realm/);
  expect(prevented({ client: null })).toMatch(/no client/);
  expect(prevented({ client: { isActive: false, mayCall: true } })).toMatch(/inactive/);
  expect(prevented({ isAccountActive: false })).toMatch(/inactive/);
  expect(prevented({ socket: 'closed', options: null, microphone: 'denied' })).toBeUndefined();
  // The account's application for devices answers instead.
  expect(prevented({ client: { isActive: true, mayCall: false } })).toBeUndefined();
});

it('prevents nothing while it waits, and where the hook decides', () => {
  const url = good.url;
  expect(preventsCall(findingsOf({ url }))).toBeUndefined();
  expect(findingsOf({ url })).toEqual([
    { id: 'socket', state: 'waiting', says: 'Connecting to sbc.example.com:8443' },
  ]);
  const findings = findingsOf({ ...good, hasHook: true, client: undefined });
  expect(findings.find(({ id }) => id === 'hasHook')?.state).toBe('notice');
  expect(preventsCall(findings)).toBeUndefined();
});
