import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Where an overlay that is just going had its focus from. */
let handedOn: Element | null = null;

/** The focused element, also where it is in a shadow root. */
function focused(): Element | null {
  let { activeElement } = document;
  while (activeElement?.shadowRoot?.activeElement) {
    activeElement = activeElement.shadowRoot.activeElement;
  }
  return activeElement;
}

/**
 * The focused element before an overlay opened. An overlay that replaces another inherits its
 * origin, because the element focused inside the first one is gone.
 */
export function useFocusOrigin() {
  const origin = useRef<Element | null>(null);
  return {
    origin,
    /** As it opens. */
    remember: () => {
      const active = focused();
      origin.current = active === document.body ? (handedOn ?? active) : active;
    },
    /** As it closes. */
    giveBack: () => {
      const { current } = origin;
      if (current instanceof HTMLElement && current.isConnected) current.focus();
    },
  };
}

/** Inside of the overlay: hands its origin on as it goes. */
export function HandsOriginOn({ origin }: { origin: RefObject<Element | null> }) {
  useLayoutEffect(
    () => () => {
      const { current } = origin;
      if (current === null) return;
      handedOn = current;
      setTimeout(() => {
        if (handedOn === current) handedOn = null;
      });
    },
    [origin],
  );
  return null;
}
