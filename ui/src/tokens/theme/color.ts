import {
  converter,
  formatHex,
  modeLrgb,
  modeOklch,
  modeRgb,
  useMode as registerMode,
  wcagContrast,
} from 'culori/fn';

registerMode(modeRgb);
// WCAG defines luminance in linear light.
registerMode(modeLrgb);
registerMode(modeOklch);
const toOklch = converter('oklch');
const toRgb = converter('rgb');

/** A colour in OKLCH: lightness 0–1, chroma 0–0.37, hue in degrees. */
export type Oklch = { l: number; c: number; h: number };

/** Parses any CSS colour. Throws on anything else, so that a bad brand is detected early. */
export function parseColor(css: string): Oklch {
  const color = toOklch(css);
  if (!color) throw new Error(`"${css}" is not a colour`);
  return { l: color.l, c: color.c, h: color.h ?? 0 };
}

/** sRGB hex. Reduces chroma until the colour fits the gamut, which preserves hue and lightness. */
export function toHex({ l, c, h }: Oklch): string {
  let chroma = c;
  for (let step = 0; step < 40; step += 1) {
    const rgb = toRgb({ mode: 'oklch', l, c: chroma, h });
    const fits = [rgb.r, rgb.g, rgb.b].every((part) => part >= -0.0005 && part <= 1.0005);
    if (fits) break;
    chroma *= 0.94;
  }
  return formatHex({ mode: 'oklch', l, c: chroma, h });
}

/** WCAG 2 contrast of two colours, 1–21. */
export function contrast(a: string, b: string): number {
  return wcagContrast(a, b);
}

/**
 * The colour closest to `wanted` in lightness that reaches `ratio` against every background. Goes
 * darker on light backgrounds and lighter on dark ones.
 */
export function readable(
  wanted: Oklch,
  backgrounds: readonly string[],
  ratio: number,
  direction: 'darker' | 'lighter',
): string {
  // Slightly above the target: rounding to hex must not fall below it.
  const target = ratio + 0.05;
  const step = direction === 'darker' ? -0.005 : 0.005;
  for (let l = Math.min(wanted.l, 1); l >= 0 && l <= 1; l += step) {
    const hex = toHex({ ...wanted, l });
    if (backgrounds.every((background) => contrast(hex, background) >= target)) return hex;
  }
  return direction === 'darker' ? '#000000' : '#ffffff';
}
