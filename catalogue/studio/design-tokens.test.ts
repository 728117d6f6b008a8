import { expect, it } from 'vitest';
import { brands, trunkline } from '../../ui/src/tokens/brand/index.ts';
import { deriveTokens, schemes } from '../../ui/src/tokens/theme/index.ts';
import { designTokens } from './design-tokens.ts';

it.each(brands)('has every token of $id in both schemes', (brand) => {
  const written = designTokens(brand);
  for (const scheme of schemes) {
    const tokens = deriveTokens(brand, scheme);
    expect(Object.keys(written[scheme])).toEqual(Object.keys(tokens));
    for (const [name, css] of Object.entries(tokens)) {
      const { $type, $value } = written[scheme][name] ?? {};
      expect($type).toBe('color');
      if (css !== 'transparent') expect($value?.hex).toBe(css.slice(0, 7));
      expect($value?.components).toHaveLength(3);
      for (const part of $value?.components ?? []) {
        expect(part).toBeGreaterThanOrEqual(0);
        expect(part).toBeLessThanOrEqual(1);
      }
      // Names with a dot, a brace or a leading $ are not allowed.
      expect(name).not.toMatch(/^\$|[.{}]/);
    }
  }
});

it('writes colours, transparency, lengths and fonts as the format asks', () => {
  const { light, dark, radius, font } = designTokens({ ...trunkline, radius: 10 });
  expect(light['surface-card']?.$value).toEqual({
    colorSpace: 'srgb',
    components: [1, 1, 1],
    hex: '#ffffff',
  });
  expect(dark['scrim']?.$value).toEqual({
    colorSpace: 'srgb',
    components: [0, 0, 0],
    alpha: 0.702,
    hex: '#000000',
  });
  expect(light['accent-edge']?.$value.alpha).toBe(0);
  expect(radius).toEqual({ $type: 'dimension', $value: { value: 10, unit: 'px' } });
  expect(font.$value[0]).toBe('Instrument Sans');
});
