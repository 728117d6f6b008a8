import type { StyleModule } from 'style-mod';
import type { CodeMirror } from './code-mirror.ts';

/**
 * Adopts the styles of CodeMirror, because its style element is blocked by a strict content
 * security policy. `style-src` doesn't apply to adopted sheets.
 */
export function adoptEditorStyles(styles: CodeMirror['styles']): void {
  styles.StyleModule.mount = (root, modules) => {
    // Later sheets win, so the given ones are added again in order: a new one may precede existing
    // ones.
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
