import { expect, it } from 'vitest';
import { readAnswer } from './socket-check.ts';

it('reads status and the address that the server saw', () => {
  const answer = [
    'SIP/2.0 200 OK',
    'Via: SIP/2.0/WSS a.invalid;branch=z9hG4bK1;rport=40112;received=198.51.100.7',
    '',
  ].join('\r\n');
  expect(readAnswer(answer)).toEqual({ status: 200, received: '198.51.100.7' });
  expect(readAnswer(answer.replace('198.51.100.7', '[2001:db8::1]'))?.received).toBe('2001:db8::1');
});

it('knows no address where none is told', () => {
  expect(readAnswer('SIP/2.0 405 Method Not Allowed\r\n\r\n')).toEqual({
    ...{ status: 405, received: undefined },
  });
});

it('takes nothing else for an answer', () => {
  expect(readAnswer('OPTIONS sip:a SIP/2.0')).toBeNull();
  expect(readAnswer('{"type":"hello"}')).toBeNull();
});
