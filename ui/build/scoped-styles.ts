import type { CSSOptions } from 'vite';

type PostcssPlugin = NonNullable<Exclude<CSSOptions['postcss'], string | undefined>['plugins']>[0];

const hasPseudoElement = /::|:(before|after)\b/;

/**
 * A selector inside `.tl-root`. Base rules weigh one class there: more than the rules that a page has
 * for its elements, less than any utility.
 */
function scopedSelector(selector: string, isBase: boolean): string {
  const ofRoot = /^(?::root|:host|html|body|\.tl-root)(?![\w-])(.*)$/.exec(selector);
  if (ofRoot) return `.tl-root${ofRoot[1]}`;
  const isWhole = !isBase || hasPseudoElement.test(selector);
  return `.tl-root ${isWhole ? selector : `:where(${selector})`}`;
}

/**
 * Makes the style sheet of a whole page one of the elements with the class `tl-root` and of what they
 * contain. Without layers, because any rule of the page outside of a layer would win over them;
 * without `@property`, which does nothing in a shadow root.
 */
export const scopedStyles: PostcssPlugin = {
  postcssPlugin: 'scoped-styles',
  OnceExit(root) {
    const text = root.toString();
    root.walkAtRules('property', (rule) => {
      rule.remove();
    });
    root.walkAtRules('layer', (layer) => {
      if (layer.params === 'properties') {
        // What @property sets, for browsers that lack it: here it serves all.
        layer.walkAtRules('supports', (supports) => {
          supports.replaceWith(supports.nodes ?? []);
        });
        layer.walkDecls((declaration) => {
          if (!text.includes(`var(${declaration.prop}`)) declaration.remove();
        });
      }
      const isBase = layer.params === 'properties' || layer.params === 'base';
      layer.walkRules((rule) => {
        if (rule.parent?.type === 'atrule' && 'name' in rule.parent) {
          if (/keyframes$/.test(String(rule.parent.name))) return;
        }
        const selectors = rule.selectors.map((selector) => scopedSelector(selector, isBase));
        rule.selectors = [...new Set(selectors)];
      });
      layer.replaceWith(layer.nodes ?? []);
    });
  },
};
