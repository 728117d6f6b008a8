import type { DataTableColumn } from '@trunkline/ui/patterns/data-table';
import { CopyText } from '@trunkline/ui/primitives/copy-text';
import { linkStyles } from '@trunkline/ui/primitives/link';
import { Skeleton } from '@trunkline/ui/primitives/skeleton';
import { marked } from '@trunkline/ui/tokens/text';
import type { ReactNode } from 'react';
import { PortalLink } from '../page/portal-link.tsx';
import { ActiveStatus } from '../record/active-status.tsx';
import type { RecordKind } from '../record/kinds.ts';

type NameOptions<Row> = {
  after?: (row: Row) => ReactNode;
  below?: (row: Row) => string;
  /** Whether this person can't open the screen of a row. */
  isLocked?: (row: Row) => boolean;
};

/**
 * The column that names the row and links to its screen.
 * @param after content beside the name
 * @param below a second line that distinguishes the row
 */
export const nameColumn = <Row,>(
  { edit, sidOf, nameOf }: RecordKind<NoInfer<Row>>,
  { after, below, isLocked }: NameOptions<Row> = {},
): DataTableColumn<Row> => ({
  id: 'name',
  header: 'Name',
  isRowHeader: true,
  sortValue: nameOf,
  cell: (row) => (
    <span className="flex min-w-0 flex-wrap items-center gap-x-2">
      {isLocked?.(row) ? (
        <span className="truncate wrap-anywhere cards:whitespace-normal">
          {marked(nameOf(row))}
        </span>
      ) : (
        <PortalLink
          href={edit(sidOf(row))}
          className={linkStyles({
            variant: 'standalone',
            className: 'truncate wrap-anywhere cards:whitespace-normal',
          })}
        >
          {marked(nameOf(row))}
        </PortalLink>
      )}
      {after?.(row)}
      {below && (
        <span className="basis-full truncate text-meta font-normal text-muted">
          {marked(below(row))}
        </span>
      )}
    </span>
  ),
});

/** The account that owns the row. */
export const accountColumn = {
  id: 'account',
  header: 'Account',
  sortValue: (row: { accountName: string }) => row.accountName,
  cell: (row: { accountName: string }) => row.accountName,
};

/** A record that the row refers to. @param nameOf undefined while it loads, null or '' for none */
export const referenceColumn = <Row,>(
  id: string,
  header: string,
  nameOf: (row: Row) => string | null | undefined,
): DataTableColumn<Row> => ({
  id,
  header,
  sortValue: nameOf,
  cell: (row) => {
    const name = nameOf(row);
    if (name === undefined) return <Skeleton className="w-24" />;
    return name || <span className="text-muted">None</span>;
  },
});

/** Active or not. */
export const statusColumn = {
  id: 'status',
  minWidth: 7.5,
  header: 'Status',
  isCardHead: true,
  sortValue: (row: { is_active: boolean }) => Number(row.is_active),
  cell: (row: { is_active: boolean }) => <ActiveStatus isActive={row.is_active} />,
};

/**
 * A column to copy from, not to read. Never the last one, because the row's actions would cover its
 * button. Its full text is in the page, but displayed truncated.
 */
export const sidColumn = <Row,>({ noun, sidOf }: RecordKind<Row>): DataTableColumn<Row> => ({
  id: 'sid',
  header: 'SID',
  minWidth: 9.5,
  priority: 2,
  cell: (row) => <CopyText value={sidOf(row)} label={`Copy ${noun} SID`} />,
});
