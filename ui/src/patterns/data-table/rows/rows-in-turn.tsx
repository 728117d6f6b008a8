import type { ReactNode } from 'react';
import { Spacer } from './spacer.tsx';

/** Roughly the number of rows in a window. */
const inView = 16;

type RowsInTurnProps<Row> = {
  rows: readonly Row[];
  /** Whether to draw all rows. */
  isWhole: boolean;
  children: (row: Row, index: number) => ReactNode;
};

/** Draws the rows in view first, one line each; a spacer keeps the height of the others until they follow. */
export function RowsInTurn<Row>({ rows, isWhole, children }: RowsInTurnProps<Row>) {
  const shown = isWhole ? rows : rows.slice(0, inView);
  const left = rows.length - shown.length;
  return (
    <>
      {shown.map((row, index) => children(row, index))}
      {left > 0 && <Spacer height={`calc(${left} * var(--tl-row-height))`} />}
    </>
  );
}
