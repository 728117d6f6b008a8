import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { clsx } from 'clsx';
import type { UseComboboxReturnValue } from 'downshift';
import { Check } from 'lucide-react';
import { type ComponentProps, type CSSProperties, type Ref, useEffect, useRef } from 'react';
import { marked } from '../../tokens/text/index.ts';
import { optionStyles } from '../select/index.ts';
import type { ComboboxOption } from './combobox.model.ts';
import { labelOf } from './combobox.tsx';

/** Longer lists render only the rows near the visible ones. */
const virtualAbove = 100;

function assign<T>(ref: Ref<T> | undefined, node: T | null) {
  if (typeof ref === 'function') ref(node);
  else if (ref) ref.current = node;
}

type ComboboxListProps = {
  combobox: UseComboboxReturnValue<ComboboxOption>;
  options: readonly ComboboxOption[];
  selected: ComboboxOption | null;
  menuProps: ComponentProps<'ul'>;
};

/** The listbox: scrolls the highlighted option into view, and renders long lists in part. */
export function ComboboxList({ combobox, options, selected, menuProps }: ComboboxListProps) {
  const list = useRef<HTMLUListElement>(null);
  const { highlightedIndex } = combobox;
  const isVirtual = options.length > virtualAbove;
  const virtualizer = useVirtualizer({
    count: isVirtual ? options.length : 0,
    getScrollElement: () => list.current,
    estimateSize: (index) => (options[index]?.description ? 52 : 32),
    overscan: 8,
    paddingStart: 4,
    paddingEnd: 4,
    scrollPaddingStart: 4,
    scrollPaddingEnd: 4,
    // aria-activedescendant refers to the highlighted option, so it must be in the DOM.
    rangeExtractor: (range) => {
      const near = defaultRangeExtractor(range);
      return highlightedIndex < 0 || near.includes(highlightedIndex)
        ? near
        : [...near, highlightedIndex].sort((a, b) => a - b);
    },
  });

  // Scrolls to the highlight, however it moved.
  useEffect(() => {
    if (highlightedIndex < 0) return;
    if (isVirtual) virtualizer.scrollToIndex(highlightedIndex);
    else list.current?.children[highlightedIndex]?.scrollIntoView({ block: 'nearest' });
  }, [highlightedIndex, isVirtual, virtualizer]);

  const row = (index: number, style?: CSSProperties) => {
    const option = options[index];
    if (!option) return null;
    const isSelected = option.value === selected?.value;
    return (
      <li
        key={option.value}
        // Means chosen, not highlighted: aria-activedescendant carries the highlight.
        {...combobox.getItemProps({ item: option, index, 'aria-selected': isSelected })}
        aria-setsize={isVirtual ? options.length : undefined}
        aria-posinset={isVirtual ? index + 1 : undefined}
        data-index={index}
        data-highlighted={index === highlightedIndex || undefined}
        ref={isVirtual ? virtualizer.measureElement : undefined}
        style={style}
        className={clsx(optionStyles(), 'pe-8')}
      >
        <span className="min-w-0">
          <span
            className={clsx('block truncate', isSelected && 'font-medium')}
            title={labelOf(option)}
          >
            {labelOf(option)}
          </span>
          {option.description && (
            <span
              className="block truncate text-small text-muted"
              title={marked(option.description)}
            >
              {marked(option.description)}
            </span>
          )}
        </span>
        {isSelected && (
          <Check size={16} strokeWidth={1.75} aria-hidden className="absolute end-2 text-accent" />
        )}
      </li>
    );
  };

  return (
    <ul
      {...menuProps}
      ref={(node) => {
        list.current = node;
        assign(menuProps.ref, node);
      }}
      className={clsx(
        'max-h-72 overflow-y-auto outline-none',
        options.length > 0 && !isVirtual && 'p-1',
      )}
    >
      {isVirtual ? (
        <li
          role="presentation"
          className="relative"
          style={{ blockSize: virtualizer.getTotalSize() }}
        >
          <ul role="presentation">
            {virtualizer.getVirtualItems().map(({ index, start }) =>
              row(index, {
                position: 'absolute',
                insetInline: 4,
                insetBlockStart: 0,
                transform: `translateY(${start}px)`,
              }),
            )}
          </ul>
        </li>
      ) : (
        options.map((_, index) => row(index))
      )}
    </ul>
  );
}
