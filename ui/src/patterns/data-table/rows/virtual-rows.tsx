import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, type Ref, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { Spacer } from './spacer.tsx';

const ESTIMATED_HEIGHT = 40;
const OVERSCAN = 10;
/** Longer lists store heights by index: looking up 100,000 keys takes longer than a keystroke may. */
const KEYED_UP_TO = 10_000;
const placeOf = (index: number) => index;

type VirtualRowsProps<Row> = {
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  children: (row: Row, index: number, measure: Ref<HTMLTableRowElement>) => ReactNode;
};

/** Draws the rows in the window and a few around them; spacers keep the total height. */
export function VirtualRows<Row>({ rows, rowKey, children }: VirtualRowsProps<Row>) {
  const top = useRef<HTMLTableRowElement>(null);
  const [scrollMargin, setScrollMargin] = useState(0);

  // Offset of the rows on the page: it changes when content above them grows.
  useLayoutEffect(() => {
    const measure = () => {
      if (top.current) setScrollMargin(top.current.getBoundingClientRect().top + window.scrollY);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, []);

  const keyOf = useCallback(
    (index: number) => {
      const row = rows[index];
      return row === undefined ? index : rowKey(row);
    },
    [rows, rowKey],
  );
  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => ESTIMATED_HEIGHT,
    getItemKey: rows.length > KEYED_UP_TO ? placeOf : keyOf,
    overscan: OVERSCAN,
    scrollMargin,
    useFlushSync: false,
  });
  const items = virtualizer.getVirtualItems();
  const before = (items[0]?.start ?? scrollMargin) - scrollMargin;
  const after = virtualizer.getTotalSize() - ((items.at(-1)?.end ?? scrollMargin) - scrollMargin);

  return (
    <>
      <Spacer height={Math.max(before, 0)} ref={top} />
      {items.map((item) => {
        const row = rows[item.index];
        return row === undefined ? null : children(row, item.index, virtualizer.measureElement);
      })}
      <Spacer height={Math.max(after, 0)} />
    </>
  );
}
