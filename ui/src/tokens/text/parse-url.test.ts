import { expect, it } from 'vitest';
import { parseUrl } from './parse-url.ts';

it('reads addresses, relative ones with a base', () => {
  expect(parseUrl('https://apps.example.com/call')?.host).toBe('apps.example.com');
  expect(parseUrl('../x', 'https://example.com/a/b')?.href).toBe('https://example.com/x');
  expect(parseUrl('../x')).toBeNull();
  expect(parseUrl('https://a b')).toBeNull();
});

it('reads the thousandth name with letters of its own as it read the first', () => {
  for (let at = 0; at < 20_000; at += 1) parseUrl(`https://münchen.example/${at}`);
  expect(parseUrl('https://münchen.example')?.host).toBe('xn--mnchen-3ya.example');
});
