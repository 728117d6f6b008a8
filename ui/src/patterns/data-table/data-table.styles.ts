import { cva } from 'class-variance-authority';

// One DOM for both shapes (`data-shape` on the root). As cards, every row is a small card: name,
// selection, status and actions on its first line, then one line per fact.

/**
 * `display: block` strips table elements of their semantics in some browsers, so every part sets
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

/** Previous rows while the response to a new query is in flight. */
export const staleBodyStyles =
  'motion-safe:opacity-60 motion-safe:transition-opacity motion-safe:delay-100';

// Tables have many cells: each gets only the classes of its shape.

const anyRow =
  'group/row hover:bg-hover data-selected:bg-accent-soft data-selected:hover:bg-accent-soft-hover';

const lineRow =
  '[&:last-child>*]:border-b-0 [&:last-child>*:first-child]:rounded-es-lg [&:last-child>*:last-child]:rounded-ee-lg';

const cardRow =
  'relative flex flex-wrap items-center gap-x-2 border-b border-subtle px-3 py-2.5 last:border-b-0 last:rounded-b-lg has-[>[data-actions]]:pe-12';

export const rowStyles = (isCard: boolean) => `${anyRow} ${isCard ? cardRow : lineRow}`;

const isSecondary = { true: 'text-muted', false: 'text-default' };

/** 44 px touch target for the link of a row, without a taller line. */
const nameLink = [
  'pointer-coarse:[&_a]:relative pointer-coarse:[&_a]:-my-[13px] pointer-coarse:[&_a]:py-2.5',
  // A link that is tall enough would reach into the next row: its cell clips it to 44 px.
  'pointer-coarse:[&_a]:before:-inset-y-1!',
].join(' ');
const defaultVariants = { align: 'start', isSecondary: false } as const;

const lineCellStyles = cva(
  [
    'h-row border-b border-subtle px-3 align-middle first:ps-4 last:pe-4',
    // Figures end where the next column begins: it keeps its distance.
    '[[data-align=end]+&]:ps-8',
  ],
  {
    variants: {
      kind: {
        fact: 'font-normal',
        inline: 'font-normal',
        fill: 'font-normal',
        none: 'font-normal',
        name: `font-medium ${nameLink}`,
        head: '',
        selection: '',
        // The buttons overlay the row, except on touch devices.
        actions: 'relative not-pointer-coarse:px-0!',
      },
      align: { start: 'text-start', end: 'text-end' },
      isSecondary,
    },
    defaultVariants,
  },
);

const cardCellStyles = cva('text-start align-middle', {
  variants: {
    kind: {
      // A blank cell gets no line on a card. Next to the button of the first line, a fact takes the
      // full width.
      fact: 'order-5 flex min-w-0 basis-full items-baseline gap-3 py-[3px] font-normal pointer-coarse:has-[a]:py-[13px] has-[>:last-child:empty]:hidden [tr:has(>[data-actions])>&]:-me-9 [tr:has(>[data-actions])>&]:basis-[calc(100%+2.25rem)]',
      inline:
        'order-4 flex min-w-0 items-center gap-1.5 py-[3px] font-normal data-[align=end]:ms-auto',
      // A long text is truncated rather than wrapped to another line.
      fill: 'order-4 flex min-w-32 flex-1 basis-0 items-center gap-1.5 py-[3px] font-normal',
      none: 'hidden',
      // The name keeps its 14 rem here too: elements without room beside it wrap to the next line.
      name: `order-2 min-w-0 flex-[1_1_14rem] py-1 font-medium [tr:has(>[data-inline])>&]:basis-[calc(100%-10.75rem)] ${nameLink}`,
      head: 'order-3 min-w-0 [tr:has(>[data-inline])>&]:w-30 [tr:has(>[data-inline])>&]:truncate [tr:has(>[data-inline])>&]:text-end',
      selection: 'order-1',
      actions: 'absolute end-2 top-2 pointer-coarse:top-0.5',
    },
    isSecondary,
  },
  defaultVariants,
});

export type CellShape = {
  kind: 'fact' | 'inline' | 'fill' | 'none' | 'name' | 'head' | 'selection' | 'actions';
  align?: 'start' | 'end' | undefined;
  isSecondary?: boolean | undefined;
};

export const cellStyles = (isCard: boolean, shape: CellShape) =>
  (isCard ? cardCellStyles : lineCellStyles)(shape);

/** Truncates overflow, but leaves room for the focus ring of a link inside and for touch targets. */
export const valueStyles = (isCard: boolean, kind?: CellShape['kind']) =>
  `min-w-0 overflow-clip [overflow-clip-margin:4px] text-ellipsis pointer-coarse:[overflow-clip-margin:13px] ${isCard ? 'flex-1' : ''} ${isCard && kind !== 'fill' ? 'whitespace-normal wrap-anywhere' : 'whitespace-nowrap'}`;

/** Spans the full width in both shapes: empty, error. */
export const wideCellStyles = 'p-0 cards:block cards:basis-full';

/** Content below an open row, across all columns. */
export const openCellStyles =
  'border-b border-subtle bg-page px-4 py-4 cards:block cards:px-3 [tr:last-child>&]:rounded-b-lg [tr:last-child>&]:border-b-0';
