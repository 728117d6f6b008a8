import type { PointerEvent, ReactNode, Ref } from 'react';
import { markedNode } from '../../../tokens/text/index.ts';
import { cellStyles, roles, rowStyles, valueStyles } from '../data-table.styles.ts';
import type { DataTableColumn } from '../data-table.types.ts';

// Elements for screen readers only are one pixel wide.
const isCut = ({ scrollWidth, clientWidth }: Element) =>
  clientWidth > 1 && scrollWidth > clientWidth;

// Adds a tooltip to truncated text. Assistive technology reads the whole text anyway.
function revealCutText({ currentTarget: value }: PointerEvent<HTMLElement>) {
  if ([value, ...value.querySelectorAll('*')].some(isCut)) value.title = value.textContent ?? '';
  else value.removeAttribute('title');
}

/** Removes the isolates around a text that fills its cell: browsers derive no direction from isolated text. */
const bare = (text: string) => text.replace(/^\u2068([^\u2068\u2069]*)\u2069$/, '$1');

type TableRowProps<Row> = {
  columns: readonly DataTableColumn<Row>[];
  /** Content of a cell. */
  children: (column: DataTableColumn<Row>) => ReactNode;
  /** Position among all rows, from 0. */
  index: number;
  isSelected?: boolean;
  /** Rows are cards: each fact is preceded by its column's head. */
  isCard: boolean;
  /** Cell with the checkbox, if rows can be selected. */
  selection?: ReactNode;
  /** Cell with the actions, if there are any. */
  actions?: ReactNode;
  /** Measures the row, if the table draws only the visible ones. */
  ref?: Ref<HTMLTableRowElement>;
};

export function TableRow<Row>({
  columns,
  children,
  index,
  isSelected = false,
  isCard,
  selection,
  actions,
  ref,
}: TableRowProps<Row>) {
  return (
    <tr
      {...roles.row}
      ref={ref}
      data-index={index}
      aria-rowindex={index + 2}
      data-selected={isSelected || undefined}
      className={rowStyles(isCard)}
    >
      {selection !== undefined && (
        <td {...roles.cell} className={cellStyles(isCard, { kind: 'selection' })}>
          {selection}
        </td>
      )}
      {columns.map((column) => {
        if (isCard && column.card === 'none') return null;
        const shape = { align: column.align, isSecondary: column.isSecondary ?? column.secondary };
        const kind = column.isCardHead ? 'head' : (column.card ?? 'fact');
        const content = markedNode(children(column));
        const value = (
          <div className={valueStyles(isCard, kind)} onPointerEnter={revealCutText}>
            {typeof content === 'string' ? bare(content) : content}
          </div>
        );
        if (column.isRowHeader) {
          return (
            <th
              key={column.id}
              {...roles.rowHeader}
              scope="row"
              className={cellStyles(isCard, { kind: 'name', ...shape })}
            >
              {value}
            </th>
          );
        }
        const label = column.cardLabel === undefined ? column.header : column.cardLabel;
        return (
          <td
            key={column.id}
            {...roles.cell}
            data-align={column.align}
            data-inline={(isCard && (kind === 'inline' || kind === 'fill')) || undefined}
            className={cellStyles(isCard, { kind, ...shape })}
          >
            {isCard && label && kind === 'fact' && (
              // The column head already says it.
              <span aria-hidden className="w-28 max-w-2/5 shrink-0 text-muted">
                {label}
              </span>
            )}
            {value}
          </td>
        );
      })}
      {actions !== undefined && (
        <td
          {...roles.cell}
          data-actions
          className={cellStyles(isCard, { kind: 'actions', align: 'end' })}
        >
          {actions}
        </td>
      )}
    </tr>
  );
}
