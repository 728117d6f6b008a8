/** The focused element, including inside shadow roots, for which the document only reports the host. */
export function focusedElement(): Element | null {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return element;
}

/** Elements with a role that a screen reader names. */
const named = 'table, section, main, [role="tabpanel"], [role="dialog"]';

/**
 * A ref for a button that its own success removes, such as Retry: if it has the focus then, the
 * focus stays on the part of the page that was around it, instead of returning to the top.
 */
export function keepFocusNear(button: HTMLElement | null) {
  if (!button) return;
  return () => {
    if (!button.matches(':focus')) return;
    const around: HTMLElement[] = [];
    for (let one = button.parentElement; one; one = one.parentElement) around.push(one);
    // The page changes first.
    queueMicrotask(() => {
      const nearest = around.find((one) => one.isConnected);
      const focused = focusedElement();
      const isLost = focused === null || focused === document.body;
      if (nearest && isLost) focusOnce(nearest.closest<HTMLElement>(named) ?? nearest);
    });
  };
}

/** Focuses an element that presses don't focus. Nothing can be pressed there, so it gets no ring. */
function focusOnce(element: HTMLElement) {
  if (!element.hasAttribute('tabindex')) {
    const { outline } = element.style;
    element.style.outline = 'none';
    element.tabIndex = -1;
    const restore = () => {
      element.removeAttribute('tabindex');
      element.style.outline = outline;
    };
    element.addEventListener('blur', restore, { once: true });
  }
  element.focus({ preventScroll: true });
}
