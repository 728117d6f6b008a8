import { useLayoutEffect, useRef } from 'react';

let typed = '';

/** What was typed before the palette was there; once. */
export function takeEarlyQuery(): string {
  const text = typed;
  typed = '';
  return text;
}

/** Stands in for the palette while its code loads: keys typed now would be lost, or be shortcuts. */
export function EarlyQuery() {
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    const origin = document.activeElement;
    field.current?.focus();
    // The palette gives the focus back to where it came from.
    return () => {
      if (origin instanceof HTMLElement) origin.focus();
    };
  }, []);
  return (
    <input
      ref={field}
      aria-label="Search or jump to"
      className="sr-only fixed top-0"
      onChange={(event) => {
        typed = event.target.value;
      }}
    />
  );
}
