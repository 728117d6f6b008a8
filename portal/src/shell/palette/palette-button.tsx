import { Search } from 'lucide-react';
import { memo, useEffect, useState } from 'react';
import type { NavContext } from '../../screen/page/route.ts';
import { isMac, keys } from '../../screen/page/shortcuts.ts';
import { onDemand } from '../../start/loadable.tsx';
import { isAsked } from '../navigation/keyboard.ts';
import { EarlyQuery, takeEarlyQuery } from './early-query.tsx';

const Palette = onDemand(() => import('./palette.tsx'), { placeholder: <EarlyQuery /> });

/** Opens the command palette; so does ⌘K or Ctrl+K, wherever the focus is, except in another dialog. */
export const PaletteButton = memo(function PaletteButton({ context }: { context: NavContext }) {
  const [isOpen, setOpen] = useState(false);

  useEffect(() => {
    function handleKey(event: KeyboardEvent) {
      // Closes it even while it loads.
      if (event.key === 'Escape') setOpen(false);
      if (event.key.toLowerCase() !== 'k' || !(isMac ? event.metaKey : event.ctrlKey)) return;
      event.preventDefault();
      setOpen((before) => !before && !isAsked());
    }
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, []);

  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts={keys.palette.aria}
        className="flex h-control min-w-0 items-center gap-2 rounded-md border border-default bg-sunken px-2.5 text-muted hover:border-control max-sm:size-control max-sm:justify-center max-sm:px-0 sm:w-48 xl:w-72 pointer-coarse:min-h-11 pointer-coarse:min-w-11"
        onPointerEnter={Palette.preload}
        onFocus={Palette.preload}
        onClick={() => setOpen(true)}
      >
        <Search aria-hidden className="size-4 shrink-0" />
        <span className="min-w-0 flex-1 text-start max-sm:sr-only">
          <span className="block truncate">Search or jump to…</span>
        </span>
        <kbd aria-hidden className="shrink-0 text-meta max-xl:hidden pointer-coarse:hidden">
          {keys.palette.hint}
        </kbd>
      </button>
      {isOpen && (
        <Palette context={context} takeEarlyQuery={takeEarlyQuery} onClose={() => setOpen(false)} />
      )}
    </>
  );
});
