import { type FocusEvent, useEffect, useRef } from 'react';

type Focused = { element: Element; row: Element | null };

/**
 * A call that ends has no actions any more. A button that goes while it has the focus leaves it to
 * the first control of its row, or the keyboard would begin at the top of the page.
 * @returns for `onFocus` of what the rows are in
 */
export function useKeptFocus() {
  const focused = useRef<Focused | null>(null);
  // After each render: any of them can take a button away.
  useEffect(() => {
    const { current } = focused;
    if (!current || current.element.isConnected) return;
    focused.current = null;
    if (document.activeElement !== document.body) return;
    current.row?.querySelector<HTMLElement>('a, button')?.focus();
  });
  return ({ target }: FocusEvent) => {
    focused.current = { element: target, row: target.closest('tr') };
  };
}
