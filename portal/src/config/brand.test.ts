import { expect, it } from 'vitest';
import { linesOfBrand } from './brand.ts';

it('names every bad member of a brand', () => {
  const brand = { id: 'x', productName: '', accent: '#123', logoUrl: '//evil.example/logo.svg' };
  const lines = linesOfBrand(brand).join('\n');
  expect(lines).toContain('brand.productName must be 1 to 40 characters');
  expect(lines).toContain('brand.logoUrl must be a path on this origin');
  expect(linesOfBrand({ ...brand, productName: 'X', logoUrl: '/logo.svg' })).toEqual([]);
});
