import { type RefObject, useCallback, useLayoutEffect, useState } from 'react';
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
 * Shape of the last table. Lists follow each other in one place, so the first render has the right
 * shape without measuring.
 */
let lastRoom: Room | undefined;

/** The shape a table has room for, by its own width. */
export function useTableFit<Row>(
  root: RefObject<HTMLElement | null>,
  { columns, hasSelection, actionCount }: Parts<Row>,
): TableFit {
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
  const [fit, setFit] = useState(() => (lastRoom ? fitIn(lastRoom) : 3));
  useLayoutEffect(() => {
    const element = root.current;
    if (!element) return;
    const measure = () => {
      if (element.clientWidth === 0) return; // not shown
      lastRoom = {
        width: element.clientWidth / rem(),
        isCoarse: matchMedia('(pointer: coarse)').matches,
      };
      setFit(fitIn(lastRoom));
    };
    // The first table of a page, before anything is painted.
    if (!lastRoom) measure();
    // It tells the width once at the beginning, when the layout is done.
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [root, fitIn]);
  return fit;
}

const rem = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
