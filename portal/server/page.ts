import { type Brand, brandProblems } from '@trunkline/ui/tokens/brand';
import { letterMark } from '@trunkline/ui/tokens/theme';
import { brandDefaults } from '../src/config/brand-defaults.ts';
import { settingsOf, versionOf } from './config-script.ts';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<"]/g, (character) => escapes[character] ?? '');

const isBrand = (brand: object): brand is Brand => brandProblems(brand).length === 0;

/** The brand of the settings with all its members; undefined where there is none, or a bad one. */
export function brandOf(script: string): Brand | undefined {
  const given = settingsOf(script).brand;
  if (typeof given !== 'object' || given === null) return undefined;
  const brand = { ...brandDefaults, ...given };
  return isBrand(brand) ? brand : undefined;
}

/**
 * Name and icon of a brand: link previews and a tab that still loads run no script. The log-in page of
 * the build has our name and mark; with a brand, the console draws its own.
 */
function inBrand(page: string, brand: Brand): string {
  const name = escaped(brand.productName);
  const icon = escaped(brand.logoUrl ?? letterMark(brand));
  return page
    .replace(/<title>[^<]*<\/title>/, () => `<title>${name}</title>`)
    .replace(
      /(<meta property="og:(?:title|site_name)" content=")[^"]*/g,
      (_all, start) => start + name,
    )
    .replace(/<link rel="icon"[^>]*>/, () => `<link rel="icon" href="${icon}" />`)
    .replace(/<template id="log-in-page">.*<\/template>/s, '');
}

/** The hash of the script that stands in the page, as the build has written it beside it. */
export const scriptHashOf = (index: string) => /<script integrity="([^"]+)"/.exec(index)?.[1];

/**
 * index.html as it is served. It names the settings by their version: a browser that has them does
 * not request them again.
 */
export function pageWith(index: string, script: string): string {
  const page = index.replaceAll('"/config.js"', `"/config.js?v=${versionOf(script)}"`);
  const brand = brandOf(script);
  return brand ? inBrand(page, brand) : page;
}
