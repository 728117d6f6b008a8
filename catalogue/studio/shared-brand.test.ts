import { expect, it } from 'vitest';
import { type Brand, brands, trunkline } from '../../ui/src/tokens/brand/index.ts';
import { readBrand, writeBrand } from './shared-brand.ts';

const full: Brand = {
  ...trunkline,
  productName: 'Žluťoučký 电话',
  logoUrl: '/brand/logo.svg',
  links: [{ label: 'Help & more', href: 'https://example.com/?a=1&b=2' }],
};

it.each([...brands, full])('$id comes back as it was sent', (brand) => {
  const { text, hasLogo } = writeBrand(brand);
  expect(hasLogo).toBe(true);
  // Contains nothing that a URL would have to encode.
  expect(encodeURIComponent(text)).toBe(text);
  expect(readBrand(text)).toEqual({ brand });
});

it('is short', () => {
  const { logoUrl, ...plain } = trunkline;
  expect(writeBrand(plain).text.length).toBeLessThan(80);
});

it('leaves out a logo that no address can carry', () => {
  const heavy = { ...trunkline, logoUrl: `data:image/png;base64,${'A'.repeat(90_000)}` };
  const { text, hasLogo } = writeBrand(heavy);
  expect(hasLogo).toBe(false);
  const { logoUrl, ...rest } = heavy;
  expect(readBrand(text)).toEqual({ brand: rest });
});

const encoded = (members: unknown) =>
  `1.${Buffer.from(JSON.stringify(members)).toString('base64url')}`;

it.each([
  ['nothing', ''],
  ['another format', '2.e30'],
  ['what is cut off', writeBrand(trunkline).text.slice(0, 60)],
  ['what is no base64', '1.%%%'],
  ['a record', encoded({ id: 'acme' })],
  ['a number', encoded(3)],
])('says that %s can’t be read', (_, text) => {
  expect(readBrand(text)).toEqual({ problem: expect.stringContaining('can’t be read') });
});

it.each([
  ['accent', ['acme', 'Acme', 'url(x)', 0, 5, 0, 0]],
  ['grey', ['acme', 'Acme', '#0b6b7a', 9, 5, 0, 0]],
  ['radius', ['acme', 'Acme', '#0b6b7a', 0, 99, 0, 0]],
  ['font', ['acme', 'Acme', '#0b6b7a', 0, 5, -1, 0]],
  ['logoUrl', ['acme', 'Acme', '#0b6b7a', 0, 5, 0, 'https://elsewhere.example/x.png']],
  ['links', ['acme', 'Acme', '#0b6b7a', 0, 5, 0, 0, [['Help', 'javascript:alert(1)']]]],
  ['links', ['acme', 'Acme', '#0b6b7a', 0, 5, 0, 0, [3]]],
])('refuses a bad %s', (member, members) => {
  expect(readBrand(encoded(members))).toEqual({ problem: expect.stringContaining(member) });
});

it('leaves our mark out under another name', () => {
  const { text } = writeBrand({ ...trunkline, productName: 'Sunny Voice' });
  expect(readBrand(text)).toEqual({
    brand: { ...trunkline, productName: 'Sunny Voice', logoUrl: undefined },
  });
});
