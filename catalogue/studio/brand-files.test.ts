import { expect, it } from 'vitest';
import { copperline, trunkline, trunklineMark } from '../../ui/src/tokens/brand/index.ts';
import { brandCss } from '../../ui/src/tokens/theme/index.ts';
import { brandFiles } from './brand-files.ts';
import { designTokens } from './design-tokens.ts';

const textOf = async (href = '') => (await fetch(href)).text();

it('holds what its name says', async () => {
  const files = brandFiles(trunkline);
  expect(files.map(({ name }) => name)).toEqual([
    'trunkline-logo.svg',
    'trunkline.json',
    'config.js',
    'trunkline.css',
    'trunkline.tokens.json',
  ]);
  const [logo, record, config, css, tokens] = await Promise.all(
    files.map(({ href }) => textOf(href)),
  );
  expect(logo).toBe(trunklineMark);
  expect(JSON.parse(record ?? '')).toEqual(trunkline);
  expect(config).toContain('window.PORTAL_CONFIG');
  expect(css).toBe(brandCss(trunkline));
  expect(JSON.parse(tokens ?? '')).toEqual(designTokens(trunkline));
});

it('draws a logo for a brand without one', async () => {
  const [logo] = brandFiles(copperline);
  expect(await textOf(logo?.href)).toMatch(/^<svg .*>C<\/text><\/svg>$/);
});

it.each([
  ['data:image/png;base64,AAAA', 'copperline-logo.png'],
  ['/brand/mark.webp', 'copperline-logo.webp'],
  ['/mark', 'copperline-logo.svg'],
])('names the logo at %s %s', (logoUrl, name) => {
  expect(brandFiles({ ...copperline, logoUrl })[0]?.name).toBe(name);
});
