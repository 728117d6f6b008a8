import { type FocusEvent, useEffect, useRef } from 'react';

type Focused = { element: Element; row: Element | null };

/**
 * Keeps the focus in a row whose focused button disappears, as when the call ends: it moves to the
 * first control of the row, not to the top of the page.
 * @returns the `onFocus` handler of the element around the rows
 */
export function useKeptFocus() {
  const focused = useRef<Focused | null>(null);
  // Runs after each render, because any of them can remove a button.
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
