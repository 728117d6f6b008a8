import type { SipMessage } from '@trunkline/ui/engines/sip-capture';
import type { CaptureEnding } from '@trunkline/ui/widgets/sip-ladder';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { endingOf } from '../../../../platform/engine/calls/ending.model.ts';
import type { RecentCall } from '../../../../platform/resources/calls/recent-calls.ts';
import { sampleCall } from '../../../../shared/calls/call.fixtures.ts';
import { CaseFile } from './case-file.tsx';
import { contentsOf } from './contents.ts';

// Rendered numbers import it: nothing may be in flight when the file ends.
await import('@trunkline/ui/widgets/phone-number');

type Side = 'caller' | 'called side';
type Kind = { part: Partial<RecentCall>; verb: string; names: Record<Side, string> };

const inbound = { caller: 'caller', 'called side': 'application' };
const kinds: Record<string, Kind> = {
  in: { part: { direction: 'inbound' }, verb: 'say{text=Hello}', names: inbound },
  out: {
    part: { direction: 'outbound' },
    verb: 'gather{inputs=digits}',
    names: { caller: 'application', 'called side': 'called party' },
  },
  dialled: {
    part: { direction: 'outbound', sip_parent_callid: 'parent@203.0.113.9' },
    verb: 'say{text=Hello}',
    names: { caller: 'caller', 'called side': 'called party' },
  },
  queue: { part: { direction: 'inbound' }, verb: 'enqueue', names: inbound },
  conference: { part: { direction: 'inbound' }, verb: 'conference{room=sales}', names: inbound },
  transfer: { part: { direction: 'inbound' }, verb: 'sip:refer', names: inbound },
  agent: { part: { direction: 'inbound' }, verb: 'agent', names: inbound },
};

const [carrier, platform] = ['203.0.113.10', '172.31.4.20'].map((ip) => ({ ip, port: 5060 }));
const began = Date.parse(sampleCall().attempted_at);

const reasonOf = {
  'session timer': 'SIP;cause=408;text="Session timeout"',
  'answered elsewhere': 'SIP;cause=200;text="Call completed elsewhere"',
};

/** Messages between the calling side and the other one. */
function captureOf(call: RecentCall, ending: CaptureEnding) {
  if (!carrier || !platform) throw new Error('fixtures');
  const isIn = call.direction === 'inbound';
  const ends = isIn ? [carrier, platform] : [platform, carrier];
  const said = (
    after: number,
    isFromCaller: boolean,
    method: string,
    part: Partial<SipMessage> = {},
  ): SipMessage => ({
    at: began + after,
    from: (isFromCaller ? ends[0] : ends[1]) ?? carrier,
    to: (isFromCaller ? ends[1] : ends[0]) ?? carrier,
    transport: 'UDP',
    method,
    uri: 'sip:1@example.net',
    status: null,
    reason: '',
    callId: call.sip_callid,
    cseq: 1,
    branch: 'z9hG4bKa',
    fromTag: 'f',
    toTag: '',
    media: [],
    text: '',
    isCut: false,
    repeats: null,
    ...part,
  });
  const { isAnswered, by, status, cause } = ending;
  const reason = { text: cause ? `X\r\nReason: ${reasonOf[cause]}\r\n\r\n` : '' };
  const messages = [
    said(0, true, 'INVITE'),
    ...(!isAnswered && by ? [said(2000, true, 'CANCEL', reason)] : []),
    said(3000, false, 'INVITE', { status, toTag: 't' }),
    said(3010, true, 'ACK', { branch: isAnswered ? 'z9hG4bKb' : 'z9hG4bKa', toTag: 't' }),
  ];
  const tags = by === 'caller' ? { fromTag: 'f', toTag: 't' } : { fromTag: 't', toTag: 'f' };
  const bye = said(427_000, by === 'caller', 'BYE', {
    ...tags,
    ...reason,
    cseq: 2,
    branch: 'z9hG4bKc',
  });
  if (isAnswered && by) messages.push(bye);
  return { messages, packets: messages.length, notes: [] };
}

function drawn(call: RecentCall, verb: string, capture: CaptureEnding | null): string {
  const at = BigInt(began + 3000) * 1_000_000n;
  const span = { id: '1', parentId: '', start: at, end: at + 1_000_000n, attributes: {} };
  return renderToStaticMarkup(
    createElement(CaseFile, {
      contents: contentsOf(
        {
          call,
          spans: { data: [{ ...span, name: `verb:${verb}` }] },
          capture: capture ? { data: captureOf(call, capture) } : { none: 'none' },
          log: { none: 'none' },
          account: '',
          application: 'Support',
        },
        false,
      ),
      recording: undefined,
      madeAt: began,
    }),
  );
}

/** Text of each part of the page, as people read it. */
function saidOf(...of: Parameters<typeof drawn>) {
  const text = pageText(...of);
  const find = (words: RegExp) => words.exec(text)?.[1]?.toLowerCase();
  return {
    sentence: find(/; the ([a-z ]+) (?:ended the call|gave up|hung up)/),
    band: find(/\d, ended by the ([a-z ]+)/),
    details: find(/Ended by\n(.+)/),
    ladder: find(/ and ended by the ([a-z ]+?) \d/) ?? find(/The ([a-z ]+) gave up after/),
    doubts: text.match(/the SIP capture shows/gi)?.length ?? 0,
  };
}

const pageText = (...of: Parameters<typeof drawn>) =>
  drawn(...of)
    .replaceAll(/<[^>]*>/g, '\n')
    .replaceAll(/\n+/g, '\n');

const sides: readonly Side[] = ['caller', 'called side'];
const reasons = { caller: 'caller hungup', 'called side': 'called party hungup' };
const other = { caller: 'called side', 'called side': 'caller' } as const;

for (const [kind, { part, verb, names }] of Object.entries(kinds)) {
  for (const side of sides) {
    const recorded = sampleCall({ ...part, termination_reason: reasons[side] });
    const agreed = { sentence: names[side], band: names[side], details: names[side] };

    test(`${kind}: ended by the ${side} of the record`, () => {
      expect(saidOf(recorded, verb, null)).toEqual({ ...agreed, ladder: undefined, doubts: 0 });
    });

    test(`${kind}: the capture shows the ${side} too`, () => {
      const capture = { isAnswered: true, by: side, status: 200 };
      expect(saidOf(recorded, verb, capture)).toEqual({
        ...agreed,
        ladder: names[side],
        doubts: 0,
      });
    });

    test(`${kind}: the record names the ${other[side]}, the capture the ${side}`, () => {
      const call = sampleCall({ ...part, termination_reason: reasons[other[side]] });
      const capture = { isAnswered: true, by: side, status: 200 };
      expect(saidOf(call, verb, capture)).toEqual({ ...agreed, ladder: names[side], doubts: 1 });
    });
  }

  test(`${kind}: hung up by the application, and a capture without its BYE`, () => {
    const call = sampleCall({ ...part, termination_reason: 'call hungup by application' });
    const all = { sentence: 'application', band: 'application', details: 'application' };
    const capture = { isAnswered: true, by: null, status: 200 };
    expect(saidOf(call, verb, capture)).toEqual({ ...all, ladder: undefined, doubts: 0 });
  });

  test(`${kind}: given up before an answer`, () => {
    const call = sampleCall({
      ...part,
      answered: false,
      sip_status: 487,
      termination_reason: 'request cancelled by caller',
    });
    const giver = names.caller;
    const all = { sentence: giver, band: giver, details: giver };
    expect(saidOf(call, verb, null)).toEqual({ ...all, ladder: undefined, doubts: 0 });
    const capture: CaptureEnding = { isAnswered: false, by: 'caller', status: 487 };
    expect(saidOf(call, verb, capture)).toEqual({ ...all, ladder: giver, doubts: 0 });
  });
}

test('a call that the session timer ended was ended by no side', () => {
  const call = sampleCall({ direction: 'inbound', termination_reason: 'caller hungup' });
  const said = { isAnswered: true, by: 'caller', cause: 'session timer', status: 200 } as const;
  const text = pageText(call, 'say', said);
  expect(text).toContain('; the session timer ended the call');
  expect(text).toContain('Ended by\nSession timer');
  expect(text).toContain('ended by the session timer');
  expect(text).not.toMatch(/the caller ended|ended by the (?:caller|application)/);
});

test('a call that was answered elsewhere blames no application', () => {
  const call = sampleCall({
    direction: 'inbound',
    answered: false,
    sip_status: 487,
    termination_reason: 'request cancelled by caller',
  });
  const said = {
    isAnswered: false,
    by: 'caller',
    cause: 'answered elsewhere',
    status: 487,
  } as const;
  const text = pageText(call, 'say', said);
  expect(text).toContain('The call was answered elsewhere after');
  expect(text).toContain('Another phone or line answered it, so it was given up here.');
  expect(text).not.toMatch(/nobody|hung up|didn.t pick up|ended by the/i);
});

const captured = (isAnswered: boolean, status: number): CaptureEnding => ({
  isAnswered,
  by: null,
  status,
});

test('the trace counts where record and capture name no side', () => {
  const hangup = { id: '1', parentId: '', name: 'verb:hangup', start: 0n, end: 1n, attributes: {} };
  const silent = sampleCall({ termination_reason: 'session timer expired' });
  expect(endingOf(silent, null)).toEqual({ side: undefined, doubt: '' });
  expect(endingOf(silent, captured(true, 200), [hangup]).side).toBe('application');
  const told = sampleCall({ direction: 'inbound', termination_reason: 'caller hungup' });
  expect(endingOf(told, null, [hangup]).side).toBe('caller');
});

test('a record and a capture that disagree about the answer or the status are told', () => {
  const failed = sampleCall({ answered: false, sip_status: 486, termination_reason: 'busy' });
  const doubt = (call: RecentCall, capture: CaptureEnding) => endingOf(call, capture).doubt;
  expect(doubt(sampleCall(), captured(false, 487))).toBe(
    'The SIP capture shows no answer: the call ended with 487.',
  );
  expect(doubt(failed, captured(true, 200))).toBe('The SIP capture shows that it was answered.');
  expect(doubt(failed, captured(false, 480))).toBe(
    'The call record says 486; the SIP capture shows 480.',
  );
  expect(doubt(failed, captured(false, 486))).toBe('');
  expect(doubt({ ...failed, sip_status: null }, captured(false, 480))).toBe('');
  // The record doesn't say whether the call was answered, so the capture does.
  expect(doubt({ ...failed, answered: null }, captured(true, 200))).toBe(
    'The SIP capture shows that it was answered.',
  );
});
