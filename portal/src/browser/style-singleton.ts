import { useEffect } from 'react';

/**
 * Stands in for `react-style-singleton` in the built portal: the scroll lock of Radix writes a style
 * element, which the content security policy blocks. An adopted sheet does the same. What stands in
 * the first of several at a time holds for all.
 */
export function styleSingleton() {
  const sheet = new CSSStyleSheet();
  let users = 0;
  const remove = () => {
    users -= 1;
    if (users > 0) return;
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  };
  return function Style({ styles }: { styles: string }) {
    useEffect(() => {
      users += 1;
      if (users === 1) {
        sheet.replaceSync(styles);
        document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
      }
      return remove;
    }, [styles]);
    return null;
  };
}
