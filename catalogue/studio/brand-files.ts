import type { Brand } from '../../ui/src/tokens/brand/index.ts';
import { brandCss, letterMark } from '../../ui/src/tokens/theme/index.ts';
import { configText, recordText } from './config-text.ts';
import { designTokens } from './design-tokens.ts';

export type BrandFile = { label: string; name: string; href: string };

const logoEndings: Record<string, string> = {
  'image/svg+xml': 'svg',
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
};

function logoFile(brand: Brand): BrandFile {
  const href = brand.logoUrl ?? letterMark(brand);
  const type = /^data:([^;,]+)/.exec(href)?.[1] ?? '';
  const ending = logoEndings[type] ?? /\.(\w+)$/.exec(href)?.[1] ?? 'svg';
  return { label: `Logo (${ending.toUpperCase()})`, name: `${brand.id}-logo.${ending}`, href };
}

const addressOf = (type: string, text: string) => `data:${type},${encodeURIComponent(text)}`;

/** Downloads of a brand. Each is a data URL, so nothing leaves the page. */
export function brandFiles(brand: Brand): BrandFile[] {
  const tokens = `${JSON.stringify(designTokens(brand), null, 2)}\n`;
  return [
    logoFile(brand),
    {
      label: 'Record (JSON)',
      name: `${brand.id}.json`,
      href: addressOf('application/json', recordText(brand)),
    },
    {
      label: 'Console settings (config.js)',
      name: 'config.js',
      href: addressOf('text/javascript', configText(brand)),
    },
    {
      label: 'CSS variables',
      name: `${brand.id}.css`,
      href: addressOf('text/css', brandCss(brand)),
    },
    {
      label: 'Design tokens (W3C)',
      name: `${brand.id}.tokens.json`,
      href: addressOf('application/json', tokens),
    },
  ];
}
