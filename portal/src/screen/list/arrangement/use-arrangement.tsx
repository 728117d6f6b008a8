import type { DataTableColumn } from '@trunkline/ui/patterns/data-table';
import { IconButton } from '@trunkline/ui/primitives/icon-button';
import { Columns3 } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import { useSession } from '../../../session/session.ts';
import { onDemand } from '../../../start/loadable.tsx';
import type { List } from '../use-list.ts';
import { arranged, columnsMember, idsOf } from './arrangement.model.ts';
import { keepColumns, keptColumns } from './kept-lists.ts';

const ArrangementDialog = onDemand(() => import('./arrangement-dialog.tsx'));

/** Lists with fewer columns have no choice of columns. */
const leastColumns = 4;

/**
 * The columns of a list for this person: from the query, otherwise those chosen last in this
 * browser.
 * @param title distinguishes the list from others
 */
export function useArrangement<Row>(
  title: string,
  columns: readonly DataTableColumn<Row>[],
  list: List,
): { columns: readonly DataTableColumn<Row>[]; button: ReactNode } {
  const place = `${useSession()?.user.userSid ?? ''} ${title}`;
  const [isOpen, setOpen] = useState(false);
  const [kept, setKept] = useState(() => keptColumns(place));
  const member = list.filterOf(columnsMember) || kept;
  const shown = useMemo(() => arranged(columns, idsOf(member)), [columns, member]);
  const handleChange = (ids: readonly string[] | null) => {
    const next = ids?.join(',') ?? '';
    keepColumns(place, next);
    setKept(next);
    list.setFilter(columnsMember, next);
  };
  const button = columns.length >= leastColumns && (
    <>
      <IconButton icon={Columns3} label="Columns and views" onClick={() => setOpen(true)} />
      {isOpen && (
        <ArrangementDialog
          columns={columns}
          shown={shown}
          place={place}
          list={list}
          onChange={handleChange}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
  return { columns: shown, button };
}
