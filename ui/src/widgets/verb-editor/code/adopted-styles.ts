import type { StyleModule } from 'style-mod';
import type { CodeMirror } from './code-mirror.ts';

/**
 * CodeMirror writes its styles into a style element, which a strict content security policy blocks.
 * An adopted sheet is not subject to `style-src`.
 */
export function adoptEditorStyles(styles: CodeMirror['styles']): void {
  styles.StyleModule.mount = (root, modules) => {
    // Later ones win, and an extension may come in before what is there.
    const given = [modules].flat().map(sheetOf);
    const others = root.adoptedStyleSheets.filter((one) => !given.includes(one));
    root.adoptedStyleSheets = [...others, ...given];
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
