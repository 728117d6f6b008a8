import type { DataTableColumn } from '@trunkline/ui/patterns/data-table';
import { Button } from '@trunkline/ui/primitives/button';
import { relativeDay } from '@trunkline/ui/widgets/api-keys';
import { AudioLines, PlugZap } from 'lucide-react';
import { useMemo } from 'react';
import type { SpeechCredentialListRow } from '../../platform/speech-records.ts';
import { AccountFilter } from '../../screen/list/account-filter.tsx';
import { nameColumn } from '../../screen/list/columns.tsx';
import { ListPage, type ListState } from '../../screen/list/list-page.tsx';
import type { AccountFilterState } from '../../screen/list/use-account-filter.ts';
import { kinds } from '../../screen/record/kinds.ts';
import { CombinedStatus, UseOutcome } from './outcome.tsx';
import { storedResult, usesOf } from './status.ts';
import { useLatestTest } from './use-speech-test.ts';

/** A credential with its name, and whether this person can only look at it. */
export type ShownCredential = SpeechCredentialListRow & { name: string; isLocked: boolean };

const kind = kinds.speech;
const isLocked = (row: ShownCredential) => row.isLocked;

function Status({ row }: { row: ShownCredential }) {
  const tested = useLatestTest(row.speech_credential_sid);
  return <CombinedStatus uses={usesOf(row)} stored={storedResult(row)} tested={tested} />;
}

function Use({ row, use }: { row: ShownCredential; use: 'tts' | 'stt' }) {
  const tested = useLatestTest(row.speech_credential_sid);
  const outcome = (tested?.result ?? storedResult(row))[use];
  return <UseOutcome isUsed={usesOf(row)[use]} outcome={outcome} />;
}

const columnsFor = (today: Date): DataTableColumn<ShownCredential>[] => [
  { ...nameColumn<ShownCredential>(kind, { isLocked }), header: 'Vendor' },
  {
    id: 'status',
    header: 'Status',
    minWidth: 9.75,
    isCardHead: true,
    cell: (row) => <Status row={row} />,
  },
  {
    id: 'tts',
    header: 'Text to speech',
    minWidth: 9,
    priority: 2,
    cell: (row) => <Use row={row} use="tts" />,
  },
  {
    id: 'stt',
    header: 'Speech to text',
    minWidth: 9,
    priority: 2,
    cell: (row) => <Use row={row} use="stt" />,
  },
  {
    id: 'level',
    header: 'Level',
    minWidth: 9,
    sortValue: (row) => Number(row.account_sid === null),
    cell: (row) => (row.account_sid === null ? 'Service provider' : 'Account'),
  },
  {
    id: 'used',
    header: 'Last used',
    minWidth: 8,
    priority: 3,
    secondary: true,
    sortValue: (row) => row.last_used?.getTime() ?? 0,
    cell: (row) => relativeDay(row.last_used, today),
  },
];

type SpeechListViewProps = ListState<ShownCredential> & {
  accountFilter: AccountFilterState;
  today: Date;
  onClear: () => void;
  /** Tests the rows that are shown. */
  onTestAll: () => void;
};

export function SpeechListView({ accountFilter, today, onTestAll, ...state }: SpeechListViewProps) {
  const columns = useMemo(() => columnsFor(today), [today]);
  const hasRows = state.rows !== undefined && state.rows.length > 0;
  return (
    <ListPage
      {...state}
      kind={kind}
      columns={columns}
      searchIn="Vendor or label"
      isLocked={isLocked}
      actions={
        hasRows && (
          <Button icon={PlugZap} onClick={onTestAll}>
            Test all
          </Button>
        )
      }
      filters={accountFilter.isShown ? <AccountFilter filter={accountFilter} /> : undefined}
      isNarrowed={accountFilter.isShown && accountFilter.accountSid !== null}
      firstUse={{
        icon: AudioLines,
        title: 'No speech services.',
        description: 'Speech credentials let applications speak and listen through a vendor.',
      }}
    />
  );
}
