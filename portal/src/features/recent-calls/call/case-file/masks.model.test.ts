import { describe, expect, test } from 'vitest';
import { aliasesFor } from './masks.model.ts';

const masked = <Value>(value: Value, names: readonly string[] = []) =>
  aliasesFor(value, names)(value);

const sip = [
  'INVITE sip:+12125550189@203.0.113.7 SIP/2.0',
  'From: "Jane Roe" <sip:desk101@acme.sip.example.net>;tag=1',
  'To: <sip:+12125550189@203.0.113.7>',
  'Contact: <sip:1001@198.51.100.4:5060>',
  'P-Asserted-Identity: <tel:+441632960961>',
  'Proxy-Authorization: Digest username="desk101", realm="acme.sip.example.net", response="0f1e2d"',
].join('\r\n');

describe('aliases', () => {
  test('are the same in the record, in SIP, in a log and in the attributes of a trace', () => {
    const { call, message, line, attributes } = masked({
      call: {
        from: 'desk101',
        to: '12125550189',
        call_sid: '4e3b9fd0-5c6d-4e0a-9a49-0a0a0a0a0a0a',
      },
      message: sip,
      line: 'dialling 2125550189, then (212) 555-0189 and %2B12125550189 for Jane Roe',
      attributes: { 'call.to': '+1 212 555 0189', callerName: 'Jane Roe' },
    });
    expect(call).toEqual({
      from: 'user 1',
      to: 'number 1 …89',
      call_sid: '4e3b9fd0-5c6d-4e0a-9a49-0a0a0a0a0a0a',
    });
    expect(message.split('\r\n').slice(0, 3)).toEqual([
      'INVITE sip:number 1 …89@203.0.113.7 SIP/2.0',
      'From: "name 1" <sip:user 1@host 1>;tag=1',
      'To: <sip:number 1 …89@203.0.113.7>',
    ]);
    expect(line).toBe('dialling number 1 …89, then number 1 …89 and number 1 …89 for name 1');
    expect(attributes).toEqual({ 'call.to': 'number 1 …89', callerName: 'name 1' });
  });

  test('leave nothing of numbers, users, names and hosts', () => {
    const text = masked(sip);
    for (const original of ['2125550189', 'Jane', 'desk101', 'acme', '1632960961', ':1001@']) {
      expect(text).not.toContain(original);
    }
    expect(text).toContain('203.0.113.7');
    expect(text).toContain('198.51.100.4:5060');
  });

  test.each([
    ['{"msg":"call","from":"+12125550189"}', '{"msg":"call","from":"number 1 …89"}'],
    ['{\\"to\\":\\"sip:bob@pbx.example.org\\"}', '{\\"to\\":\\"sip:user 1@host 1\\"}'],
    ['POST https://hooks.example.org/in', 'POST https://host 1/in'],
    ['sip:anonymous@anonymous.invalid', 'sip:anonymous@host 1'],
    ['at 1764143400000, sequence 12125550189', 'at 1764143400000, sequence 12125550189'],
    ['sip:100@203.0.113.7 answered 100 Trying', 'sip:user 1@203.0.113.7 answered 100 Trying'],
  ])('%s becomes %s', (text, kept) => {
    expect(masked(text)).toBe(kept);
  });

  test.each([
    ['Via: SIP/2.0/TLS sbc1.acme.example:5061;branch=x', 'Via: SIP/2.0/TLS host 1:5061;branch=x'],
    ['v: SIP / 2.0 / UDP edge.acme.example', 'v: SIP / 2.0 / UDP host 1'],
    ['Call-ID: 7f3@pbx.acme.example', 'Call-ID: 7f3@host 1'],
    ['Call-ID: 7f3@203.0.113.7', 'Call-ID: 7f3@203.0.113.7'],
    ['?Replaces=7f3%40pbx.acme.example', '?Replaces=7f3%40host 1'],
    ['c=IN IP4 media.acme.example', 'c=IN IP4 host 1'],
    ['Warning: 399 warn.acme.example "x"', 'Warning: 399 host 1 "x"'],
    [
      'Diversion: "Max Power" <sip:anonymous@10.1.1.1>',
      'Diversion: "name 1" <sip:anonymous@10.1.1.1>',
    ],
    ['Reply-To: Max Power <sip:anonymous@10.1.1.1>', 'Reply-To: name 1 <sip:anonymous@10.1.1.1>'],
    ['f: "Max \\"P\\"" <sip:anonymous@10.1.1.1>', 'f: "name 1" <sip:anonymous@10.1.1.1>'],
    ['{"h":"\\"Max\\" <sip:anonymous@10.1.1.1>"}', '{"h":"\\"name 1\\" <sip:anonymous@10.1.1.1>"}'],
    [
      'From: "12125550189" <sip:+12125550189@10.1.1.1>',
      'From: "number 1 …89" <sip:number 1 …89@10.1.1.1>',
    ],
  ])('of SIP: %s becomes %s', (text, kept) => {
    expect(masked(text)).toBe(kept);
  });

  test('take names that the caller knows, also in addresses', () => {
    expect(
      masked('Sales desk of acme, ?app=Sales%20desk&x=Sales+desk', ['Sales desk', 'Acme']),
    ).toBe('name 1 of name 2, ?app=name 1&x=name 1');
  });

  test('are not taken for names themselves', () => {
    expect(masked({ user: 'number', text: 'sip:number@203.0.113.7 sip:user@203.0.113.7' })).toEqual(
      {
        user: 'user 1',
        text: 'sip:user 1@203.0.113.7 sip:user@203.0.113.7',
      },
    );
  });

  test('leave what names no one as it is', () => {
    const value = { at: 12n, count: 3, text: 'call-status:completed', none: null };
    expect(masked(value)).toEqual(value);
  });
});
