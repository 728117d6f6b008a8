import { describe, expect, test } from 'vitest';
import {
  answerTo,
  headerOf,
  headersOf,
  isRequest,
  longestMessage,
  MalformedSip,
  parseSip,
  type SipRequest,
  sipText,
} from './message.ts';

const lines = [
  'INVITE sip:app-1@acme.sip.example.net SIP/2.0',
  'Via: SIP/2.0/WS a.invalid;branch=z9hG4bK1',
  'v: SIP/2.0/WS b.invalid;branch=z9hG4bK2',
  'f: "A; tag=no" <sip:a@acme.sip.example.net>;tag=from1',
  'To:<sip:app-1@acme.sip.example.net>',
  'i: call-1',
  'CSeq: 7 INVITE',
  'Subject: first',
  '  second',
  'l: 4',
];
const text = (head: readonly string[] = lines, body = 'v=0\r') =>
  `${head.join('\r\n')}\r\n\r\n${body}`;

const without = (start: string) => lines.filter((line) => !line.startsWith(start));
const changed = (start: string, line: string) =>
  lines.map((one) => (one.startsWith(start) ? line : one));

function request(): SipRequest {
  const message = parseSip(text());
  if (!isRequest(message)) throw new Error('no request');
  return message;
}

function problem(of: string): MalformedSip {
  try {
    parseSip(of);
  } catch (error) {
    if (error instanceof MalformedSip) return error;
    throw error;
  }
  throw new Error('read without a problem');
}

test('short names, folded lines and several values of a header', () => {
  const message = request();
  expect(message).toMatchObject({ method: 'INVITE', body: 'v=0\r' });
  expect(headersOf(message, 'via')).toHaveLength(2);
  expect(headerOf(message, 'call-id')).toBe('call-1');
  expect(headerOf(message, 'Subject')).toBe('first second');
});

test('a message is the same after it was written and read', () => {
  const message = request();
  const again = parseSip(sipText(message));
  expect(sipText(again)).toBe(sipText(message));
});

test('the length of a body is counted in bytes', () => {
  const head = changed('l:', 'Content-Length: 3');
  expect(parseSip(text(head, '€ and more')).body).toBe('€');
  expect(sipText({ ...request(), body: '€' })).toContain('Content-Length: 3\r\n');
});

test('an answer repeats what identifies its request, and tags it from 180 on', () => {
  const ringing = answerTo(request(), 180, { toTag: 'mine', headers: [['X-Call-Sid', '1']] });
  expect(headersOf(ringing, 'Via')).toHaveLength(2);
  expect(headerOf(ringing, 'To')).toBe('<sip:app-1@acme.sip.example.net>;tag=mine');
  expect(headerOf(answerTo(request(), 100, { toTag: 'mine' }), 'To')).not.toContain('tag');
  expect(sipText(ringing)).toMatch(/^SIP\/2\.0 180 Ringing\r\n/);
});

describe('what breaks the rules', () => {
  test.each([
    ['Missing or Repeated From', text(without('f:'))],
    ['Missing or Repeated To', text(without('To:'))],
    ['Missing or Repeated Call-ID', text([...lines, 'Call-ID: call-2'])],
    ['Missing or Repeated CSeq', text(without('CSeq'))],
    ['Missing Via', text(lines.filter((line) => !/^v/i.test(line)))],
    ['Malformed CSeq', text(changed('CSeq', 'CSeq: many INVITE'))],
    ['Malformed CSeq', text(changed('CSeq', 'CSeq: 4294967296 INVITE'))],
    ['CSeq of Another Method', text(changed('CSeq', 'CSeq: 7 BYE'))],
    ['Malformed From', text(changed('f:', 'From: <sip:a@b'))],
    ['Malformed To', text(changed('To:', 'To: <sip:a@b>;=x'))],
    ['Content-Length Beyond the Message', text(changed('l:', 'Content-Length: 5'))],
    ['Content-Length Beyond the Message', text(changed('l:', 'Content-Length: -1'))],
    ['Malformed Header', text([...lines, 'no colon'])],
    ['Malformed Header', text([...lines, ': no name'])],
    ['Malformed First Line', text(changed('INVITE', 'INVITE sip:a@b SIP/3.0'))],
    ['Malformed First Line', text(changed('INVITE', 'invite sip:a@b SIP/2.0'))],
    ['Malformed First Line', 'GET / HTTP/1.1\r\n\r\n'],
    ['Headers Without an End', lines.join('\r\n')],
    ['Headers Without an End', '\0'.repeat(100)],
    ['Too Many Headers', text([...lines, ...Array.from({ length: 200 }, () => 'X: y')])],
    ['Message Too Large', text(lines, 'x'.repeat(longestMessage))],
  ])('%s', (reason, broken) => {
    expect(problem(broken).message).toBe(reason);
  });

  test('it can be answered where an answer has its headers', () => {
    expect(problem(text(changed('CSeq', 'CSeq: 7 BYE'))).request?.method).toBe('INVITE');
    expect(problem(text(changed('l:', 'Content-Length: 5'))).request).toBeDefined();
    expect(problem(text(without('CSeq'))).request).toBeUndefined();
  });

  test('whatever comes, it is read or named as broken', () => {
    const whole = text();
    for (let cut = 0; cut < whole.length; cut += 1) {
      for (const sign of ['', '\0', '"', '<', '\r\n', '%', ';']) {
        const broken = whole.slice(0, cut) + sign + whole.slice(cut + 1);
        try {
          parseSip(broken);
        } catch (error) {
          expect(error).toBeInstanceOf(MalformedSip);
        }
      }
    }
  });
});
