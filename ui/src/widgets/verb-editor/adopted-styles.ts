import { StyleModule } from 'style-mod';

/**
 * CodeMirror writes its styles into a style element, which a strict content security policy blocks.
 * An adopted sheet is not subject to `style-src`.
 */
export function adoptEditorStyles(): void {
  StyleModule.mount = (root, modules) => {
    for (const one of [modules].flat()) {
      const sheet = sheetOf(one);
      if (root.adoptedStyleSheets.includes(sheet)) continue;
      root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
    }
  };
}

const sheets = new WeakMap<StyleModule, CSSStyleSheet>();

function sheetOf(one: StyleModule): CSSStyleSheet {
  const known = sheets.get(one);
  if (known) return known;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(one.getRules());
  sheets.set(one, sheet);
  return sheet;
}
