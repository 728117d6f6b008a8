import { cva } from 'class-variance-authority';

// One DOM for both shapes (`data-shape` on the root). As cards every row is a small card: name,
// selection, status and actions on its first line, then a line for each fact.

/**
 * `display: block` takes the meaning of table elements away in some browsers, so every part says
 * its role. As props, because a literal role on a native element counts as redundant.
 */
export const roles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHeader: { role: 'columnheader' },
  rowHeader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;

export const rootStyles = cva('relative min-w-0 rounded-lg border border-default bg-card');

export const tableStyles =
  'w-full table-fixed border-separate border-spacing-0 text-small cards:block';

export const headCellStyles = cva(
  [
    'h-9 border-b border-default bg-sunken px-3 text-meta font-medium text-muted first:ps-4 last:pe-4',
    '[[data-align=end]+&]:ps-8',
    'sticky top-[var(--tl-sticky-top,0px)] z-10 first:rounded-ss-lg last:rounded-se-lg cards:static',
  ],
  { variants: { align: { start: 'text-start', end: 'text-end' } } },
);

export const bodyStyles = 'cards:block';

/** Rows of before, while the answer to another question is on its way. */
export const staleBodyStyles =
  'motion-safe:opacity-60 motion-safe:transition-opacity motion-safe:delay-100';

export const rowStyles = [
  'group/row hover:bg-hover data-selected:bg-accent-soft data-selected:hover:bg-accent-soft-hover',
  '[&:last-child>*]:border-b-0 [&:last-child>*:first-child]:rounded-es-lg [&:last-child>*:last-child]:rounded-ee-lg',
  'cards:relative cards:flex cards:flex-wrap cards:items-center cards:gap-x-2',
  'cards:border-b cards:border-subtle cards:px-3 cards:py-2.5 cards:last:border-b-0',
  'cards:has-[>[data-actions]]:pe-12',
].join(' ');

export const cellStyles = cva(
  [
    'h-row border-b border-subtle px-3 align-middle first:ps-4 last:pe-4',
    // Figures end where the next column begins: it keeps away from them.
    '[[data-align=end]+&]:ps-8',
    'cards:h-auto cards:border-0 cards:px-0! cards:first:ps-0 cards:last:pe-0',
  ],
  {
    variants: {
      kind: {
        // A blank cell is no line of a card.
        fact: 'font-normal cards:order-4 cards:flex cards:min-w-0 cards:basis-full cards:items-baseline cards:gap-3 cards:py-[3px] cards:has-[>:last-child:empty]:hidden',
        // The name keeps its 14 rem here too: what has no room beside it goes to the next line.
        name: 'font-medium cards:order-2 cards:min-w-0 cards:flex-[1_1_14rem] cards:py-1',
        head: 'cards:order-3',
        selection: 'cards:order-1',
        // The buttons lie over the row, but for fingers.
        actions:
          'relative text-end not-pointer-coarse:px-0! cards:absolute cards:end-2 cards:top-2',
      },
      align: { start: 'text-start', end: 'text-end tabular-nums cards:text-start' },
      secondary: { true: 'text-muted', false: 'text-default' },
    },
    defaultVariants: { align: 'start', secondary: false },
  },
);

/** Cuts what does not fit, but leaves room for the focus ring of a link inside. */
export const valueStyles = [
  'min-w-0 overflow-clip [overflow-clip-margin:4px] text-ellipsis whitespace-nowrap',
  'cards:flex-1 cards:whitespace-normal cards:wrap-anywhere',
].join(' ');

/** Fills the whole width in both shapes: empty, error. */
export const wideCellStyles = 'p-0 cards:block cards:basis-full';

/** Below an open row, across all columns. */
export const openCellStyles =
  'border-b border-subtle bg-page px-4 py-4 cards:block cards:px-3 [tr:last-child>&]:rounded-b-lg [tr:last-child>&]:border-b-0';
