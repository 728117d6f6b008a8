import { expect, test } from 'vitest';
import { instantOf } from './instant.ts';

test('instants are in their order, however long their fractions are', () => {
  const inOrder = ['23Z', '23.5Z', '23.86Z', '23.861Z', '23.9Z', '24Z'].map(
    (seconds) => `2026-11-20T09:56:${seconds}`,
  );
  const sorted = inOrder.toReversed().sort((a, b) => (instantOf(a) ?? 0) - (instantOf(b) ?? 0));
  expect(sorted).toEqual(inOrder);
});

test('other text is no instant', () => {
  expect(instantOf('')).toBeNull();
  expect(instantOf('yesterday')).toBeNull();
});
