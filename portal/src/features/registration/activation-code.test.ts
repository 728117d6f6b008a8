import { expect, it } from 'vitest';
import { activationCode } from './activation-code.ts';

it('is six digits, another one each time', () => {
  const codes = Array.from({ length: 200 }, activationCode);
  for (const code of codes) expect(code).toMatch(/^\d{6}$/);
  expect(new Set(codes).size).toBeGreaterThan(190);
});
