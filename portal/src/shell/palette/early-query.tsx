import { Search } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';

let typed = '';

/** Takes the text that was typed before the palette had loaded, once. */
export function takeEarlyQuery(): string {
  const text = typed;
  typed = '';
  return text;
}

/** Field of the palette while its code loads: otherwise keys would be lost, or act as shortcuts. */
export function EarlyQuery() {
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    const origin = document.activeElement;
    field.current?.focus();
    // Restores the focus, so that the palette later returns it to the same element.
    return () => {
      if (origin instanceof HTMLElement) origin.focus();
    };
  }, []);
  return (
    <div className="fixed inset-x-4 top-[12dvh] z-40 mx-auto flex max-w-[40rem] items-center gap-2.5 rounded-lg border border-default bg-raised px-4 shadow-overlay max-[480px]:inset-x-2 max-[480px]:top-2">
      <Search aria-hidden className="size-4 shrink-0 text-muted" />
      <input
        ref={field}
        aria-label="Search or jump to"
        placeholder="Search or jump to…"
        className="h-12 min-w-0 flex-1 bg-transparent text-body outline-none placeholder:text-muted"
        onChange={(event) => {
          typed = event.target.value;
        }}
      />
    </div>
  );
}
