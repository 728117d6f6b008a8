import { cva } from 'class-variance-authority';
import { X } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '../../primitives/button/index.ts';
import { useLabels } from '../../use-labels.ts';
import { defaultLabels, type FilterBarProps } from './filter-bar.types.ts';
import { chipAfterRemoval } from './search-draft.model.ts';
import { SearchField } from './search-field.tsx';

const barStyles = cva('@container grid grid-cols-1 gap-2.5');

/** Search first, then selects, on one line that wraps; active filters as chips below. */
export function FilterBar({
  search,
  children,
  chips = [],
  onClearAll,
  summary,
  labels,
  className,
}: FilterBarProps) {
  const text = useLabels('FilterBar', defaultLabels, labels);
  const searchInput = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);

  // Moves the focus first: the focused element is about to disappear.
  const handleRemove = (index: number) => {
    const target = chipAfterRemoval(index, chips.length);
    const buttons = list.current?.querySelectorAll<HTMLElement>('button[data-chip]');
    if (target === undefined) searchInput.current?.focus();
    else buttons?.[target]?.focus();
    chips[index]?.onRemove();
  };
  const handleClearAll = () => {
    searchInput.current?.focus();
    onClearAll?.();
  };

  return (
    <section aria-label={text.region} className={barStyles({ className })}>
      {/* Side by side where it is narrow too, and without ragged ends. */}
      <div className="flex flex-wrap items-center gap-2 @max-[36rem]:*:grow @max-[36rem]:*:basis-[42%]">
        {search && <SearchField {...search} labels={text} inputRef={searchInput} />}
        {children}
        {summary && (
          <div className="ms-auto flex flex-wrap items-center gap-2 text-small text-muted">
            {summary}
          </div>
        )}
      </div>
      {chips.length > 0 && (
        <ul ref={list} aria-label={text.chips} className="flex flex-wrap items-center gap-1.5">
          {chips.map((chip, index) => (
            <li key={chip.id} className="max-w-full min-w-0">
              <button
                type="button"
                data-chip
                aria-label={text.removeChip(chip.label)}
                onClick={() => handleRemove(index)}
                className="flex h-6 max-w-full items-center gap-1 rounded-full border border-default bg-card ps-2.5 pe-1.5 text-small text-default transition-colors hover:border-control hover:bg-hover pointer-coarse:h-control pointer-coarse:px-4"
              >
                <span className="truncate" title={chip.label}>
                  {chip.label}
                </span>
                <X size={14} strokeWidth={1.75} aria-hidden className="shrink-0 text-muted" />
              </button>
            </li>
          ))}
          {onClearAll && (
            <li>
              <Button
                variant="ghost"
                size="sm"
                className="not-pointer-coarse:min-h-6!"
                onClick={handleClearAll}
              >
                {text.clearAll}
              </Button>
            </li>
          )}
        </ul>
      )}
    </section>
  );
}
