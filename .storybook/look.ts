import { create, type ThemeVars } from 'storybook/theming';
import type { Brand } from '../ui/src/tokens/brand/index.ts';
import { deriveTokens, type Scheme } from '../ui/src/tokens/theme/index.ts';

/** Theme of the catalogue around the stories, in the colours of a brand. */
export function lookOf(brand: Brand, scheme: Scheme): ThemeVars {
  const tokens = deriveTokens(brand, scheme);
  return create({
    base: scheme,
    brandTitle:
      '<img src="./favicon.svg" alt="" width="20" height="20" style="vertical-align:-4px;margin-inline-end:8px">Trunkline catalogue',
    brandUrl: './?path=/docs/introduction--docs',
    brandTarget: '_self',
    fontBase: '"Instrument Sans Latin", system-ui, sans-serif',
    fontCode: '"JetBrains Mono Latin", ui-monospace, monospace',
    colorPrimary: tokens['accent-fill'],
    colorSecondary: tokens['accent-text'],
    appBg: tokens['surface-page'],
    appContentBg: tokens['surface-card'],
    appPreviewBg: tokens['surface-page'],
    appBorderColor: tokens['border-default'],
    appBorderRadius: brand.radius,
    textColor: tokens['text-default'],
    textMutedColor: tokens['text-muted'],
    textInverseColor: tokens['text-inverse'],
    barBg: tokens['surface-card'],
    barTextColor: tokens['text-muted'],
    barSelectedColor: tokens['accent-text'],
    barHoverColor: tokens['accent-text'],
    inputBg: tokens['surface-card'],
    inputBorder: tokens['border-control'],
    inputTextColor: tokens['text-default'],
    inputBorderRadius: brand.radius,
    // Otherwise the text of switches in the controls panel is too pale.
    booleanBg: tokens['surface-sunken'],
    booleanSelectedBg: tokens['surface-card'],
  });
}
