import { type Brand, type BrandFont, wholeBrand } from '../brand/index.ts';
import { deriveTokens, type Scheme } from './semantic.ts';

const fontStacks: Record<BrandFont, string> = {
  'instrument-sans':
    '"Instrument Sans Latin", "Trunkline Symbols", "Instrument Sans Variable", "Instrument Sans Fallback", system-ui, sans-serif',
  inter:
    '"Inter Latin", "Trunkline Symbols", "Inter Variable", "Inter Fallback", system-ui, sans-serif',
  'source-sans':
    '"Source Sans 3 Latin", "Trunkline Symbols", "Source Sans 3 Variable", system-ui, sans-serif',
  system: 'system-ui, "Trunkline Symbols", sans-serif',
};

function declarations(brand: Brand, scheme: Scheme): string {
  return Object.entries(deriveTokens(brand, scheme))
    .map(([name, value]) => `  --tl-${name}: ${value};`)
    .join('\n');
}

/**
 * CSS of a brand: its axes and both schemes. `scope` prefixes each selector (`:root` by default),
 * so that several brands can share a page. Light is the default; `data-mode` on the scope's element
 * selects `dark` or `system`.
 */
export function brandCss(brand: Brand, scope = ':root'): string {
  const block = (selector: string, scheme: Scheme) =>
    `${selector} {\n  color-scheme: ${scheme};\n${declarations(brand, scheme)}\n}`;
  const { radius, font } = wholeBrand(brand);
  return [
    `${scope} {\n  --tl-radius: ${radius}px;\n  --tl-font: ${fontStacks[font]};\n}`,
    block(scope, 'light'),
    block(`${scope}[data-mode="dark"]`, 'dark'),
    `@media (prefers-color-scheme: dark) {\n${block(`${scope}[data-mode="system"]`, 'dark')}\n}`,
  ]
    .join('\n\n')
    .concat('\n');
}

/** Sheets by selector, per document or shadow root. */
const brandSheets = new WeakMap<DocumentOrShadowRoot, Map<string, CSSStyleSheet>>();

/**
 * Applies a brand to the page, or to one element with the class `tl-root`; elements of a page may
 * have different brands. A constructed stylesheet is not subject to `style-src`, so a content
 * security policy needs no exception for brands.
 */
export function applyBrand(brand: Brand, element: HTMLElement = document.documentElement): void {
  const root = element.getRootNode();
  const tree = root instanceof ShadowRoot ? root : element.ownerDocument;
  // :root twice, to beat the default brand's sheet in any loading order.
  let selector = ':root:root';
  if (element !== document.documentElement) {
    element.dataset.brand = brand.id;
    selector = `.tl-root[data-brand="${brand.id}"]`;
  }
  const sheets = brandSheets.get(tree) ?? new Map<string, CSSStyleSheet>();
  brandSheets.set(tree, sheets);
  let sheet = sheets.get(selector);
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheets.set(selector, sheet);
    tree.adoptedStyleSheets = [...tree.adoptedStyleSheets, sheet];
  }
  sheet.replaceSync(brandCss(brand, selector));
}
