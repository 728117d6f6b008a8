import {
  type RefObject,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import type { DataTableColumn } from './data-table.types.ts';
import { actionsWidth, fitColumns, selectionWidth, type TableFit } from './table-fit.model.ts';

type Parts<Row> = {
  columns: readonly DataTableColumn<Row>[];
  hasSelection: boolean;
  /** Maximum number of actions of a row; 0: none. */
  actionCount: number;
};

/** Room for a table: its width in rem, and whether its buttons are pressed by touch. */
type Room = { width: number; isCoarse: boolean };

/**
 * Room of the last table, in a window of this width in CSS pixels. Lists replace each other in the
 * same place: the next one renders in the right shape without forcing a layout.
 */
let lastRoom: (Room & { windowWidth: number }) | undefined;

const noSubscription = () => () => {};

/**
 * The shape that fits the table's width. Undefined until that is known or guessed, because rows
 * drawn before would be drawn twice. The width is unknown on a server and during hydration.
 */
export function useTableFit<Row>(
  root: RefObject<HTMLElement | null>,
  { columns, hasSelection, actionCount }: Parts<Row>,
): TableFit | undefined {
  const isServed = useSyncExternalStore(
    noSubscription,
    () => false,
    () => true,
  );
  const fitIn = useCallback(
    ({ width, isCoarse }: Room) =>
      fitColumns(
        columns,
        width,
        (hasSelection ? selectionWidth : 0) +
          (actionCount > 0 ? actionsWidth(actionCount, isCoarse) : 0),
      ),
    [columns, hasSelection, actionCount],
  );
  const [fit, setFit] = useState(() =>
    lastRoom && lastRoom.windowWidth === window.innerWidth ? fitIn(lastRoom) : undefined,
  );
  const known = useRef(fit);
  useLayoutEffect(() => {
    const element = root.current;
    if (!element) return;
    // The observer also reports heights; setting the same shape would render the table again for
    // nothing.
    const show = (next: TableFit) => {
      if (next !== known.current) setFit(next);
      known.current = next;
    };
    const measure = () => {
      // Hidden, or without any layout, as in tests.
      if (element.clientWidth === 0) show(known.current ?? 3);
      else {
        const isCoarse = matchMedia('(pointer: coarse)').matches;
        const room = { width: element.clientWidth / rem(), isCoarse };
        lastRoom = { ...room, windowWidth: window.innerWidth };
        show(fitIn(room));
      }
    };
    // Measures once, before the first paint; the observer reports later changes.
    if (known.current === undefined) measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [root, fitIn]);
  return isServed ? 3 : fit;
}

const rem = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
