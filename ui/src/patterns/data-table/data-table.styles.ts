import { cva } from 'class-variance-authority';

// One DOM for both shapes. From 700 px of its own width it is a table; below that every row is a
// small card: name, selection and actions on its first line, then a line for each fact.

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

export const rootStyles = cva('@container relative rounded-lg border border-default bg-card');

export const tableStyles = [
  'w-full table-fixed border-separate border-spacing-0 text-small',
  '@max-[700px]:block',
].join(' ');

export const headRowStyles = cva('', {
  variants: {
    /** Nothing to press: on cards it is left to assistive technology. */
    isPlain: {
      true: '@max-[700px]:sr-only',
      false:
        '@max-[700px]:flex @max-[700px]:flex-wrap @max-[700px]:items-center @max-[700px]:gap-x-4 @max-[700px]:border-b @max-[700px]:border-default @max-[700px]:px-4 @max-[700px]:py-1.5',
    },
  },
});

export const headCellStyles = cva(
  [
    'h-9 border-b border-default bg-sunken px-3 text-meta font-medium text-muted first:ps-4 last:pe-4',
    'sticky top-[var(--tl-sticky-top,0px)] z-10 first:rounded-ss-lg last:rounded-se-lg',
    '@max-[700px]:static @max-[700px]:h-auto @max-[700px]:border-0 @max-[700px]:bg-transparent @max-[700px]:p-0 @max-[700px]:first:ps-0 @max-[700px]:last:pe-0',
  ],
  {
    variants: {
      align: { start: 'text-start', end: 'text-end @max-[700px]:text-start' },
      /** Heads that offer nothing are named on the cards themselves. */
      isPlain: { true: '@max-[700px]:sr-only', false: '' },
    },
  },
);

export const bodyStyles = '@max-[700px]:block';

export const rowStyles = [
  'group/row hover:bg-hover data-selected:bg-accent-soft data-selected:hover:bg-accent-soft-hover',
  '[&:last-child>*]:border-b-0 [&:last-child>*:first-child]:rounded-es-lg [&:last-child>*:last-child]:rounded-ee-lg',
  '@max-[700px]:flex @max-[700px]:flex-wrap @max-[700px]:items-center @max-[700px]:gap-x-3',
  '@max-[700px]:border-b @max-[700px]:border-subtle @max-[700px]:px-4 @max-[700px]:py-2.5 @max-[700px]:last:border-b-0',
].join(' ');

export const cellStyles = cva(
  [
    'h-row border-b border-subtle px-3 align-middle first:ps-4 last:pe-4',
    '@max-[700px]:h-auto @max-[700px]:border-0 @max-[700px]:px-0 @max-[700px]:first:ps-0 @max-[700px]:last:pe-0',
  ],
  {
    variants: {
      kind: {
        fact: 'font-normal @max-[700px]:order-4 @max-[700px]:flex @max-[700px]:min-w-0 @max-[700px]:basis-full @max-[700px]:items-baseline @max-[700px]:gap-3 @max-[700px]:py-0.5',
        name: 'font-medium @max-[700px]:order-2 @max-[700px]:min-w-0 @max-[700px]:flex-1 @max-[700px]:py-1',
        selection: '@max-[700px]:order-1',
        actions: 'text-end @max-[700px]:order-3',
      },
      align: { start: 'text-start', end: 'text-end tabular-nums @max-[700px]:text-start' },
      secondary: { true: 'text-muted', false: 'text-default' },
    },
    defaultVariants: { align: 'start', secondary: false },
  },
);

/** Cuts what does not fit, but leaves room for the focus ring of a link inside. */
export const valueStyles = [
  'min-w-0 overflow-clip [overflow-clip-margin:4px] text-ellipsis whitespace-nowrap',
  '@max-[700px]:flex-1 @max-[700px]:whitespace-normal @max-[700px]:wrap-anywhere',
].join(' ');

/** Fills the whole width in both shapes: empty, error. */
export const wideCellStyles = 'p-0 @max-[700px]:block @max-[700px]:basis-full';
