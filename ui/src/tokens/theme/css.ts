import type { Brand, BrandFont } from '../brand/index.ts';
import { deriveTokens, type Scheme } from './semantic.ts';

const fontStacks: Record<BrandFont, string> = {
  'instrument-sans':
    '"Instrument Sans Variable", "Trunkline Symbols", "Instrument Sans Fallback", system-ui, sans-serif',
  inter: '"Inter Variable", "Trunkline Symbols", "Inter Fallback", system-ui, sans-serif',
  'source-sans': '"Source Sans 3 Variable", "Trunkline Symbols", system-ui, sans-serif',
  system: 'system-ui, "Trunkline Symbols", sans-serif',
};

function declarations(brand: Brand, scheme: Scheme): string {
  return Object.entries(deriveTokens(brand, scheme))
    .map(([name, value]) => `  --tl-${name}: ${value};`)
    .join('\n');
}

/**
 * The CSS of a brand: its axes and both schemes. `scope` is put before each selector (`:root` by
 * default), so that several brands can stand on one page. Light is the default; `data-mode` on the
 * element of the scope changes it to `dark` or to what the `system` asks for.
 */
export function brandCss(brand: Brand, scope = ':root'): string {
  const block = (selector: string, scheme: Scheme) =>
    `${selector} {\n  color-scheme: ${scheme};\n${declarations(brand, scheme)}\n}`;
  return [
    `${scope} {\n  --tl-radius: ${brand.radius}px;\n  --tl-font: ${fontStacks[brand.font]};\n}`,
    block(scope, 'light'),
    block(`${scope}[data-mode="dark"]`, 'dark'),
    `@media (prefers-color-scheme: dark) {\n${block(`${scope}[data-mode="system"]`, 'dark')}\n}`,
  ]
    .join('\n\n')
    .concat('\n');
}

/**
 * Puts a brand on the page. A constructed stylesheet is not subject to `style-src`, so the
 * console's content security policy needs no exception for brands.
 */
export function applyBrand(brand: Brand, target: Document = document): void {
  const sheet = new CSSStyleSheet();
  // :root twice, to win over the default brand's sheet in any loading order.
  sheet.replaceSync(brandCss(brand, ':root:root'));
  target.adoptedStyleSheets = [...target.adoptedStyleSheets.filter((one) => !isBrand(one)), sheet];
  brandSheets.add(sheet);
}

const brandSheets = new WeakSet<CSSStyleSheet>();
const isBrand = (sheet: CSSStyleSheet) => brandSheets.has(sheet);
