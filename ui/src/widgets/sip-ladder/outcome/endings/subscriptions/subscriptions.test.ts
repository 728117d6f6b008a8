import { expect, test } from 'vitest';
import type { Sent } from '../../../../../engines/sip-capture/capture.fixtures.ts';
import { between, heard, type Said, say } from '../../dialogs.fixtures.ts';

const out = between('platform', 'carrier');
const back = between('carrier', 'platform');

const subscribe = (after: number, more: Said = {}): Sent[] => [
  say(after, out, 'SUBSCRIBE', { headers: ['Event: presence', 'Expires: 3600'], ...more }),
  say(after + 20, back, '200', { to: 't', ...more, method: 'SUBSCRIBE' }),
];
/** Sent by the notifier, so its tags are reversed. */
const notify = (after: number, state: string, more: Said = {}): Sent[] => {
  const own = { seq: 7, branch: `n${after}`, from: 't', to: 'f', ...more };
  const headers = ['Event: presence', `Subscription-State: ${state}`];
  return [
    say(after, back, 'NOTIFY', { ...own, headers }),
    say(after + 5, out, '200', { ...own, method: 'NOTIFY' }),
  ];
};
const accepted = 'The SUBSCRIBE was accepted by the carrier after 20 ms';

test.each([
  ['rejected', 'bad', 'the other side does not allow it. Check what this account may subscribe to'],
  ['noresource', 'bad', 'what it was for does not exist, or no longer. Check the address'],
  ['giveup', 'bad', 'nobody allowed it in time. Have it allowed there, and subscribe again'],
  ['probation', 'plain', 'the other side does not serve it now. Subscribe again later'],
  ['deactivated', 'plain', 'the other side moves or restarts. Subscribe again at once'],
  ['timeout', 'plain', 'it was not renewed in time'],
  ['invariant', 'plain', 'what it was for will not change any more'],
])('a subscription that ends as %s', (reason, tone, why) => {
  const told = heard([...subscribe(0), ...notify(60, `terminated;reason=${reason}`)]);
  expect(told).toEqual({
    tone,
    text: `${accepted}, but a NOTIFY ended the subscription after 60 ms (${reason}): ${why}.`,
  });
});

test('without a reason, with one of its own, and with a time to wait', () => {
  const ended = (state: string) => heard([...subscribe(0), ...notify(60, state)]).text;
  expect(ended('terminated')).toBe(
    `${accepted}, but a NOTIFY ended the subscription after 60 ms. It gives no reason.`,
  );
  expect(ended('Terminated ; Reason = Maintenance')).toBe(
    `${accepted}, but a NOTIFY ended the subscription after 60 ms. The reason given: “Maintenance”.`,
  );
  expect(ended('terminated;reason=probation;retry-after=300')).toMatch(
    /Subscribe again later\. It asks to wait 300 s\.$/,
  );
});

test.each<[string, Sent[]]>([
  ['it goes on', [...subscribe(0), ...notify(60, 'active;expires=3600')]],
  ['it waits to be allowed', [...subscribe(0), ...notify(60, 'pending')]],
  [
    'it only asked once',
    [
      ...subscribe(0, { headers: ['Event: presence', 'Expires: 0'] }),
      ...notify(60, 'terminated;reason=timeout'),
    ],
  ],
  [
    'it was given up by who asked for it',
    [
      ...subscribe(0),
      ...notify(60, 'active'),
      say(5000, out, 'SUBSCRIBE', { seq: 2, branch: 'u', to: 't', headers: ['Expires: 0'] }),
      say(5020, back, '200', { seq: 2, branch: 'u', to: 't', method: 'SUBSCRIBE' }),
      ...notify(5060, 'terminated;reason=timeout'),
    ],
  ],
  [
    'another place of a fork keeps it',
    [
      ...subscribe(0),
      ...notify(60, 'terminated;reason=rejected'),
      ...notify(70, 'active', { from: 'u' }),
    ],
  ],
  [
    'one of before had ended',
    [
      ...subscribe(0),
      ...notify(60, 'terminated;reason=deactivated'),
      ...subscribe(90, { seq: 2, branch: 'b' }),
    ],
  ],
])('a subscription that stands, or ended as it should: %s', (_, sent) => {
  const { tone, text } = heard(sent);
  expect([tone, text]).toEqual(['good', `${accepted}.`]);
});

test('the NOTIFY overtakes the answer', () => {
  const [first, ok] = subscribe(0);
  if (!first || !ok) throw new Error('two messages');
  const early = notify(10, 'terminated;reason=noresource');
  expect(heard([first, ...early, ok]).text).toMatch(/after 10 ms \(noresource\): what it was for/);
});

test('a NOTIFY that the subscriber refuses may end the subscription', () => {
  const [notice] = notify(60, 'active;expires=3600');
  if (!notice) throw new Error('one message');
  const answered = (status: string, seq = 7) =>
    say(70, out, status, { seq, branch: 'n60', from: 't', to: 'f', method: 'NOTIFY' });
  expect(heard([...subscribe(0), notice, answered('481')])).toEqual({
    tone: 'bad',
    text: `${accepted}, but the platform refused its NOTIFY with 481: the subscription may have ended there.`,
  });
  const later = notify(500, 'active', { seq: 8 });
  for (const sent of [
    [notice, answered('401')],
    [notice, answered('481'), ...later],
  ]) {
    expect(heard([...subscribe(0), ...sent]).tone).toBe('good');
  }
});
