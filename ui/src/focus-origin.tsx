import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Origin of the focus of an overlay that is just closing. */
let handedOn: Element | null = null;

/** The focused element, including inside shadow roots. */
function focused(): Element | null {
  let { activeElement } = document;
  while (activeElement?.shadowRoot?.activeElement) {
    activeElement = activeElement.shadowRoot.activeElement;
  }
  return activeElement;
}

/**
 * Remembers the focused element before an overlay opened. An overlay that replaces another inherits
 * its origin, because the element focused inside the first one is gone.
 */
export function useFocusOrigin() {
  const origin = useRef<Element | null>(null);
  return {
    origin,
    /** Call it when the overlay opens. */
    remember: () => {
      const active = focused();
      origin.current = active === document.body ? (handedOn ?? active) : active;
    },
    /** Call it when the overlay closes. */
    giveBack: () => {
      const { current } = origin;
      if (current instanceof HTMLElement && current.isConnected) current.focus();
    },
  };
}

/** Place it inside the overlay: hands its origin on when it unmounts. */
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
