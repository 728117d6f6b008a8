import { expect, test } from 'vitest';
import { isMicrosoft } from './microsoft.model.ts';

test('addresses of Microsoft', () => {
  expect(isMicrosoft('52.114.7.24')).toBe(true);
  expect(isMicrosoft('52.123.1.1')).toBe(true);
  expect(isMicrosoft('52.124.1.1')).toBe(false);
});
