import type { DataTableColumn } from '@trunkline/ui/patterns/data-table';
import { CopyText } from '@trunkline/ui/primitives/copy-text';
import { formatHour, formatTime } from '@trunkline/ui/tokens/format';
import { Headset } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import type { ClientRow } from '../../platform/resources/clients/clients.ts';
import { midnight } from '../../platform/values/time/midnight.ts';
import { accountColumn, nameColumn, statusColumn } from '../../screen/list/columns.tsx';
import { ListPage, type ListState } from '../../screen/list/list-page.tsx';
import { useToday } from '../../screen/page/use-today.ts';
import { kinds } from '../../screen/record/kinds.ts';
import { useCallRow } from '../../shared/phone/call-row.ts';
import { clientTarget } from '../../shared/phone/phone-target.ts';

/** A client with data of its account. */
export type ShownClient = ClientRow & { accountName: string; sipRealm: string };

const kind = kinds.client;

/** A page may stay open overnight: then the time needs its day. */
const loadedAt = (at: number, today: number) => {
  const isToday = midnight(new Date(at)).getTime() === today;
  return isToday
    ? { header: `Registered at ${formatTime(at)}`, cardLabel: `As of ${formatTime(at)}` }
    : { header: `Registered ${formatHour(at)}`, cardLabel: `As of ${formatHour(at)}` };
};

const columnsFor = (
  registered: (row: ShownClient) => ReactNode,
  askedAt: number | undefined,
  today: number,
): DataTableColumn<ShownClient>[] => [
  { ...nameColumn<ShownClient>(kind), header: 'Username' },
  accountColumn,
  {
    id: 'realm',
    minWidth: 11,
    priority: 2,
    header: 'SIP realm',
    isSecondary: true,
    sortValue: (row) => row.sipRealm,
    cell: (row) =>
      row.sipRealm === '' ? (
        <span className="text-muted">Not set</span>
      ) : (
        <span className="font-mono text-meta">{row.sipRealm}</span>
      ),
  },
  statusColumn,
  {
    id: 'registered',
    minWidth: 7.5,
    // On a card, beside one device, 'Registered at' would be the time of its registration.
    ...(askedAt === undefined
      ? { header: 'Registered', cardLabel: 'Registration' }
      : loadedAt(askedAt, today)),
    cell: registered,
  },
];

type ClientListViewProps = ListState<ShownClient> & {
  /** Realm of the selected account; '' if it has none, undefined if no single account is selected. */
  realm: string | undefined;
  /** Renders whether the device of a row is registered. Stable for the life of the list. */
  registered: (row: ShownClient) => ReactNode;
  /** When the registrations were loaded. */
  askedAt?: number;
};

export function ClientListView({ realm, registered, askedAt, ...state }: ClientListViewProps) {
  const today = useToday();
  const columns = useMemo(
    () => columnsFor(registered, askedAt, today),
    [registered, askedAt, today],
  );
  const callRow = useCallRow(clientTarget);
  return (
    <ListPage
      {...state}
      kind={kind}
      columns={columns}
      firstActions={callRow}
      searchIn="Username or account"
      notice={realm === undefined ? undefined : <RealmNotice realm={realm} />}
      firstUse={{
        icon: Headset,
        title: 'No data.',
        description: 'SIP clients are the devices and softphones that register with an account.',
      }}
    />
  );
}

function RealmNotice({ realm }: { realm: string }) {
  if (realm === '') {
    return (
      <p>You need to associate a sip realm to this account in order to add sip credentials.</p>
    );
  }
  return (
    <p>
      Your sip realm is <CopyText value={realm} label="Copy SIP realm" /> You can add sip
      credentials below to allow sip devices to register to this realm and make calls.
    </p>
  );
}
