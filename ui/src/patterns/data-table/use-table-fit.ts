import { type RefObject, useLayoutEffect, useState } from 'react';
import type { DataTableColumn } from './data-table.types.ts';
import { actionsWidth, fitColumns, selectionWidth, type TableFit } from './table-fit.model.ts';

type Parts<Row> = {
  columns: readonly DataTableColumn<Row>[];
  hasSelection: boolean;
  /** Most actions of a row; 0: none. */
  actionCount: number;
};

/** The shape a table has room for, by its own width. */
export function useTableFit<Row>(root: RefObject<HTMLElement | null>, parts: Parts<Row>): TableFit {
  const [fit, setFit] = useState<TableFit>(3);
  const { columns, hasSelection, actionCount } = parts;
  useLayoutEffect(() => {
    const element = root.current;
    if (!element) return;
    const measure = () => {
      const isCoarse = matchMedia('(pointer: coarse)').matches;
      const taken =
        (hasSelection ? selectionWidth : 0) +
        (actionCount > 0 ? actionsWidth(actionCount, isCoarse) : 0);
      setFit(fitColumns(columns, element.clientWidth / rem(), taken));
    };
    // Before anything is painted: the table never shows in a shape that it does not keep.
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [root, columns, hasSelection, actionCount]);
  return fit;
}

const rem = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
