import { type Brand, brandProblems } from '@trunkline/ui/tokens/brand';
import { letterMark } from '@trunkline/ui/tokens/theme';
import { brandDefaults } from '../src/config/brand-defaults.ts';
import { settingsOf, versionOf } from './config-script.ts';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<"]/g, (character) => escapes[character] ?? '');

const isBrand = (brand: object): brand is Brand => brandProblems(brand).length === 0;

/** Brand in the settings, with all defaults; undefined if there is none or it is invalid. */
export function brandOf(script: string): Brand | undefined {
  const given = settingsOf(script).brand;
  if (typeof given !== 'object' || given === null) return undefined;
  const brand = { ...brandDefaults, ...given };
  return isBrand(brand) ? brand : undefined;
}

/**
 * Puts name and icon of a brand into the page: link previews and a loading tab run no script. The
 * log-in page of the build has our name and mark; with a brand, the console renders its own.
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

/** Hash of the page's inline script, as written beside it by the build. */
export const scriptHashOf = (index: string) => /<script integrity="([^"]+)"/.exec(index)?.[1];

/** index.html as served. It refers to the settings by version, so that browsers can cache them. */
export function pageWith(index: string, script: string): string {
  const page = index.replaceAll('"/config.js"', `"/config.js?v=${versionOf(script)}"`);
  const brand = brandOf(script);
  return brand ? inBrand(page, brand) : page;
}
