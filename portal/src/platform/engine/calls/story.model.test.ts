import { expect, test } from 'vitest';
import { sampleCall } from '../../../shared/calls/call.fixtures.ts';
import type { RecentCall } from '../../stored/calls.ts';
import { endingOf } from './ending.model.ts';
import { bandOfCall, connectedTo, failureOf, storyOf } from './story.model.ts';

type Known = { application?: string; bye?: 'caller' | 'called side'; connectedTo?: string };

const textOf = (call: RecentCall, { application = '', bye, connectedTo = '' }: Known = {}) =>
  storyOf(call, {
    application,
    ending: endingOf(call, bye ? { isAnswered: true, by: bye, status: 200 } : null),
    connectedTo,
  })
    .map((part) => (typeof part === 'string' ? part : part.party))
    .join('');

const inbound = { direction: 'inbound', from: '15085551000', to: '12125557204', trunk: 'Skyline' };
const outbound = { ...inbound, direction: 'outbound' };
const dialled = { ...outbound, sip_parent_callid: 'parent@203.0.113.9' };
const toDevice = { ...outbound, to: 'desk101@acme.example', trunk: 'user' };

const [byCaller, byCalled, byApp] = [
  'caller hungup',
  'called party hungup',
  'call hungup by application',
];
const ends = (part: Partial<RecentCall>, reason = byCaller) => ({
  ...part,
  termination_reason: reason,
});
const start = '15085551000 called 12125557204 over Skyline. ';
const placed = 'Dialer called 12125557204 as 15085551000 over Skyline. ';
const app = { application: 'Support line' };
const dialer = { application: 'Dialer' };

const answered: [part: Partial<RecentCall>, known: Known, story: string][] = [
  // Inbound: the application answers, and is the called side.
  [
    ends(inbound),
    app,
    `${start}Support line answered after 3.0 s; the caller ended the call after 7:04.`,
  ],
  [
    ends(inbound, byCalled),
    app,
    `${start}Support line answered after 3.0 s; the application ended the call after 7:04.`,
  ],
  [
    ends(inbound, byApp),
    app,
    `${start}Support line answered after 3.0 s; the application ended the call after 7:04.`,
  ],
  [ends(inbound), {}, `${start}It was answered after 3.0 s; the caller ended the call after 7:04.`],
  [
    ends({ ...inbound, trunk: 'device', from: 'desk101@acme.example' }),
    app,
    'desk101@acme.example called 12125557204. Support line answered after 3.0 s; the caller ended the call after 7:04.',
  ],
  [
    ends(inbound),
    { ...app, connectedTo: 'service' },
    `${start}Support line answered after 3.0 s and connected the caller to service; the caller ended the call after 7:04.`,
  ],
  [
    ends({ ...inbound, duration: 8 }),
    app,
    `${start}Support line answered after 3.0 s; the caller ended the call after 8.0 s.`,
  ],
  [
    ends({ ...inbound, duration: 59 }),
    app,
    `${start}Support line answered after 3.0 s; the caller ended the call after 59 s.`,
  ],
  [
    ends({ ...inbound, duration: 3700 }),
    app,
    `${start}Support line answered after 3.0 s; the caller ended the call after 1:01:40.`,
  ],
  [
    ends({ ...inbound, duration: 0 }),
    app,
    `${start}Support line answered after 3.0 s; the caller ended the call.`,
  ],
  [
    ends({ ...inbound, duration: null }),
    app,
    `${start}Support line answered after 3.0 s; the caller ended the call.`,
  ],
  [
    ends({ ...inbound, answered_at: null }),
    app,
    `${start}Support line answered; the caller ended the call after 7:04.`,
  ],
  [
    ends(inbound, 'session timer expired'),
    app,
    `${start}Support line answered after 3.0 s; the call ended (session timer expired) after 7:04.`,
  ],
  [ends(inbound, ''), app, `${start}Support line answered after 3.0 s; the call ended after 7:04.`],
  // Outbound: the application calls, and the called party answers.
  [
    ends(outbound, byCalled),
    dialer,
    `${placed}12125557204 answered after 3.0 s; the called party ended the call after 7:04.`,
  ],
  [
    ends(outbound, byApp),
    dialer,
    `${placed}12125557204 answered after 3.0 s; the application ended the call after 7:04.`,
  ],
  [
    ends(outbound),
    dialer,
    `${placed}12125557204 answered after 3.0 s; the application ended the call after 7:04.`,
  ],
  [
    ends(outbound, byCalled),
    {},
    `${start}12125557204 answered after 3.0 s; the called party ended the call after 7:04.`,
  ],
  [
    ends(toDevice, byCalled),
    { application: 'Queue 04' },
    'Queue 04 called desk101@acme.example as 15085551000. desk101@acme.example answered after 3.0 s; the called party ended the call after 7:04.',
  ],
  // The leg of a dialled call: a person calls, whichever application dials.
  [
    ends(dialled),
    dialer,
    `${start}12125557204 answered after 3.0 s; the caller ended the call after 7:04.`,
  ],
  [
    ends(dialled, byCalled),
    dialer,
    `${start}12125557204 answered after 3.0 s; the called party ended the call after 7:04.`,
  ],
  [
    ends(dialled, byApp),
    dialer,
    `${start}12125557204 answered after 3.0 s; the application ended the call after 7:04.`,
  ],
  // The capture is the proof. It and the record disagreeing is said once.
  [
    ends(inbound),
    { ...app, bye: 'caller' },
    `${start}Support line answered after 3.0 s; the caller ended the call after 7:04.`,
  ],
  [
    ends(inbound),
    { ...app, bye: 'called side' },
    `${start}Support line answered after 3.0 s; the application ended the call after 7:04. The call record says that the caller did; the SIP capture shows otherwise.`,
  ],
  [
    ends(inbound, byApp),
    { ...app, bye: 'called side' },
    `${start}Support line answered after 3.0 s; the application ended the call after 7:04.`,
  ],
  [
    ends(inbound, byCalled),
    { ...app, bye: 'caller' },
    `${start}Support line answered after 3.0 s; the caller ended the call after 7:04. The call record says that the application did; the SIP capture shows otherwise.`,
  ],
  [
    ends(inbound, ''),
    { ...app, bye: 'caller' },
    `${start}Support line answered after 3.0 s; the caller ended the call after 7:04.`,
  ],
  [
    ends(outbound, byApp),
    { ...dialer, bye: 'caller' },
    `${placed}12125557204 answered after 3.0 s; the application ended the call after 7:04.`,
  ],
  [
    ends(outbound, byApp),
    { ...dialer, bye: 'called side' },
    `${placed}12125557204 answered after 3.0 s; the called party ended the call after 7:04. The call record says that the application did; the SIP capture shows otherwise.`,
  ],
  [
    ends(dialled),
    { bye: 'caller' },
    `${start}12125557204 answered after 3.0 s; the caller ended the call after 7:04.`,
  ],
];

test.each(answered)('an answered call: %o %o', (part, known, story) => {
  expect(textOf(sampleCall(part), known)).toBe(story);
});

const failed = (part: Partial<RecentCall>, status: number | null, seconds: number) =>
  sampleCall({
    ...part,
    answered: false,
    answered_at: '1970-01-01T00:00:00.000Z',
    terminated_at: new Date(Date.parse('2026-11-20T09:56:48.401Z') + seconds * 1000).toISOString(),
    sip_status: status,
    termination_reason: 'busy',
    duration: 0,
  });

const unanswered: [
  part: Partial<RecentCall>,
  status: number | null,
  seconds: number,
  story: string,
][] = [
  [inbound, 487, 15, 'Nobody answered; the caller hung up after 15 s.'],
  [inbound, 487, 3, 'Nobody answered; the caller hung up after 3.0 s.'],
  [outbound, 487, 20, 'Nobody answered; the application gave up after 20 s.'],
  [dialled, 487, 20, 'Nobody answered; the caller hung up after 20 s.'],
  [inbound, 480, 40, 'Nobody answered; the call was given up after 40 s.'],
  [outbound, 408, 32, 'Nobody answered; the call was given up after 32 s.'],
  [outbound, null, 90, 'Nobody answered; the call was given up after 1:30.'],
  [outbound, 486, 2, 'The call was turned down after 2.0 s.'],
  [outbound, 603, 5, 'The call was turned down after 5.0 s.'],
  [inbound, 404, 0, 'The call was refused.'],
  [outbound, 503, 1.2, 'The call was refused after 1.2 s.'],
];

test.each(unanswered)(
  'a call without an answer: %o %s after %s s',
  (part, status, after, story) => {
    expect(textOf(failed(part, status, after))).toBe(`${start}${story}`);
  },
);

test('red is for what the platform or a carrier did wrong', () => {
  expect(failureOf(failed(outbound, 486, 2))).toMatchObject({
    title: '486 Busy Here',
    meaning: 'The other side is busy.',
    advice: 'No action needed on your side.',
    isFault: false,
    asksForPath: false,
  });
  expect(failureOf(failed(inbound, 487, 3))).toMatchObject({ isFault: false, asksForPath: false });
  expect(failureOf(failed(inbound, 404, 1))).toMatchObject({ isFault: true, asksForPath: true });
  expect(failureOf(failed(outbound, 503, 1))).toMatchObject({ isFault: true, asksForPath: false });
  expect(failureOf(failed(outbound, null, 1))).toMatchObject({
    title: 'busy',
    meaning: 'The platform doesn’t say why.',
    advice: undefined,
    isFault: true,
  });
  expect(failureOf(sampleCall())).toBeUndefined();
});

test.each([401, 403, 404, 407, 408, 420, 480, 500, 502, 503, 504, 580])(
  'an inbound call that ended with %s: no carrier and no other side is to blame',
  (status) => {
    const told = failureOf(failed(inbound, status, 1));
    expect(`${told?.meaning} ${told?.advice}`).not.toMatch(
      /other side|the carrier (?!and)|your carrier|carrier’s|another one|No action needed/i,
    );
    expect(told).toMatchObject({ isFault: true, asksForPath: true });
  },
);

test('what a status means depends on who refused', () => {
  expect(failureOf(failed(inbound, 503, 1))).toMatchObject({
    title: '503 Service Unavailable',
    meaning: 'The platform didn’t take this call.',
    advice:
      'Check whether the account is active and within its limit on calls, and whether two carriers have the same gateway.',
  });
  expect(failureOf(failed(outbound, 503, 1))).toMatchObject({
    meaning: 'The carrier can’t take calls at the moment.',
    advice: 'Check whether the carrier is up, or route the number to another one.',
  });
  // The number of an outbound call is another party's.
  expect(failureOf(failed(outbound, 404, 1))?.advice).not.toMatch(/application/);
});

test('a number that rang for long says who did not pick up, and leads to where it goes now', () => {
  expect(failureOf(failed(inbound, 487, 15), 'Queue 23')).toEqual({
    title: '487 Request Terminated',
    meaning: 'It rang for 15 s and nobody picked up.',
    advice:
      "Queue 23 didn't pick up. Check its webhook, and whether the devices it dials are registered.",
    isFault: false,
    asksForPath: true,
  });
  expect(failureOf(failed(inbound, 480, 15))?.advice).toBe('Check where this number goes now.');
  // The platform has no part in a called party who lets it ring.
  expect(failureOf(failed(outbound, 487, 15))?.asksForPath).toBe(false);
});

test('the band goes from the first INVITE to the end', () => {
  const band = bandOfCall(sampleCall(), []);
  expect(band?.duration).toBe(427);
  expect(band?.pieces.map(({ kind, start, end }) => [kind, start, end])).toEqual([
    ['ringing', 0, 3],
    ['connected', 3, 427],
  ]);
  expect(bandOfCall(failed(outbound, 486, 2), [])?.pieces).toHaveLength(1);
  // The recording begins with the answer.
  const zero = Date.parse(sampleCall().attempted_at) + 3000;
  const heard = { zero, duration: 424, channels: [[0, 1]] };
  expect(bandOfCall(sampleCall(), [], heard)?.recording).toMatchObject({ start: 3, duration: 424 });
  // Times that make no sense draw nothing.
  expect(bandOfCall(sampleCall({ terminated_at: null }), [])).toBeUndefined();
});

test('the last target of a dial is whom the caller was connected to', () => {
  const talk = (name: string) => ({
    id: name,
    kind: 'talking' as const,
    start: 1,
    end: 2,
    with: name,
  });
  expect(connectedTo(sampleCall(inbound), [talk('desk101'), talk('service')])).toBe('service');
  expect(connectedTo(sampleCall(inbound), [])).toBe('');
  expect(connectedTo(sampleCall(outbound), [talk('desk101')])).toBe('');
});
