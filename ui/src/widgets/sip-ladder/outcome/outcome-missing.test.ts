import { describe, expect, test } from 'vitest';
import type { Sent } from '../../../engines/sip-capture/capture.fixtures.ts';
import { between, heard, say } from './dialogs.fixtures.ts';

const out = between('platform', 'carrier');
const back = between('carrier', 'platform');
const to = 't';

describe('what is missing is not told', () => {
  const begin = say(0, out, 'INVITE');
  const until = (one: Sent, header: string): Sent => ({
    ...one,
    text: one.text.slice(0, one.text.indexOf(header) + header.length + 4),
  });
  test('messages cut before their Call-ID', () => {
    const sent = [begin, say(900, back, '200', { to })].map((one) => until(one, 'Call-ID'));
    expect(heard(sent).text).toMatch(/^The messages are cut off before the headers/);
  });
  test('one cut answer may be the one that counts', () => {
    const sent = [
      begin,
      say(60, back, '503', { to: 'r' }),
      until(say(900, back, '200', { to }), 'From'),
    ];
    expect(heard(sent)).toEqual({
      tone: 'plain',
      text: 'The carrier answered with 503 after 60 ms. Other messages are cut too short to tell what came of the call.',
    });
    expect(heard([begin, until(say(900, back, '200', { to }), 'From')]).text).toBe(
      'No answer to the INVITE is in the readable part of this capture.',
    );
  });
  test('half a Call-ID is no other call', () => {
    expect(heard([begin, until(say(9, back, '100'), 'Call-ID')]).text).toMatch(/readable part/);
  });
  test('a capture with holes', () => {
    expect(heard([begin], { isPartial: true }).text).toMatch(/readable part/);
    const late = say(3000, out, 'INFO', { seq: 2, branch: 'i', to });
    expect(heard([begin, say(900, back, '200', { to }), late], { isPartial: true }).text).toBe(
      'The call was answered after 900 ms.',
    );
  });
  test('a call that had begun before', () => {
    expect(heard([say(0, out, 'BYE', { seq: 2, to })]).text).toBe(
      'The call was answered, and has ended. The beginning of the call is not in this capture.',
    );
  });
});
