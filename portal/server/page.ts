import { type Brand, brandProblems } from '@trunkline/ui/tokens/brand';
import { letterMark } from '@trunkline/ui/tokens/theme';
import { brandDefaults } from '../src/config/brand-defaults.ts';
import { settingsOf, versionOf } from './config-script.ts';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<"]/g, (character) => escapes[character] ?? '');

const isBrand = (brand: object): brand is Brand => brandProblems(brand).length === 0;

/** Title and icon of a brand: link previews and a tab that still loads run no script. */
function inBrand(page: string, given: unknown): string {
  if (typeof given !== 'object' || given === null) return page;
  const brand = { ...brandDefaults, ...given };
  if (!isBrand(brand)) return page;
  const title = `<title>${escaped(brand.productName)}</title>`;
  const icon = `<link rel="icon" href="${escaped(brand.logoUrl ?? letterMark(brand))}" />`;
  return page
    .replace(/<title>[^<]*<\/title>/, () => title)
    .replace(/<link rel="icon"[^>]*>/, () => icon);
}

/**
 * index.html as it is served. It names the settings by their version: a browser that has them does
 * not request them again.
 */
export const pageWith = (index: string, script: string): string =>
  inBrand(
    index.replace('"/config.js"', `"/config.js?v=${versionOf(script)}"`),
    settingsOf(script).brand,
  );
