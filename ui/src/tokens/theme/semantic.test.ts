import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { brands, trunkline } from '../brand/index.ts';
import { contrast, parseColor } from './color.ts';
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

describe('any accent', () => {
  const accents = fc
    .integer({ min: 0, max: 0xffffff })
    .map((bits) => `#${bits.toString(16).padStart(6, '0')}`);
  const surfaces = ['page', 'card', 'raised', 'sunken', 'hover'] as const;
  const pairs = contrastPairs.filter((pair) => `${pair.fore} ${pair.back}`.includes('accent'));

  it('is read, seen and known again', { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(accents, fc.constantFrom(...schemes), (accent, scheme) => {
        const tokens = deriveTokens({ ...trunkline, accent }, scheme);
        const edge = tokens['accent-edge'];
        const seen = edge === 'transparent' ? tokens['accent-fill'] : edge;
        const missed = [
          ...pairs.filter(({ fore, back, ratio }) => contrast(tokens[fore], tokens[back]) < ratio),
          ...surfaces.filter((name) => contrast(seen, tokens[`surface-${name}`]) < 3),
        ];
        expect(missed).toEqual([]);
        const [own, fill] = [accent, tokens['accent-fill']].map(parseColor);
        // Greys have no hue, and eight bits are too coarse for the hue of near-greys.
        if (!own || !fill || own.c < 0.04 || fill.c < 0.04) return;
        const apart = Math.abs(own.h - fill.h);
        expect(Math.min(apart, 360 - apart)).toBeLessThanOrEqual(5);
      }),
      { numRuns: 10_000 },
    );
  });

  it.each(['#ffee00', '#ffd400', '#7ccf5a', '#3b82f6'])('%s stays itself', (accent) => {
    for (const scheme of schemes) {
      const tokens = deriveTokens({ ...trunkline, accent }, scheme);
      expect(tokens['accent-fill']).toBe(accent);
      expect(contrast(tokens['accent-on-fill'], '#ffffff')).toBeGreaterThan(12);
    }
  });

  it('has an edge where the page would swallow it', () => {
    const edgeOf = (accent: string) =>
      deriveTokens({ ...trunkline, accent }, 'light')['accent-edge'];
    expect(edgeOf('#ffee00')).toBe('#978d16');
    expect(edgeOf('#3b82f6')).toBe('transparent');
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
