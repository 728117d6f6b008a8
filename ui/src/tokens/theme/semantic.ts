import { type Brand, wholeBrand } from '../brand/index.ts';
import { contrast, type Oklch, parseColor, readable, toHex } from './color.ts';

export type Scheme = 'light' | 'dark';
export const schemes: readonly Scheme[] = ['light', 'dark'];

export const tones = ['accent', 'success', 'warning', 'danger', 'info'] as const;
export type Tone = (typeof tones)[number];

const tonesWithFill = ['accent', 'danger'] as const;

type SurfaceToken = 'page' | 'card' | 'raised' | 'sunken' | 'hover' | 'inverse';
type TextToken = 'default' | 'muted' | 'disabled' | 'inverse';
type BorderToken = 'subtle' | 'default' | 'control' | 'control-hover';
type FillToken = 'fill' | 'fill-hover' | 'fill-active' | 'on-fill';

/** Semantic colour tokens, named element-role-state. Components use only these. */
export type TokenName =
  | `surface-${SurfaceToken}`
  | `text-${TextToken}`
  | `border-${BorderToken}`
  | `${Tone}-soft`
  | `${Tone}-text`
  | `${Tone}-border`
  | `${(typeof tonesWithFill)[number]}-${FillToken}`
  | 'accent-soft-hover'
  | 'accent-mark'
  | 'accent-edge'
  | 'accent-thumb'
  | 'focus-ring'
  | 'scrim';

export type Tokens = Record<TokenName, string>;

/** Status hues: the same for every brand, so that red means trouble everywhere. */
const statusColor: Record<Exclude<Tone, 'accent'>, Oklch> = {
  success: { l: 0.55, c: 0.13, h: 155 },
  warning: { l: 0.7, c: 0.15, h: 75 },
  danger: { l: 0.55, c: 0.2, h: 25 },
  info: { l: 0.58, c: 0.12, h: 235 },
};
const white = '#ffffff';
const focusColor: Oklch = { l: 0.58, c: 0.2, h: 262 };

const lightness = {
  light: {
    page: 0.977,
    card: 1,
    raised: 1,
    sunken: 0.962,
    hover: 0.968,
    inverse: 0.27,
    text: 0.24,
    muted: 0.5,
    disabled: 0.62,
    subtle: 0.935,
    default: 0.9,
    control: 0.66,
    soft: 0.957,
    softHover: 0.93,
    toneBorder: 0.84,
  },
  dark: {
    page: 0.168,
    card: 0.208,
    raised: 0.248,
    sunken: 0.188,
    hover: 0.235,
    inverse: 0.92,
    text: 0.94,
    muted: 0.73,
    disabled: 0.56,
    subtle: 0.258,
    default: 0.305,
    control: 0.5,
    soft: 0.285,
    softHover: 0.325,
    toneBorder: 0.42,
  },
} as const;

function greyOf(brand: Brand, accent: Oklch): (l: number) => Oklch {
  const families = {
    accent: { c: 0.011, h: accent.h },
    cool: { c: 0.011, h: 255 },
    warm: { c: 0.01, h: 65 },
    neutral: { c: 0, h: 0 },
  };
  const family = families[wholeBrand(brand).grey];
  // Near white, even little chroma looks like a colour cast.
  return (l) => ({ l, c: family.c * (l > 0.93 && l < 1 ? 0.4 : 1), h: family.h });
}

/** Whether white text fails on it. */
const isLight = (color: Oklch) => contrast(toHex(color), white) < 4.5;

/** A light colour is kept and gets dark text: black if near-black fails. */
function lightFill(base: Oklch, nearBlack: string): Record<FillToken, string> {
  const rest = toHex(base);
  const onFill = contrast(nearBlack, rest) >= 4.5 ? nearBlack : '#000000';
  const changed = (by: number) => toHex({ ...base, l: Math.min(base.l + by, 1) });
  // Darkens on hover, like every fill, unless the text would become unreadable.
  const sign = contrast(onFill, changed(-0.085)) >= 4.5 ? -1 : 1;
  return {
    fill: rest,
    'fill-hover': changed(sign * 0.045),
    'fill-active': changed(sign * 0.085),
    'on-fill': onFill,
  };
}

/** All tokens of a brand in a scheme, as sRGB hex. Contrast is computed. */
export function deriveTokens(brand: Brand, scheme: Scheme): Tokens {
  const dark = scheme === 'dark';
  const L = lightness[scheme];
  const away = dark ? 'lighter' : 'darker';
  const accent = parseColor(brand.accent);
  const grey = greyOf(brand, accent);
  const flat = (l: number) => toHex(l === 1 ? { l, c: 0, h: 0 } : grey(l));

  const surfaces = {
    'surface-page': flat(L.page),
    'surface-card': flat(L.card),
    'surface-raised': flat(L.raised),
    'surface-sunken': flat(L.sunken),
    'surface-hover': flat(L.hover),
    'surface-inverse': flat(L.inverse),
  };
  const grounds = [
    surfaces['surface-page'],
    surfaces['surface-card'],
    surfaces['surface-raised'],
    surfaces['surface-sunken'],
    surfaces['surface-hover'],
  ];

  const tone = (name: Tone) => {
    const base = name === 'accent' ? accent : statusColor[name];
    const softChroma = Math.min(base.c, dark ? 0.045 : 0.018);
    const soft = toHex({ l: L.soft, c: softChroma, h: base.h });
    const softHover = toHex({ l: L.softHover, c: softChroma * 1.4, h: base.h });
    const text = readable(
      { ...base, l: dark ? 0.76 : 0.52, c: base.c * (dark ? 0.8 : 1) },
      [...grounds, soft, softHover],
      4.5,
      away,
    );
    const border = toHex({ l: L.toneBorder, c: Math.min(base.c, 0.085), h: base.h });
    return { soft, softHover, text, border };
  };

  const fill = (name: (typeof tonesWithFill)[number]): Record<FillToken, string> => {
    const base = name === 'accent' ? accent : statusColor[name];
    if (name === 'accent' && isLight(base)) return lightFill(base, toHex(grey(0.2)));
    // White on the fill in both schemes: darkens the fill until the label is readable.
    const rest = readable(
      { ...base, l: dark ? 0.6 : Math.min(base.l, 0.58) },
      [white],
      4.5,
      'darker',
    );
    const restL = parseColor(rest).l;
    return {
      fill: rest,
      'fill-hover': toHex({ ...base, l: restL - 0.045 }),
      'fill-active': toHex({ ...base, l: restL - 0.085 }),
      'on-fill': white,
    };
  };

  const tokens: Partial<Record<TokenName, string>> = {
    ...surfaces,
    'text-default': readable(grey(L.text), grounds, 7, away),
    'text-muted': readable({ ...grey(L.muted), c: grey(L.muted).c * 1.4 }, grounds, 4.5, away),
    'text-disabled': flat(L.disabled),
    'text-inverse': flat(dark ? 0.2 : 0.98),
    'border-subtle': flat(L.subtle),
    'border-default': flat(L.default),
    'border-control': readable(grey(L.control), grounds, 3, away),
    'border-control-hover': readable(grey(L.control + (dark ? 0.1 : -0.1)), grounds, 4, away),
    'focus-ring': readable({ ...focusColor, l: dark ? 0.72 : 0.58 }, grounds, 3, away),
    scrim: dark ? '#000000b3' : toHex({ ...grey(0.2) }).concat('73'),
  };
  for (const name of tones) {
    const derived = tone(name);
    tokens[`${name}-soft`] = derived.soft;
    tokens[`${name}-text`] = derived.text;
    tokens[`${name}-border`] = derived.border;
    if (name === 'accent') tokens['accent-soft-hover'] = derived.softHover;
  }
  for (const name of tonesWithFill) {
    for (const [state, value] of Object.entries(fill(name))) {
      tokens[`${name}-${state as FillToken}`] = value;
    }
  }
  const accentFill = String(tokens['accent-fill']);
  const seenOnFill = contrast(surfaces['surface-card'], accentFill) >= 3;
  tokens['accent-thumb'] = seenOnFill ? surfaces['surface-card'] : tokens['accent-on-fill'];
  const isSeen = grounds.every((ground) => contrast(accentFill, ground) >= 3);
  tokens['accent-mark'] = isSeen ? accentFill : readable(parseColor(accentFill), grounds, 3, away);
  tokens['accent-edge'] = isSeen ? 'transparent' : tokens['accent-mark'];
  return tokens as Tokens;
}

/** Pairs of foreground and background that occur on screen, with the contrast each must reach. */
export const contrastPairs: readonly { fore: TokenName; back: TokenName; ratio: number }[] = [
  ...(['page', 'card', 'raised', 'sunken', 'hover'] as const).flatMap((surface) => [
    { fore: 'text-default' as const, back: `surface-${surface}` as const, ratio: 7 },
    { fore: 'text-muted' as const, back: `surface-${surface}` as const, ratio: 4.5 },
    { fore: 'border-control' as const, back: `surface-${surface}` as const, ratio: 3 },
    { fore: 'focus-ring' as const, back: `surface-${surface}` as const, ratio: 3 },
    { fore: 'accent-mark' as const, back: `surface-${surface}` as const, ratio: 3 },
    ...tones.map((name) => ({
      fore: `${name}-text` as const,
      back: `surface-${surface}` as const,
      ratio: 4.5,
    })),
  ]),
  ...tones.flatMap((name) => [
    { fore: `${name}-text` as const, back: `${name}-soft` as const, ratio: 4.5 },
    { fore: 'text-default' as const, back: `${name}-soft` as const, ratio: 4.5 },
  ]),
  { fore: 'accent-text', back: 'accent-soft-hover', ratio: 4.5 },
  { fore: 'text-muted', back: 'accent-soft', ratio: 4.5 },
  { fore: 'border-control-hover', back: 'accent-soft', ratio: 3 },
  ...tonesWithFill.flatMap((name) =>
    (['fill', 'fill-hover', 'fill-active'] as const).map((state) => ({
      fore: `${name}-on-fill` as const,
      back: `${name}-${state}` as const,
      ratio: 4.5,
    })),
  ),
  { fore: 'accent-thumb', back: 'accent-fill', ratio: 3 },
  { fore: 'text-inverse', back: 'surface-inverse', ratio: 4.5 },
];
