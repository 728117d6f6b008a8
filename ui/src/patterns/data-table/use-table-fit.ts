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
  /** Most actions of a row; 0: none. */
  actionCount: number;
};

/** Room for a table: its width in rem, and whether fingers or a mouse press its buttons. */
type Room = { width: number; isCoarse: boolean };

/**
 * What the last table had, in a window of this width in CSS pixels. Lists follow each other in one
 * place: the first drawing of the next has the right shape without asking the browser for a layout.
 */
let lastRoom: (Room & { windowWidth: number }) | undefined;

const noSubscription = () => () => {};

/**
 * The shape a table has room for, by its own width. Undefined until that is known or guessed: rows
 * that were drawn before would be drawn twice. On a server, and in the first rendering of what it sent,
 * there is no width to know.
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
    // The observer also tells of heights, and React would draw the table once more to see nothing new.
    const show = (next: TableFit) => {
      if (next !== known.current) setFit(next);
      known.current = next;
    };
    const measure = () => {
      // Not shown, or without a layout at all, as in tests.
      if (element.clientWidth === 0) show(known.current ?? 3);
      else {
        const isCoarse = matchMedia('(pointer: coarse)').matches;
        const room = { width: element.clientWidth / rem(), isCoarse };
        lastRoom = { ...room, windowWidth: window.innerWidth };
        show(fitIn(room));
      }
    };
    // Before anything is painted, and once: later the observer tells.
    if (known.current === undefined) measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [root, fitIn]);
  return isServed ? 3 : fit;
}

const rem = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
