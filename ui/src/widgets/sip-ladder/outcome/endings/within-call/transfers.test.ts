import { expect, test } from 'vitest';
import { between, heard, type Said, say } from '../../dialogs.fixtures.ts';

const out = between('platform', 'carrier');
const back = between('carrier', 'platform');
const to = 't';
/** Sent by the called side, within the call. */
const theirs: Said = { from: to, to: 'f' };

const answered = [
  say(0, out, 'INVITE'),
  say(900, back, '200', { to }),
  say(910, out, 'ACK', { branch: 'k', to }),
];
const refer = (header: string) =>
  say(3000, back, 'REFER', { ...theirs, branch: 'r', headers: [header] });
const taken = (status: string) =>
  say(3010, out, status, { ...theirs, branch: 'r', method: 'REFER' });
const notified = (after: number, line: string) => {
  const sent = say(after, out, 'NOTIFY', { seq: 2, branch: `n${after}`, to });
  return { ...sent, text: sent.text.replace(/\r\n\r\n[\s\S]*$/, `\r\n\r\n${line}`) };
};
const bye = say(6000, back, 'BYE', { ...theirs, seq: 2, branch: 'b' });

const ended = 'The call was answered after 900 ms and ended by the called side 5.10 s later.';
const toNine = 'Refer-To: <sip:9@192.0.2.9?Replaces=x%3Bto-tag%3Dy>';

test.each([
  [
    [taken('202'), notified(4000, 'SIP/2.0 200 OK')],
    'The called side transferred it to sip:9@192.0.2.9.',
  ],
  [
    [taken('202'), notified(3500, 'SIP/2.0 100 Trying')],
    'The called side asked to transfer it to sip:9@192.0.2.9.',
  ],
  [
    [taken('202'), notified(3500, 'SIP/2.0 100 Trying'), notified(4000, 'SIP/2.0 486 Busy')],
    'The called side asked to transfer it to sip:9@192.0.2.9, which failed with 486.',
  ],
  [
    [taken('603')],
    'The called side asked to transfer it to sip:9@192.0.2.9, which failed with 603.',
  ],
])('a REFER tells who transferred the call, and what came of it: %#', (sent, text) => {
  expect(heard([...answered, refer(toNine), ...sent, bye]).text).toBe(`${ended} ${text}`);
  expect(heard([...answered, refer('r: sip:9@192.0.2.9'), ...sent, bye]).text).toContain(text);
});

/** A REFER to 8, its response, and a second REFER to 9 that is accepted. */
const twoRefers = (answerToFirst: string) => {
  const again: Said = { ...theirs, seq: 2, branch: 'r2' };
  return [
    ...answered,
    refer('Refer-To: <sip:8@192.0.2.9>'),
    taken(answerToFirst),
    say(4000, back, 'REFER', { ...again, headers: [toNine] }),
    say(4010, out, '202', { ...again, method: 'REFER' }),
  ];
};

test('what NOTIFY tells of an earlier REFER is not told of the last one', () => {
  // The id is the CSeq of the REFER (RFC 3515, 2.4.6).
  const of = (id: number, after: number, line: string) => {
    const sent = notified(after, line);
    return { ...sent, text: sent.text.replace('CSeq', `Event: refer;id=${id}\r\nCSeq`) };
  };
  const sent = [
    ...twoRefers('202'),
    of(2, 4500, 'SIP/2.0 200 OK'),
    of(1, 4600, 'SIP/2.0 486 Busy'),
    bye,
  ];
  expect(heard(sent).text).toBe(`${ended} The called side transferred it to sip:9@192.0.2.9.`);
});

test.each([
  [['SIP/2.0 486 Busy'], 'asked to transfer it to sip:9@192.0.2.9.'],
  [['SIP/2.0 486 Busy', 'SIP/2.0 200 OK'], 'transferred it to sip:9@192.0.2.9.'],
  [
    ['SIP/2.0 100 Trying', 'SIP/2.0 200 OK', 'SIP/2.0 503 Away'],
    'asked to transfer it to sip:9@192.0.2.9, which failed with 503.',
  ],
])('a NOTIFY without an id tells of the first REFER that is not over: %j', (lines, text) => {
  const sent = [
    ...twoRefers('202'),
    ...lines.map((line, n) => {
      const one = notified(4500 + n * 100, line);
      return { ...one, text: one.text.replace('CSeq: 2', `CSeq: ${2 + n}`) };
    }),
    bye,
  ];
  expect(heard(sent).text).toBe(`${ended} The called side ${text}`);
});

test('a REFER that was refused has no NOTIFY: without an id it is of the next', () => {
  const sent = [...twoRefers('603'), notified(4500, 'SIP/2.0 200 OK'), bye];
  expect(heard(sent).text).toBe(`${ended} The called side transferred it to sip:9@192.0.2.9.`);
});

test('a call that another took the place of says so', () => {
  const own: Said = { id: 'three', branch: 'm', from: 'h' };
  const other = between('platform', 'backup');
  const sent = [
    ...answered,
    say(3000, other, 'INVITE', { ...own, headers: ['Replaces: one;to-tag=t;from-tag=f'] }),
    say(3050, between('backup', 'platform'), '200', { ...own, to: 'z' }),
    bye,
  ];
  expect(heard(sent, { callId: 'one' }).text).toBe(
    `${ended} Another call took its place (Replaces).`,
  );
  expect(heard(sent, { callId: 'three' }).text).not.toContain('Replaces');
});
