import type { DataTableColumn } from '@trunkline/ui/patterns/data-table';
import { CopyText } from '@trunkline/ui/primitives/copy-text';
import { linkStyles } from '@trunkline/ui/primitives/link';
import type { ReactNode } from 'react';
import { PortalLink } from '../portal-link.tsx';
import type { RecordKind } from '../record/kinds.ts';

/**
 * The column that names the row, linked to its screen.
 * @param after what stands beside the name
 * @param isPaged the platform orders the rows: the column does not
 */
export const nameColumn = <Row,>(
  { edit, sidOf, nameOf }: RecordKind<NoInfer<Row>>,
  { after, isPaged = false }: { after?: (row: Row) => ReactNode; isPaged?: boolean } = {},
): DataTableColumn<Row> => ({
  id: 'name',
  header: 'Name',
  isRowHeader: true,
  sortValue: isPaged ? undefined : (row) => nameOf(row).toLowerCase(),
  cell: (row) => (
    <span className="flex min-w-0 flex-wrap items-center gap-x-2">
      <PortalLink
        href={edit(sidOf(row))}
        className={linkStyles({
          variant: 'standalone',
          className: 'truncate wrap-anywhere @max-[700px]:whitespace-normal',
        })}
      >
        {nameOf(row)}
      </PortalLink>
      {after?.(row)}
    </span>
  ),
});

export const sidColumn = <Row,>({ noun, sidOf }: RecordKind<Row>): DataTableColumn<Row> => ({
  id: 'sid',
  header: 'SID',
  width: '21.5rem',
  cell: (row) => <CopyText value={sidOf(row)} label={`Copy ${noun} SID`} />,
});
