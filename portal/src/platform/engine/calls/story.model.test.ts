import { expect, test } from 'vitest';
import { sampleCall } from '../../../shared/calls/call.fixtures.ts';
import type { RecentCall } from '../../stored/calls.ts';
import {
  app,
  byApp,
  byCalled,
  dialer,
  dialled,
  ends,
  failed,
  inbound,
  type Known,
  outbound,
  placed,
  start,
  textOf,
  toDevice,
} from './story.fixtures.ts';
import { bandOfCall, carrierOf, connectedTo } from './story.model.ts';

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
  // The capture is the proof. A contradiction with the record is reported once.
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
  // Implausible times draw nothing.
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

test.each([
  ['Twilio', 'Twilio'],
  ['teams', ''],
  ['constructor', 'constructor'],
  ['', ''],
])('the carrier of a call over the trunk %j is %j', (trunk, name) => {
  expect(carrierOf(sampleCall({ trunk }))).toBe(name);
});
