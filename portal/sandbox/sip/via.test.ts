import { expect, test } from 'vitest';
import { headersOf } from './message.ts';
import { openWorld, sales } from './tests/sip-world.ts';
import { receivedFrom } from './via.ts';

const source = { ip: '203.0.113.7', port: 40_123 };
const viasOf = (...values: string[]) =>
  headersOf(
    receivedFrom(source, {
      ...{ method: 'OPTIONS', uri: 'sip:a.example.net', body: '' },
      headers: values.map((value) => ['Via', value] as const),
    }),
    'Via',
  );

test.each([
  [
    'SIP/2.0/WS a.invalid;branch=z9hG4bK1;rport',
    'SIP/2.0/WS a.invalid;branch=z9hG4bK1;rport=40123;received=203.0.113.7',
  ],
  [
    'SIP/2.0/WS a.invalid;rport;branch=z9hG4bK1',
    'SIP/2.0/WS a.invalid;rport=40123;branch=z9hG4bK1;received=203.0.113.7',
  ],
  [
    'SIP/2.0/WSS a.invalid;branch=z9hG4bK1',
    'SIP/2.0/WSS a.invalid;branch=z9hG4bK1;received=203.0.113.7',
  ],
  // A client can't set its own address.
  [
    'SIP/2.0/WS a.invalid;received=10.0.0.1;branch=z9hG4bK1',
    'SIP/2.0/WS a.invalid;branch=z9hG4bK1;received=203.0.113.7',
  ],
  [
    'SIP/2.0/WS a.invalid;branch=z9hG4bK1, SIP/2.0/UDP b.example.net;branch=z9hG4bK2',
    'SIP/2.0/WS a.invalid;branch=z9hG4bK1;received=203.0.113.7, SIP/2.0/UDP b.example.net;branch=z9hG4bK2',
  ],
])('%s', (via, stamped) => {
  expect(viasOf(via)).toEqual([stamped]);
});

test('the first Via alone', () => {
  const next = 'SIP/2.0/UDP b.example.net;branch=z9hG4bK2';
  expect(viasOf('SIP/2.0/WS a.invalid;branch=z9hG4bK1', next)[1]).toBe(next);
});

test('an answer tells the client its address, as the platform sees it', async () => {
  const world = await openWorld();
  const client = await world.client();
  const received = async () => {
    const { final } = await client.ask('OPTIONS', `sip:${sales.realm}`);
    return headersOf(final, 'Via').map((via) => /received=([^;]+)/.exec(via)?.[1]);
  };
  expect(await received()).toEqual(['127.0.0.1']);
  await world.fault({ publicAddress: '203.0.113.77' });
  expect(await received()).toEqual(['203.0.113.77']);
  await world.end();
});
