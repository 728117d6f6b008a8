import { describe, expect, test } from 'vitest';
import type { Sent } from '../../../../engines/sip-capture/capture.fixtures.ts';
import { between, heard, say } from '../dialogs.fixtures.ts';

const out = between('platform', 'carrier');
const back = between('carrier', 'platform');
const outBackup = between('platform', 'backup');
const backBackup = between('backup', 'platform');
const to = 't';

const refusedWith = (status: string, ...headers: string[]) =>
  heard([say(0, out, 'INVITE'), say(50, back, status, { to, headers })]).text;

describe('why a call was refused', () => {
  test.each([
    ['480', 'Reason: Q.850;cause=1', /the number is not assigned/],
    ['404', 'Reason: Q.850 ; cause = 3 ; text="No route"', /no route to the number/],
    ['503', 'Reason: q.850;text="a;cause=1, b";cause=34', /no channel is free/],
    ['500', 'Reason: SIP;cause=500, Q.850;cause=27', /out of order/],
    // A gateway reported another status than the phone behind it.
    ['480', 'Reason: SIP;cause=486;text="Busy Here"', /: the line is busy/],
    ['480', 'Reason: SIP;cause=200', /is unavailable/],
    ['433', 'X-A: b', /withheld/],
    // Gateways add cause 24, which says less.
    ['433', 'Reason: Q.850;cause=24', /withheld/],
    ['439', 'X-A: b', /first server on the way does not keep connections/],
    ['440', 'X-A: b', /too many branches/],
    // Preempted by a more important call (RFC 4411).
    ['503', 'Reason: preemption;cause=2', /higher priority/],
    ['503', 'Reason: Q.850;cause=9', /higher priority/],
    ['403', 'Reason: Q.850;cause=53', /outgoing calls are barred/],
    // The identity was doubted, but the call continued until the line was busy (RFC 9410).
    ['486', 'Reason: STIR;cause=436;text="Bad Identity Info"', /: the line is busy\.$/],
    ['404', 'Reason: STIR;cause=428', /: the number is not known there/],
    ['603', 'Reason: STIR;cause=436', /identity was refused \(STIR\).*can't be fetched/],
    // Normal clearing says less than the status.
    ['486', 'Reason: Q.850;cause=16', /the line is busy/],
    ['404', 'Reason: Q.850;cause=31', /the number is not known there/],
    ['480', 'Reason: Q.850;cause=999', /is unavailable/],
    ['480', 'Reason: Q.850;cause=999999', /is unavailable/],
    ['403', 'Reason: STIR;cause=403;text="Stale Date"', /identity was refused \(STIR\).*stale/],
    ['403', 'Reason: SIP;cause=403;text="Stale date"', /identity was refused \(STIR\).*stale/],
    ['403', 'Reason: SIP;cause=403;text="Unsupported Credential"', /\(STIR\).*not trusted/],
    ['500', 'Reason: SIP;text="Invalid Identity Header"', /\(STIR\).*not valid/],
    ['503', 'Reason: STIR;cause=437', /identity was refused \(STIR\).*not trusted/],
    ['428', 'X-A: b', /identity was refused \(STIR\).*asked for/],
    ['436', 'X-A: b', /identity was refused \(STIR\).*can't be fetched/],
    ['438', 'X-A: b', /identity was refused \(STIR\).*not valid/],
    // A cause that we have no words for is quoted, but not if it names a usual ending.
    [
      '480',
      'Reason: Q.850;cause=604;text="MEDIA_TIMEOUT"',
      /is unavailable.*says: “MEDIA_TIMEOUT”/,
    ],
    ['503', 'Reason: Preemption;cause=5;text="Network Preemption"', /says: “Network Preemption”/],
    ['480', 'Reason: Q.850;cause=31;text="NORMAL_UNSPECIFIED"', /not to be disturbed\.$/],
    ['486', 'Reason: SIP;cause=486;text="Busy Here"', /: the line is busy\.$/],
    // A filter declines for the network, with a cause that people use too.
    ['603', 'Reason: Q.850;cause=21;text="v=analytics1;url=x"', /blocked as unwanted/],
    ['603', 'Reason: SIP;cause=603;text="Network Blocked"', /blocked as unwanted/],
    ['603', 'Reason: Q.850;cause=21;text="Call Rejected"', /declined/],
    // Refused on behalf of the called person: no server failed.
    ['699', 'X-A: b', /does not accept the request/],
    ['555', 'X-A: b', /something went wrong on the other side/],
    ['403', 'X-A: b', /caller number, account/],
    ['503', 'Retry-After: 120 (busy)', /It asks to wait 120 s\.$/],
    ['480', 'Reason: SIP;cause=200;text="Call completed elsewhere"', /answered elsewhere after/],
    [
      '487',
      'Reason: Q.850;cause=19',
      /with 487 after 50 ms\. The reason given: it rang, and nobody/,
    ],
    ['480', 'Reason: Q850;cause=1', /the number is not assigned/],
    ['403', 'Warning: 399 x "Stale Date"', /its Identity header is stale/],
    ['500', 'X-Asterisk-HangupCause: User busy', /Its X-Asterisk-HangupCause says: “User busy”\.$/],
    ['403', 'X-Reason: insufficient funds', /Its X-Reason says: “insufficient funds”\.$/],
    [
      '500',
      'X-Asterisk-HangupCauseCode: 17\r\nX-Asterisk-HangupCause: User busy',
      /Its X-Asterisk-HangupCause says/,
    ],
    ['500', 'X-Asterisk-HangupCauseCode: 17', /Its X-Asterisk-HangupCauseCode says: “17”/],
    ['500', 'X-Asterisk-HangupCause: Normal Clearing', /with the Call-ID\.$/],
    ['500', 'X-Cause-Not: \u202e', /with the Call-ID\.$/],
    ['500', 'P-Asserted-Identity: <sip:1@x>', /with the Call-ID\.$/],
    ['488', 'Warning: 304 x "No \u202ecodec"', /It warns: “No {2}codec”\.$/],
  ])('%s, %s', (status, header, text) => {
    expect(refusedWith(status, header)).toMatch(text);
  });
  test('487 is a call that was given up, and nobody is at fault', () => {
    const given = heard([say(0, out, 'INVITE'), say(50, back, '487', { to })]);
    expect(given).toEqual({
      tone: 'plain',
      text: 'The call was given up before anyone answered, and ended with 487 after 50 ms.',
    });
  });
  test.each<[string, string, string, RegExp]>([
    ['180', '408', 'X-A: b', /^It rang after 20 ms, and nobody answered: .* with 408 after 50 ms/],
    ['180', '480', 'Reason: Q.850;cause=19', /^It rang after 20 ms, and nobody answered: .* 480/],
    ['183', '408', 'X-A: b', /^A tone or an announcement was offered after 20 ms, and nobody answ/],
    ['183', '480', 'Reason: Q.850;cause=19;text="NO_ANSWER"', /^A tone .* nobody answered/],
    ['180', '480', 'Reason: SIP;cause=408;text="Request Timeout"', /^It rang .* nobody answered/],
    ['180', '408', 'Reason: Q.850;cause=18', /^It rang .* nobody answered/],
    ['180', '480', 'Reason: Q.850;cause=18', /^It rang .* nobody answered/],
    ['180', '504', 'Reason: Q.850;cause=102', /^It rang .* nobody answered/],
    ['100', '480', 'Reason: Q.850;cause=19', /^It rang, and nobody answered: .* with 480 after 50/],
  ])('nobody is at fault where nobody answers: %s, then %s, %s', (early, status, header, text) => {
    const sent = [
      say(0, out, 'INVITE'),
      say(20, back, early, { to }),
      say(50, back, status, { to, headers: [header] }),
    ];
    expect(heard(sent)).toEqual({ tone: 'plain', text: expect.stringMatching(text) });
  });
  test.each([
    [
      '487',
      /^The call was given up .* Earlier, the carrier gave a reason: the number is not assigned/,
    ],
    ['480', /is unavailable.* Earlier, the carrier gave a reason: the number is not assigned/],
  ])('an announcement may tell the caller why, before %s', (status, text) => {
    const sent = [
      say(0, out, 'INVITE'),
      say(20, back, '183', { to, headers: ['Reason: Q.850;cause=1'] }),
      say(15_000, back, status, { to }),
    ];
    expect(heard(sent).text).toMatch(text);
    const cancel = say(14_000, out, 'CANCEL');
    expect(heard([...sent.slice(0, 2), cancel]).text).toMatch(
      /gave up after 14\.00 s.* gave a reason/,
    );
  });
  test.each([
    [
      '481',
      'Replaces: a1@pbx;to-tag=x;from-tag=y',
      /does not know the call “a1@pbx” that the Repl/,
    ],
    ['481', 'Join: b2@pbx;to-tag=x;from-tag=y', /does not know the call “b2@pbx” that the Join/],
    ['603', 'Replaces: a1@pbx;to-tag=x;from-tag=y', /The call “a1@pbx” that .* have ended before/],
    ['481', 'Supported: replaces', /does not know this call any more/],
    ['486', 'Replaces: a1@pbx;to-tag=x;from-tag=y', /the line is busy/],
  ])('%s to an INVITE with %s', (status, header, why) => {
    const invite = say(0, out, 'INVITE', { headers: [header] });
    const { tone, text } = heard([invite, say(50, back, status, { to })]);
    expect([tone, text]).toEqual(['bad', expect.stringMatching(why)]);
  });

  test('491 to a first INVITE: there is no call yet that both sides could change', () => {
    expect(refusedWith('491')).toBe(
      'The call was rejected by the carrier with 491 after 50 ms: the other side was still busy with another request of the same call. Try again after a moment.',
    );
  });

  test('486 after ringing may be the called person', () => {
    const busy = (...headers: string[]) =>
      heard([
        say(0, out, 'INVITE'),
        say(20, back, '180', { to }),
        say(4000, back, '486', { to, headers }),
      ]).text;
    expect(busy()).toMatch(
      /with 486 .*: the line is busy, or the call was declined while it rang\.$/,
    );
    expect(busy('Reason: Q.850;cause=17')).toMatch(/: the line is busy\.$/);
  });

  test('408 without ringing tells of no address that is out of reach', () => {
    expect(refusedWith('408')).toMatch(/with 408 after 50 ms: no answer came in time/);
  });
});

describe('how a call ended', () => {
  const ended = (...headers: string[]) =>
    heard([
      say(0, out, 'INVITE'),
      say(900, back, '200', { to }),
      say(910, out, 'ACK', { branch: 'b', to }),
      say(3900, out, 'BYE', { seq: 2, branch: 'c', to, headers }),
    ]);
  test.each([
    'Reason: SIP;cause=408;text="session timer expired"',
    'Reason: SIP;text="Session Expired"',
    'Reason: Q.850;cause=102;text="Session-Timeout"',
  ])('by the session timer: %s', (header) => {
    expect(ended(header)).toEqual({
      tone: 'bad',
      text: expect.stringMatching(/ended by the session timer 3\.00 s later/),
    });
  });
  test('for a cause of the network', () => {
    expect(ended('Reason: Q.850;cause=38')).toEqual({
      tone: 'plain',
      text: 'The call was answered after 900 ms and ended by the caller 3.00 s later. The reason given: the network is out of order. Ask the carrier.',
    });
    expect(ended('Reason: SIP;cause=500;text="RTP timeout"').text).toMatch(/“RTP timeout”\.$/);
  });
  test.each([
    'Reason: Q.850;cause=31;text="RTP Timeout"',
    'Reason: Q.850;cause=604;text="RTP Timeout"',
    'Reason: X.media;text="RTP Timeout"',
  ])('for what is written beside the cause: %s', (header) => {
    expect(ended(header)).toEqual({
      tone: 'plain',
      text: expect.stringMatching(/The reason given: “RTP Timeout”\.$/),
    });
  });
  test.each<[string, string]>([
    ['Reason: Q.850;cause=19;text="NO_ANSWER"', ' The reason given: it rang, and nobody answered.'],
    ['Reason: Q.850;cause=604;text="MEDIA_TIMEOUT"', ' The reason given: “MEDIA_TIMEOUT”.'],
    ['Reason: SIP;cause=487;text="ORIGINATOR_CANCEL"', ''],
    ['Reason: Q.850;cause=16;text="Normal call clearing"', ''],
  ])('given up before the answer: %s', (header, told) => {
    const sent = [
      say(0, out, 'INVITE'),
      say(20, back, '180', { to }),
      say(900, out, 'CANCEL', { headers: [header] }),
      say(950, back, '487', { to }),
    ];
    expect(heard(sent).text).toBe(
      `The caller gave up after 900 ms, before anyone answered.${told}`,
    );
  });
  test.each([
    'Reason: Q.850;cause=16',
    'Reason: Q.850;cause=16;text="NORMAL_CLEARING"',
    'Reason: SIP;cause=200;text="OK"',
    'X-A: b',
  ])('as usual: %s', (header) => {
    expect(ended(header).tone).toBe('good');
  });
  test('by a BYE that the other side did not know', () => {
    const sent = [
      say(0, out, 'INVITE'),
      say(900, back, '200', { to }),
      say(3900, out, 'BYE', { seq: 2, branch: 'c', to }),
      say(3920, back, '481', { seq: 2, method: 'BYE', branch: 'c', to }),
    ];
    expect(heard(sent)).toEqual({
      tone: 'plain',
      text: expect.stringMatching(/later\. The carrier did not know the call any more \(481\)\.$/),
    });
  });
});

describe('redirects', () => {
  const first = [
    say(0, out, 'INVITE'),
    say(50, back, '302', { to: 'r', headers: ['Contact: <sip:1@192.0.2.4>;q=1'] }),
  ];
  const second = (contact: string): Sent[] => [
    say(60, outBackup, 'INVITE', { seq: 2, branch: 'b' }),
    say(90, backBackup, '302', { seq: 2, branch: 'b', to: 's', headers: [`Contact: ${contact}`] }),
  ];
  test('one that nothing in the capture follows', () => {
    expect(heard(first)).toEqual({
      tone: 'plain',
      text: 'The carrier redirected the call to sip:1@192.0.2.4 with 302 after 50 ms. No later INVITE is in this capture. If none was sent, allow redirects, or dial that address.',
    });
  });
  test('back to where it came from', () => {
    expect(heard([...first, ...second('<sip:1@192.0.2.3;lr>')]).text).toMatch(
      /in a circle, from the carrier to the backup to the carrier\./,
    );
  });
  test('one that was followed is told, whatever came of it', () => {
    const own = { seq: 2, branch: 'b' };
    const followed = [...first, say(60, outBackup, 'INVITE', own)];
    expect(heard([...followed, say(900, backBackup, '486', { ...own, to: 's' })]).text).toBe(
      'The call was rejected by the backup with 486 after 900 ms: the line is busy. It had been redirected from the carrier to the backup.',
    );
    expect(heard([...followed, say(900, backBackup, '200', { ...own, to: 's' })])).toEqual({
      tone: 'good',
      text: 'The call was answered after 900 ms. Its end is not in this capture. It had been redirected from the carrier to the backup.',
    });
    const again = say(100, out, 'INVITE', { seq: 3, branch: 'c' });
    const end = say(150, back, '482', { seq: 3, branch: 'c', to: 'u' });
    expect(heard([...first, ...second('sip:1@192.0.2.3'), again, end]).text).toMatch(
      /with 482 .* redirected from the carrier to the backup to the carrier, in a circle\.$/,
    );
  });
  test('on to a third, or to another number of the same host', () => {
    for (const host of ['192.0.2.9', '192.0.2.4']) {
      expect(heard([...first, ...second(`sip:2@${host}`)]).text).toMatch(
        /^The backup redirected the call to sip:2@/,
      );
    }
  });
});

test('a refusal that came after the platform had answered is not the cause', () => {
  const leg = { id: 'two', branch: 'l', from: 'g' };
  const sent = [
    say(0, between('phone', 'platform'), 'INVITE'),
    say(20, out, 'INVITE', leg),
    say(100, between('platform', 'phone'), '480', { to }),
    say(150, back, '503', { ...leg, to: 'x' }),
  ];
  expect(heard(sent).text).toMatch(/^The call was rejected by the platform with 480 after 100 ms/);
});
