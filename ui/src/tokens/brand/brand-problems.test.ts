import { expect, it } from 'vitest';
import { brandCss } from '../theme/index.ts';
import { trunkline, wholeBrand } from './brand.ts';
import { brandProblems, isBrand } from './brand-problems.ts';
import { brands } from './example-brands.ts';

const required = { id: 'acme', productName: 'Acme', accent: '#0b6b7a' };
const membersOf = (given: unknown) => brandProblems(given).map(({ member }) => member);

it.each(brands)('finds nothing wrong with $id', (brand) => {
  expect(brandProblems(brand)).toEqual([]);
});

it('needs a name and an accent only', () => {
  expect(brandProblems(required)).toEqual([]);
  expect(membersOf({})).toEqual(['id', 'productName', 'accent']);
  expect(membersOf(null)).toEqual(['id', 'productName', 'accent']);
});

it.each([
  ['id', 'Acme Voice'],
  ['productName', ''],
  ['productName', 'x'.repeat(41)],
  ['accent', 'blurple'],
  ['accent', '#12345678'],
  ['grey', 'blue'],
  ['radius', 13],
  ['radius', '5'],
  ['font', 'comic-sans'],
  ['logoUrl', 'https://elsewhere.example/logo.svg'],
  ['logoUrl', '//elsewhere.example/logo.svg'],
  ['logoUrl', '/\\elsewhere.example/logo.svg'],
  ['logoUrl', 'data:text/html,hello'],
  ['logoUrl', `data:image/png;base64,${'A'.repeat(100_000)}`],
  ['links', [{ label: 'Help' }]],
  ['links', [{ label: 'Help', href: 'javascript:alert(1)' }]],
  ['links', 'https://example.com'],
])('refuses the %s %j', (member, value) => {
  expect(membersOf({ ...required, [member]: value })).toEqual([member]);
});

it.each([
  ['logoUrl', '/logo.svg'],
  ['logoUrl', trunkline.logoUrl],
  ['links', [{ label: 'Help', href: 'mailto:help@example.com' }]],
  ['accent', '#ABC'],
])('takes the %s %j', (member, value) => {
  expect(brandProblems({ ...required, [member]: value })).toEqual([]);
});

it('is a brand, by type too, when nothing is wrong', () => {
  const record: unknown = required;
  if (!isBrand(record)) throw new Error('It is one.');
  expect(brandCss(record)).toBe(brandCss(wholeBrand(record)));
  expect(brandCss(record)).toContain('--tl-radius: 6px');
  expect(isBrand({ ...required, accent: 'blurple' })).toBe(false);
});
