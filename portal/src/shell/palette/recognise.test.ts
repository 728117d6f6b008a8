import { expect, it } from 'vitest';
import { recognise } from './recognise.ts';

const sid = '3f1c0f5e-8d8e-4c53-9b57-2f6f0f7b4a10';

it.each([
  [sid, ['sid', sid]],
  [` ${sid.toUpperCase()}\n`, ['sid', sid]],
  ['+1 (508) 555-0142', ['number', '15085550142']],
  ['tel:+15085550142', ['number', '15085550142']],
  ['4930901820', ['number', '4930901820']],
  ['15551230001.0', ['number', '15551230001']],
  ['="15551230001"', ['number', '15551230001']],
  ['+44 (0)20 7946 0000', ['number', '442079460000']],
  ['+１５５５１２３０００１', ['number', '15551230001']],
  ['١٥٥٥١٢٣٠٠٠١', ['number', '15551230001']],
  ['sip:alice@acme.example', ['sip-address', 'alice@acme.example']],
  ['"Alice" <sips:Alice@ACME.example:5061;transport=tls>', ['sip-address', 'Alice@acme.example']],
  ['alice@acme.example', ['sip-address', 'alice@acme.example']],
  ['sip:acme.example', ['sip-address', 'acme.example']],
  ['203.0.113.7', ['ip-address', '203.0.113.7']],
  ['203.0.113.7:5060', ['ip-address', '203.0.113.7']],
  ['203.0.113.0/24', ['ip-address', '203.0.113.0']],
  ['2001:DB8::1', ['ip-address', '2001:db8::1']],
  ['[2001:db8::1]:5060', ['ip-address', '2001:db8::1']],
  ['a84b4c76e66710e3a9f1', ['call-id', 'a84b4c76e66710e3a9f1']],
])('%j is first of all %j', (text, [kind, value]) => {
  expect(recognise(text)[0]).toEqual({ kind, value });
});

it('takes a call id with a host for a SIP address and a call id', () => {
  const id = 'f81d4fae-7dec-11d0-a765-00a0c91e6bf6@foo.bar.example';
  expect(recognise(id).map(({ kind }) => kind)).toEqual(['sip-address', 'call-id']);
  expect(recognise(sid).map(({ kind }) => kind)).toEqual(['sid', 'call-id']);
});

it.each([
  '',
  'acme',
  'Acme Support',
  '12345',
  '300.1.1.1',
  'acme.example',
  'voice-platform-customer',
  '15551230001 / 02',
  '15551230001–09',
  '15551230001/2',
])('%j is a word', (text) => expect(recognise(text)).toEqual([]));
