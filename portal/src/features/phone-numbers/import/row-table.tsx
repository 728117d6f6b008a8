import { DataTable, type DataTableColumn } from '@trunkline/ui/patterns/data-table';
import { EmptyState } from '@trunkline/ui/patterns/empty-state';
import { Badge } from '@trunkline/ui/primitives/badge';
import { Select } from '@trunkline/ui/primitives/select';
import { Text } from '@trunkline/ui/primitives/text';
import { formatNumber } from '@trunkline/ui/tokens/format';
import { useMemo, useState } from 'react';
import { Arrowed } from '../../../shared/arrowed/arrowed.tsx';
import { ReadableNumber } from '../../../shared/calls/readable-number.tsx';
import type { Results } from './kept-import.ts';
import type { PlannedRow } from './plan.ts';
import { countStates, inOrder, noteOf, type RowState, stateNames, stateOf } from './results.ts';

const tones = {
  failed: 'danger',
  refused: 'warning',
  left: 'neutral',
  new: 'accent',
  change: 'info',
  created: 'success',
  updated: 'success',
  same: 'neutral',
} as const;

const columnsOf = (results: Results | null): DataTableColumn<PlannedRow>[] => [
  {
    id: 'number',
    header: 'Phone number',
    isRowHeader: true,
    cell: ({ number }) => <ReadableNumber stored={number} />,
  },
  {
    id: 'state',
    header: 'Result',
    minWidth: 8,
    isCardHead: true,
    cell: (row) => {
      const state = stateOf(row, results);
      return <Badge tone={tones[state]}>{stateNames[state]}</Badge>;
    },
  },
  {
    id: 'note',
    header: 'Details',
    cardLabel: null,
    minWidth: 18,
    cell: (row) => <Arrowed>{noteOf(row, results)}</Arrowed>,
  },
  {
    id: 'line',
    header: 'Row',
    minWidth: 7,
    priority: 2,
    isSecondary: true,
    align: 'end',
    cell: ({ line }) => formatNumber(line),
  },
];

type RowTableProps = {
  rows: PlannedRow[];
  /** null before the import */
  results: Results | null;
};

/** The report has all rows; a longer list wouldn't be read. */
const shownAtMost = 1000;

/** Rows of a file, optionally of one result only. */
export function RowTable({ rows, results }: RowTableProps) {
  const [wanted, setWanted] = useState('');
  const counts = useMemo(() => countStates(rows, results), [rows, results]);
  const columns = useMemo(() => columnsOf(results), [results]);
  const ordered = useMemo(() => inOrder(rows, results), [rows, results]);
  const wantedRows = useMemo(
    () => (wanted === '' ? ordered : ordered.filter((row) => stateOf(row, results) === wanted)),
    [ordered, results, wanted],
  );
  const shown = useMemo(() => wantedRows.slice(0, shownAtMost), [wantedRows]);
  const states = (Object.keys(stateNames) as RowState[]).filter((state) => counts.has(state));
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Select
          aria-label="Rows shown"
          className="w-full sm:w-64"
          value={wanted}
          onChange={setWanted}
          options={[
            { value: '', label: `All rows (${formatNumber(rows.length)})` },
            ...states.map((state) => ({
              value: state,
              label: `${stateNames[state]} (${formatNumber(counts.get(state) ?? 0)})`,
            })),
          ]}
        />
        {wantedRows.length > shownAtMost && (
          <Text size="small" tone="muted">
            The first {formatNumber(shownAtMost)} of {formatNumber(wantedRows.length)}. The report
            has them all.
          </Text>
        )}
      </div>
      <DataTable
        label="Rows of the file"
        rows={shown}
        rowKey={({ line }) => String(line)}
        columns={columns}
        empty={<EmptyState title="No such rows." />}
      />
    </div>
  );
}
