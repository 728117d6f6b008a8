import type { Brand } from '../../ui/src/tokens/brand/index.ts';
import { deriveTokens, type Scheme } from '../../ui/src/tokens/theme/index.ts';

/** Expands #ABC to #aabbcc. */
const longHex = (hex: string) =>
  (hex.length === 4 ? hex.replace(/[^#]/g, (digit) => digit + digit) : hex).toLowerCase();

/** Upper limit of a hue, in degrees of HSL, and its common name. */
const hues: readonly [end: number, name: string][] = [
  [15, 'red'],
  [45, 'orange'],
  [70, 'yellow'],
  [165, 'green'],
  [195, 'teal'],
  [255, 'blue'],
  [290, 'purple'],
  [345, 'pink'],
  [360, 'red'],
];

/** The everyday name of a colour. */
export function colourName(hex: string): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(
    (at) => Number.parseInt(longHex(hex).slice(at, at + 2), 16) / 255,
  );
  const [max, min] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  const span = max - min;
  if (max < 0.15) return 'black';
  if (min > 0.94) return 'white';
  if (span / max < 0.12) return 'grey';
  const sector =
    max === red
      ? (green - blue) / span
      : max === green
        ? 2 + (blue - red) / span
        : 4 + (red - green) / span;
  const degrees = (sector * 60 + 360) % 360;
  return hues.find(([end]) => degrees <= end)?.[1] ?? 'red';
}

/** How a scheme adapts the accent for readable fills and text, in one sentence. */
export function accentNote(brand: Brand, scheme: Scheme): string {
  const tokens = deriveTokens(brand, scheme);
  const own = longHex(brand.accent);
  const name = colourName(own);
  const [fill, text] = [tokens['accent-fill'], tokens['accent-text']];
  if (fill === own && text === own) return `Your ${name} stays on buttons and links.`;
  if (fill === own) return `Your ${name} stays on buttons; links use ${text}.`;
  if (text === own) return `Your ${name} stays on links; buttons use ${fill}.`;
  return `Your ${name} would not read here: buttons use ${fill}, links ${text}.`;
}
