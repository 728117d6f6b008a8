import { type Brand, type BrandFont, wholeBrand } from '../../ui/src/tokens/brand/index.ts';
import { deriveTokens, type Scheme, type Tokens } from '../../ui/src/tokens/theme/index.ts';

/** A colour in the format of the Design Tokens Community Group, 2025.10. */
type ColourToken = {
  $type: 'color';
  $value: {
    colorSpace: 'srgb';
    /** Red, green and blue, 0–1. */
    components: number[];
    /** Default: opaque. */
    alpha?: number;
    hex: string;
  };
};

const round = (value: number) => Math.round(value * 10_000) / 10_000;

function colourToken(css: string): ColourToken {
  const digits = css === 'transparent' ? '00000000' : css.slice(1);
  const [red = 0, green = 0, blue = 0, alpha = 1] = (digits.match(/../g) ?? []).map((pair) =>
    round(Number.parseInt(pair, 16) / 255),
  );
  return {
    $type: 'color',
    $value: {
      colorSpace: 'srgb',
      components: [red, green, blue],
      ...(alpha < 1 && { alpha }),
      hex: `#${digits.slice(0, 6)}`,
    },
  };
}

const families: Record<BrandFont, readonly string[]> = {
  'instrument-sans': ['Instrument Sans', 'sans-serif'],
  inter: ['Inter', 'sans-serif'],
  'source-sans': ['Source Sans 3', 'sans-serif'],
  system: ['system-ui', 'sans-serif'],
};

const coloursOf = (tokens: Tokens) =>
  Object.fromEntries(Object.entries(tokens).map(([name, css]) => [name, colourToken(css)]));

/** Every token of a brand, grouped by scheme, for design tools. */
export function designTokens(brand: Brand) {
  const group = (scheme: Scheme) => coloursOf(deriveTokens(brand, scheme));
  const { radius, font } = wholeBrand(brand);
  return {
    $description: `${brand.productName}: colours of the light and the dark scheme, radius and font.`,
    light: group('light'),
    dark: group('dark'),
    radius: { $type: 'dimension', $value: { value: radius, unit: 'px' } },
    font: { $type: 'fontFamily', $value: families[font] },
  };
}
