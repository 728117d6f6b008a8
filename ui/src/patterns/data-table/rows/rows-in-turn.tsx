import type { ReactNode } from 'react';
import { Spacer } from './spacer.tsx';

/** About what a window shows. */
const inView = 16;

type RowsInTurnProps<Row> = {
  rows: readonly Row[];
  /** Draws all of them. */
  isWhole: boolean;
  children: (row: Row, index: number) => ReactNode;
};

/** The rows in view first, each of one line; a spacer keeps the height of the others until then. */
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
