import type { Config } from 'tailwindcss';

/**
 * Utilities resolve to semantic tokens only (src/tokens). Raw palette colours do not exist
 * here: a component can say `text-muted` or `bg-accent-soft`, not `text-gray-500`.
 */
const token = (name: string) => `var(--tl-${name})`;
const tones = ['accent', 'success', 'warning', 'danger', 'info'];
const each = (part: string) =>
  Object.fromEntries(tones.map((tone) => [`${tone}-${part}`, token(`${tone}-${part}`)]));
const onlyText = Object.fromEntries(tones.map((tone) => [tone, token(`${tone}-text`)]));
const onlyBorder = Object.fromEntries(tones.map((tone) => [tone, token(`${tone}-border`)]));
const fills = Object.fromEntries(
  ['accent', 'danger'].flatMap((tone) => [
    [`${tone}-fill`, token(`${tone}-fill`)],
    [`${tone}-fill-hover`, token(`${tone}-fill-hover`)],
    [`${tone}-fill-active`, token(`${tone}-fill-active`)],
  ]),
);

export default {
  darkMode: ['selector', '[data-mode="dark"]'],
  theme: {
    colors: { transparent: 'transparent', current: 'currentColor' },
    backgroundColor: {
      transparent: 'transparent',
      current: 'currentColor',
      page: token('surface-page'),
      card: token('surface-card'),
      raised: token('surface-raised'),
      sunken: token('surface-sunken'),
      hover: token('surface-hover'),
      inverse: token('surface-inverse'),
      scrim: token('scrim'),
      control: token('border-control'),
      'accent-soft-hover': token('accent-soft-hover'),
      'accent-mark': token('accent-mark'),
      'accent-thumb': token('accent-thumb'),
      ...each('soft'),
      ...each('border'),
      ...Object.fromEntries(tones.map((tone) => [`${tone}-strong`, token(`${tone}-text`)])),
      ...fills,
    },
    textColor: {
      current: 'currentColor',
      default: token('text-default'),
      muted: token('text-muted'),
      disabled: token('text-disabled'),
      inverse: token('text-inverse'),
      'on-accent': token('accent-on-fill'),
      'on-danger': token('danger-on-fill'),
      ...onlyText,
    },
    borderColor: {
      transparent: 'transparent',
      current: 'currentColor',
      DEFAULT: token('border-default'),
      default: token('border-default'),
      subtle: token('border-subtle'),
      control: token('border-control'),
      'control-hover': token('border-control-hover'),
      'accent-mark': token('accent-mark'),
      'accent-edge': token('accent-edge'),
      'danger-strong': token('danger-text'),
      ...onlyBorder,
    },
    outlineColor: { focus: token('focus-ring') },
    fill: { current: 'currentColor', none: 'none' },
    stroke: { current: 'currentColor', none: 'none', track: token('border-default') },
    fontFamily: { sans: token('font'), mono: token('font-mono') },
    fontSize: {
      meta: ['0.75rem', '1rem'],
      small: ['0.8125rem', '1.125rem'],
      body: ['0.875rem', '1.25rem'],
      section: ['1rem', '1.5rem'],
      title: ['1.375rem', { lineHeight: '1.75rem', letterSpacing: '-0.005em' }],
    },
    fontWeight: { normal: '400', medium: '550', semibold: '620' },
    borderRadius: {
      none: '0',
      sm: 'calc(var(--tl-radius) * 0.66)',
      md: token('radius'),
      lg: 'calc(var(--tl-radius) * 1.5)',
      full: '9999px',
    },
    boxShadow: { overlay: token('shadow-overlay'), none: 'none' },
    extend: {
      spacing: {
        /** Height of a control: 32, 28 when compact, 44 where the pointer is a finger. */
        control: token('control-height'),
        /** Height of a table row. */
        row: token('row-height'),
        nav: '14.5rem',
        'nav-collapsed': '4rem',
        header: '3.25rem',
      },
      maxWidth: { form: '60rem', prose: '40rem' },
      transitionDuration: { DEFAULT: '140ms' },
      transitionTimingFunction: { DEFAULT: 'ease-out' },
    },
  },
} satisfies Partial<Config>;
