import type { CSSOptions } from 'vite';

type PostcssPlugin = NonNullable<Exclude<CSSOptions['postcss'], string | undefined>['plugins']>[0];

const hasPseudoElement = /::|:(before|after)\b/;

/**
 * Scopes a selector to `.tl-root`. Base rules get the specificity of one class: more than a page's
 * element rules, less than any utility.
 */
function scopedSelector(selector: string, isBase: boolean): string {
  const ofRoot = /^(?::root|:host|html|body|\.tl-root)(?![\w-])(.*)$/.exec(selector);
  if (ofRoot) return `.tl-root${ofRoot[1]}`;
  const isWhole = !isBase || hasPseudoElement.test(selector);
  return `.tl-root ${isWhole ? selector : `:where(${selector})`}`;
}

/**
 * Scopes a style sheet for whole pages to elements with the class `tl-root` and their content.
 * Removes layers, because any unlayered rule of the page would override them, and `@property`,
 * which has no effect in a shadow root.
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
        // The fallback for browsers without @property serves all browsers here.
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
