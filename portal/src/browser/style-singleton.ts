import { useEffect } from 'react';

/**
 * Replaces `react-style-singleton` in the built portal. The scroll lock of Radix writes a style
 * element, which the content security policy blocks; an adopted style sheet does the same. With
 * several at a time, the first one's styles apply.
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
