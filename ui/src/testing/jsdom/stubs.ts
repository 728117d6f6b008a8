/*
 * Parts of a browser that jsdom lacks and components use: they measure nothing and scroll nowhere.
 * Existing parts stay, so that the same set-up file may run in a browser.
 */

class NoResizeObserver implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

const missing = <Target extends object>(target: Target, stubs: Partial<Target>): void => {
  for (const [name, stub] of Object.entries(stubs)) {
    if (!(name in target)) Object.defineProperty(target, name, { value: stub, writable: true });
  }
};

if (typeof window !== 'undefined') {
  missing(window, { ResizeObserver: NoResizeObserver });
  missing(Element.prototype, {
    scrollIntoView: () => undefined,
    hasPointerCapture: () => false,
    setPointerCapture: () => undefined,
    releasePointerCapture: () => undefined,
  });
  // jsdom has no layout: everything is 0 px high, and a long list would draw no options.
  if (navigator.userAgent.includes('jsdom')) {
    for (const [name, role, height] of [
      ['clientHeight', 'listbox', 288],
      ['offsetHeight', 'option', 32],
    ] as const) {
      Object.defineProperty(HTMLElement.prototype, name, {
        configurable: true,
        get(this: HTMLElement) {
          return this.getAttribute('role') === role ? height : 0;
        },
      });
    }
  }
}
