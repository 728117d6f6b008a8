import { expect, it } from 'vitest';
import { hiddenSecret, maskToken } from './secret-display.model.ts';

it.each([
  ['a8b10404-c054-4b27-81a9-f5d6696dc5c8', '••••••••c5c8'],
  ['sk_live_51HxQ2eK9vLr8TbYz', '••••••••TbYz'],
  ['abcdefgh1234', '••••••••1234'],
  ['ключ_ключ_ёжик', '••••••••ёжик'],
  ['📞📞📞📞📞📞📞📞📞📞📞📞', '••••••••📞📞📞📞'],
])('shows the end of %s', (value, masked) => expect(maskToken(value)).toBe(masked));

it.each(['a', 'abcd', 'abcdefghijk'])('shows nothing of %s', (value) =>
  expect(maskToken(value)).toBe(hiddenSecret),
);

it('tells no length', () => {
  expect(maskToken('x'.repeat(500))).toHaveLength(maskToken('y'.repeat(12)).length);
});

it('an absent one stays absent', () => expect(maskToken('')).toBe(''));
