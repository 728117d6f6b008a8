import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { brands, trunkline } from '../brand/index.ts';
import { contrast } from './color.ts';
import { brandCss } from './css.ts';
import { letterMark } from './letter-mark.ts';
import { contrastPairs, deriveTokens, schemes } from './semantic.ts';

const awkward = [
  { ...trunkline, id: 'yellow', accent: '#ffe100' },
  { ...trunkline, id: 'black', accent: '#000000', grey: 'neutral' as const },
  { ...trunkline, id: 'white', accent: '#ffffff', grey: 'warm' as const },
  { ...trunkline, id: 'lime', accent: 'oklch(0.9 0.3 130)' },
];

describe.each([...brands, ...awkward])('brand $id', (brand) => {
  describe.each(schemes)('%s', (scheme) => {
    const tokens = deriveTokens(brand, scheme);
    it.each(contrastPairs)('$fore on $back reaches $ratio', ({ fore, back, ratio }) => {
      expect(contrast(tokens[fore], tokens[back])).toBeGreaterThanOrEqual(ratio);
    });
  });
});

it('names a brand colour that is none', () => {
  expect(() => deriveTokens({ ...trunkline, accent: 'blurple' }, 'light')).toThrow(
    '"blurple" is not a colour',
  );
});

it('theme.css is what the default brand derives (npm run tokens writes it)', () => {
  const written = readFileSync(new URL('./theme.css', import.meta.url), 'utf8');
  // The formatter breaks long lines.
  const folded = (css: string) => css.replace(/\s+/g, ' ').trim();
  expect(folded(written)).toContain(folded(brandCss(trunkline)));
});

it('draws the first letter of a brand without a logo, readable as an image', () => {
  const svg = decodeURIComponent(letterMark({ ...trunkline, productName: '<Acme' }));
  expect(svg).not.toContain('><Acme');
  expect(decodeURIComponent(letterMark({ ...trunkline, productName: 'Éire' }))).toContain('>É<');
});
