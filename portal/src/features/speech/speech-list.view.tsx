import type { DataTableColumn } from '@trunkline/ui/patterns/data-table';
import { Button, buttonStyles } from '@trunkline/ui/primitives/button';
import { linkStyles } from '@trunkline/ui/primitives/link';
import { Select } from '@trunkline/ui/primitives/select';
import { Skeleton } from '@trunkline/ui/primitives/skeleton';
import { relativeDay } from '@trunkline/ui/widgets/api-keys';
import type { UsingApplication } from '@trunkline/ui/widgets/speech-matrix';
import { AudioLines, Grid3x3, PlugZap } from 'lucide-react';
import { useMemo } from 'react';
import { addresses } from '../../addresses.ts';
import type { SpeechCredentialRow } from '../../platform/resources/speech/speech-credentials.ts';
import { usesOf } from '../../platform/values/speech-uses.ts';
import { nameColumn } from '../../screen/list/columns.tsx';
import { ListPage, type ListState } from '../../screen/list/list-page.tsx';
import { PortalLink } from '../../screen/page/portal-link.tsx';
import { kinds } from '../../screen/record/kinds.ts';
import {
  combined,
  speechStatusMember,
  storedResult,
  storedStatus,
} from '../../shared/speech/speech-status.ts';
import { CombinedStatus, UseMarks } from './outcome.tsx';
import { useLatestTest } from './use-speech-test.ts';

/** A credential with its name, its users, and whether this user can only view it. */
export type ShownCredential = SpeechCredentialRow & {
  name: string;
  isLocked: boolean;
  /** Applications whose calls use it; undefined while loading, null if they failed to load. */
  users: readonly UsingApplication[] | null | undefined;
};

const kind = kinds.speech;
const levelOf = (row: ShownCredential) =>
  row.account_sid === null ? 'Service provider' : 'Account';

/** Shown only if rows have different levels. */
const hasLevels = (rows: readonly ShownCredential[] | undefined) =>
  new Set(rows?.map(levelOf)).size > 1;
const isLocked = (row: ShownCredential) => row.isLocked;

/** Each use with its outcome; words only for problems. */
function Status({ row }: { row: ShownCredential }) {
  const tested = useLatestTest(row.speech_credential_sid);
  const uses = usesOf(row);
  const stored = storedResult(row);
  const result = tested?.result ?? stored;
  const isWell = !tested?.error && combined(uses, result).status === 'ok';
  return (
    <span className="flex flex-wrap items-center gap-x-3">
      <UseMarks uses={uses} result={result} />
      <span className={isWell ? 'sr-only' : undefined}>
        <CombinedStatus uses={uses} stored={stored} tested={tested} />
      </span>
    </span>
  );
}

/** Links to the first one by name and counts the others. */
function Users({ users }: Pick<ShownCredential, 'users'>) {
  if (users === undefined) return <Skeleton className="w-20" />;
  if (users === null) return <span className="text-muted">Unknown</span>;
  const [first, ...others] = users;
  if (!first) return <span className="text-muted">None</span>;
  return (
    <span
      className="flex min-w-0 items-baseline gap-1.5"
      title={users.map(({ name }) => name).join(', ')}
    >
      <PortalLink
        href={kinds.application.edit(first.id)}
        className={linkStyles({ variant: 'standalone', className: 'truncate' })}
      >
        {first.name}
      </PortalLink>
      {others.length > 0 && <span className="shrink-0 text-muted">and {others.length} more</span>}
    </span>
  );
}

const columnsFor = (today: Date, areLevelsShown: boolean): DataTableColumn<ShownCredential>[] => [
  {
    ...nameColumn<ShownCredential>(kind, { isLocked, ...(areLevelsShown && { below: levelOf }) }),
    header: 'Vendor',
  },
  {
    id: 'status',
    header: 'Status',
    minWidth: 15,
    isCardHead: true,
    // Failing ones come first.
    sortValue: (row) => statusOrder.indexOf(storedStatus(row)),
    cell: (row) => <Status row={row} />,
  },
  {
    id: 'users',
    header: 'Applications',
    minWidth: 12,
    sortValue: ({ users }) => -(users?.length ?? 0),
    cell: ({ users }) => <Users users={users} />,
  },
  {
    id: 'used',
    header: 'Last used',
    minWidth: 8,
    priority: 3,
    isSecondary: true,
    sortValue: (row) => row.last_used?.getTime() ?? 0,
    cell: ({ last_used, users }) =>
      last_used && users?.length === 0
        ? `${relativeDay(last_used, today)}, by a call’s own settings`
        : relativeDay(last_used, today),
  },
];

const statusOrder = ['fail', 'not tested', 'ok'];

const statuses = [
  { value: '', label: 'All statuses' },
  { value: 'fail', label: 'Failing' },
  { value: 'not tested', label: 'Not tested' },
  { value: 'ok', label: 'OK' },
];

type SpeechListViewProps = ListState<ShownCredential> & {
  today: Date;
  /** Tests the listed rows. */
  onTestAll: () => void;
};

export function SpeechListView({ today, onTestAll, ...state }: SpeechListViewProps) {
  const areLevelsShown = hasLevels(state.rows);
  const columns = useMemo(() => columnsFor(today, areLevelsShown), [today, areLevelsShown]);
  const status = state.list.filterOf(speechStatusMember);
  const hasRows = state.rows !== undefined && state.rows.length > 0;
  return (
    <ListPage
      {...state}
      kind={kind}
      columns={columns}
      searchIn="Vendor or label"
      isLocked={isLocked}
      filterNames={[speechStatusMember]}
      isNarrowed={status !== ''}
      filters={
        <Select
          aria-label="Status"
          className="w-40!"
          value={status}
          onChange={(value) => state.list.setFilter(speechStatusMember, value)}
          options={statuses}
        />
      }
      actions={
        <>
          {state.accountFilter?.isShown && (
            <PortalLink href={addresses.speech.byAccount} className={buttonStyles()}>
              <Grid3x3 size={16} strokeWidth={1.75} aria-hidden />
              By account
            </PortalLink>
          )}
          {hasRows && (
            <Button icon={PlugZap} onClick={onTestAll}>
              Test all
            </Button>
          )}
        </>
      }
      firstUse={{
        icon: AudioLines,
        title: 'No speech services.',
        description: 'Speech credentials let applications speak and listen through a vendor.',
      }}
    />
  );
}
