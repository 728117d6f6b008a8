import { expect, it } from 'vitest';
import { shorten } from './shorten.ts';

it.each(['', 'sip.acme.example.net', 'x'.repeat(60), '📞'.repeat(60)])('keeps %j', (text) =>
  expect(shorten(text)).toBe(text),
);

it('keeps both ends of a longer one', () => {
  const cut = shorten(`https://${'a'.repeat(1000)}.example.net`);
  expect([...cut]).toHaveLength(60);
  expect(cut).toMatch(/^https:\/\/a+…a+\.example\.net$/);
  expect(shorten('abcdefghij', 5)).toBe('ab…ij');
  expect(shorten('abcdefghij', 6)).toBe('abc…ij');
});

it('cuts no character in two', () => {
  expect(shorten('📞'.repeat(10), 5)).toBe('📞📞…📞📞');
});
