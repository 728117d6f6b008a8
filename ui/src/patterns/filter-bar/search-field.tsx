import { CornerDownLeft, Search, X } from 'lucide-react';
import { type KeyboardEvent, type RefObject, useEffect, useState } from 'react';
import { IconButton } from '../../primitives/icon-button/index.ts';
import { TextInput } from '../../primitives/text-input/index.ts';
import type { FilterBarLabels, FilterSearch } from './filter-bar.types.ts';
import { isPending, markSent, receiveValue, startDraft, typeText } from './search-draft.model.ts';

type SearchFieldProps = FilterSearch & {
  labels: FilterBarLabels;
  inputRef: RefObject<HTMLInputElement | null>;
};

/** Fires after a pause or on Enter; Escape and the clear button empty it. */
export function SearchField({
  value,
  onChange,
  label,
  placeholder,
  delayMs = 0,
  shortcut,
  labels,
  inputRef,
}: SearchFieldProps) {
  const [draft, setDraft] = useState(() => startDraft(value));
  const current = receiveValue(draft, value);
  // Updated during render, so that no frame shows the old text.
  if (current !== draft) setDraft(current);
  const hasPending = isPending(current);

  const send = (text: string) => {
    const next = typeText(current, text);
    setDraft(markSent(next));
    if (isPending(next)) onChange(text);
  };
  const handleChange = (text: string) => {
    if (delayMs === 0) send(text);
    else setDraft(typeText(current, text));
  };

  // Every key restarts the delay; a value from outside cancels it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the text restarts the pause
  useEffect(() => {
    if (!hasPending) return;
    const timer = setTimeout(() => send(current.text), delayMs);
    return () => clearTimeout(timer);
  }, [current.text, hasPending]);

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      // A search in a form must not submit it.
      event.preventDefault();
      send(current.text);
    } else if (event.key === 'Escape' && current.text !== '') {
      // Escape clears a filled field instead of closing a surrounding dialog.
      event.preventDefault();
      event.stopPropagation();
      send('');
    }
  };
  const handleClear = () => {
    send('');
    inputRef.current?.focus();
  };

  return (
    <div className="relative w-72 min-w-[min(12rem,100%)] max-w-full flex-auto @max-[36rem]:basis-full! @min-[40rem]:max-w-72 @min-[40rem]:basis-48 @min-[40rem]:grow">
      <Search
        size={16}
        strokeWidth={1.75}
        aria-hidden
        className="pointer-events-none absolute inset-y-0 start-2.5 my-auto text-muted"
      />
      <TextInput
        ref={inputRef}
        type="search"
        aria-label={label}
        placeholder={placeholder}
        value={current.text}
        onChange={(event) => handleChange(event.target.value)}
        onKeyDown={handleKeyDown}
        aria-keyshortcuts={shortcut}
        className={`ps-8! [&::-webkit-search-cancel-button]:hidden ${
          hasPending ? 'pe-20! pointer-coarse:pe-24!' : 'pe-9! pointer-coarse:pe-11!'
        }`}
      />
      {hasPending && delayMs > 0 && (
        // Fills up during the delay, and restarts with every key.
        <span
          key={current.text}
          aria-hidden
          data-pause
          style={{ animationDuration: `${delayMs}ms` }}
          className="pointer-events-none absolute inset-x-1 bottom-0 h-0.5 origin-left animate-fill rounded-full bg-accent-mark motion-reduce:hidden rtl:origin-right"
        />
      )}
      <span className="absolute inset-y-0 end-0.5 flex items-center gap-1">
        <span role="status" className="text-meta text-muted">
          {hasPending && (
            <span className="inline-flex items-center gap-1" data-pending>
              {labels.pending}
              <CornerDownLeft size={12} strokeWidth={1.75} aria-hidden />
            </span>
          )}
        </span>
        {current.text === '' && shortcut && (
          <kbd
            aria-hidden
            className="me-1.5 grid size-5 place-items-center rounded-sm border border-default font-mono text-meta text-muted pointer-coarse:hidden"
          >
            {shortcut}
          </kbd>
        )}
        {current.text !== '' && (
          <IconButton
            icon={X}
            label={labels.clearSearch}
            size="sm"
            className="not-pointer-coarse:size-7!"
            onClick={handleClear}
          />
        )}
      </span>
    </div>
  );
}
