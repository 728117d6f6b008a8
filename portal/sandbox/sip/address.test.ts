import { expect, test } from 'vitest';
import { parseAddress, parseUri, tagOf, userPart } from './address.ts';

test.each([
  ['sip:desk100@Acme.SIP.example.net', { user: 'desk100', host: 'acme.sip.example.net' }],
  ['sips:a%20b@10.0.0.1:5061;transport=ws', { scheme: 'sips', user: 'a b', port: 5061 }],
  ['sip:a:secret@b.example', { user: 'a' }],
  ['sip:+1508;phone-context=x@b.example', { user: '+1508' }],
  ['sip:b.example', { user: '', host: 'b.example', port: undefined }],
  ['sip:a@[2001:db8::1]:5060', { host: '[2001:db8::1]', port: 5060 }],
])('%s', (uri, parts) => {
  expect(parseUri(uri)).toMatchObject(parts);
});

test('any name can be a user', () => {
  expect(userPart('+1508')).toBe('+1508');
  for (const name of ['a b', 'x@y', 'a>\r\nX: y', 'né']) {
    expect(parseUri(`sip:${userPart(name)}@b.example`)?.user).toBe(name);
  }
});

test.each(['', 'tel:+1508', 'sip:', 'sip:a@', 'sip:a b@c', 'sip:%zz@b', 'http://a@b'])(
  'no SIP URI: %s',
  (text) => {
    expect(parseUri(text)).toBeUndefined();
  },
);

test.each([
  ['<sip:a@b>;tag=1', 'sip:a@b', '1'],
  ['"Ann; tag=2" <sip:a@b;lr> ; tag = 1', 'sip:a@b;lr', '1'],
  ['Ann Lee <sip:a@b>', 'sip:a@b', undefined],
  ['sip:a@b;tag=1', 'sip:a@b', '1'],
  ['<sip:a@b>;expires=60;x="a;tag=2";tag=1', 'sip:a@b', '1'],
])('the address in %s', (text, uri, tag) => {
  expect(parseAddress(text)?.uri).toBe(uri);
  expect(tagOf(text)).toBe(tag);
});

test.each(['', '<>', '<sip:a@b', '<sip:a@b>;=', '<sip:a@b> tag', '"Ann <sip:a@b>'])(
  'no address: %s',
  (text) => {
    expect(parseAddress(text)).toBeUndefined();
  },
);
