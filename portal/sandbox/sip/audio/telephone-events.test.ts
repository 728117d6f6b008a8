import { expect, test } from 'vitest';
import { createKeyReader, keyOfInfo } from './telephone-events.ts';

const event = (code: number, isEnd = false) => Uint8Array.of(code, isEnd ? 0x8a : 0x0a, 0, 160);

test('a press is read once, at its first packet, whichever of them gets lost', () => {
  const read = createKeyReader();
  const keys = [
    read(event(5), 800),
    read(event(5), 800),
    read(event(5, true), 800),
    read(event(5, true), 1600),
    read(event(5, true), 1600),
    read(event(11), 2400),
  ];
  expect(keys).toEqual(['5', undefined, undefined, '5', undefined, '#']);
});

test('other events and cut packets are no keys', () => {
  const read = createKeyReader();
  expect([read(event(16), 1), read(Uint8Array.of(5), 2), read(new Uint8Array(), 3)]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test.each([
  ['application/dtmf-relay', 'Signal=5\r\nDuration=160', '5'],
  ['application/dtmf-relay', 'Signal= *\r\n', '*'],
  ['application/dtmf', 'a', 'A'],
  ['application/dtmf-relay', 'Signal=hook', undefined],
  ['application/dtmf-relay', '', undefined],
  ['text/plain', '5', undefined],
])('the key of an INFO: %s %j', (type, body, key) => {
  expect(keyOfInfo(type, body)).toBe(key);
});
