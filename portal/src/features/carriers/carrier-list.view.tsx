import type { DataTableColumn } from '@trunkline/ui/patterns/data-table';
import { Badge } from '@trunkline/ui/primitives/badge';
import { CopyText } from '@trunkline/ui/primitives/copy-text';
import { Select } from '@trunkline/ui/primitives/select';
import { Cable } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import type { CarrierRow } from '../../platform/resources/carriers/voip-carriers.ts';
import { nameColumn, statusColumn } from '../../screen/list/columns.tsx';
import { ListPage, type ListState } from '../../screen/list/list-page.tsx';
import { kinds } from '../../screen/record/kinds.ts';
import { registrationMember, registrationReason } from '../../shared/records/registration.ts';
import { onDemand } from '../../start/loadable.tsx';

/** A carrier with the name of its account; '' for all accounts. */
export type ShownCarrier = CarrierRow & { accountName: string };

const kind = kinds.carrier;

const SharedCarriers = onDemand(() => import('./shared-carriers.tsx'));

/** Whether the carrier is registered, and why not. Empty for a carrier without registration. */
function Registration({ row }: { row: ShownCarrier }) {
  if (!row.requires_register) return null;
  const isRegistered = row.register_status?.status === 'ok';
  const reason = registrationReason(row);
  // An inactive carrier is expected not to register.
  const tone = isRegistered ? 'success' : row.is_active ? 'danger' : 'neutral';
  return (
    <span className="grid min-w-0 justify-items-start">
      <Badge tone={tone} isQuiet>
        {isRegistered ? 'Registered' : 'Unregistered'}
      </Badge>
      {!isRegistered && reason !== '' && (
        <span className="max-w-full truncate text-meta text-muted" title={reason}>
          {reason}
        </span>
      )}
    </span>
  );
}

/** Problems first, carriers without registration last. */
const registrationOrder = (row: ShownCarrier) =>
  row.requires_register ? Number(row.register_status?.status === 'ok') : null;

const columnsFor = (
  gateways: (row: ShownCarrier) => ReactNode,
  hasOwners: boolean,
): DataTableColumn<ShownCarrier>[] => [
  nameColumn(kind),
  ...(hasOwners
    ? [
        {
          id: 'account',
          header: 'Used by',
          minWidth: 10,
          priority: 2 as const,
          sortValue: (row: ShownCarrier) => row.accountName.toLowerCase(),
          cell: (row: ShownCarrier) =>
            row.accountName || <span className="text-muted">All accounts</span>,
        },
      ]
    : []),
  statusColumn,
  {
    id: 'registration',
    minWidth: 10,
    header: 'Registration',
    sortValue: registrationOrder,
    cell: (row) => <Registration row={row} />,
  },
  { id: 'gateways', minWidth: 13, priority: 3, header: 'Gateways', cell: gateways },
];

const registrations = [
  { value: '', label: 'Any registration' },
  { value: 'unregistered', label: 'Unregistered' },
  { value: 'registered', label: 'Registered' },
  { value: 'none', label: 'No registration' },
];

type CarrierListViewProps = ListState<ShownCarrier> & {
  /** Realm of the selected account; '' if it has none or none is selected. */
  realm: string;
  /** Renders the gateways of a row. Stable for the life of the list. */
  gateways: (row: ShownCarrier) => ReactNode;
  /** Carriers that the provider shares with the account and that pass the filters. */
  shared?: readonly ShownCarrier[];
};

export function CarrierListView({ realm, gateways, shared = [], ...state }: CarrierListViewProps) {
  const isShown = state.accountFilter?.isShown === true;
  const columns = useMemo(() => columnsFor(gateways, isShown), [gateways, isShown]);
  const registration = state.list.filterOf(registrationMember);
  const hasShared = shared.length > 0;
  return (
    <div className="grid grid-cols-1 gap-8">
      <ListPage
        {...state}
        kind={kind}
        columns={columns}
        searchIn="Name"
        accountLabel="Used by"
        filterNames={[registrationMember]}
        isNarrowed={registration !== ''}
        filters={
          <Select
            aria-label="Registration"
            className="w-44!"
            value={registration}
            onChange={(value) => state.list.setFilter(registrationMember, value)}
            options={registrations}
          />
        }
        isPaged
        notice={
          realm === '' ? (
            <p>Have your carrier send calls to your account's SIP realm.</p>
          ) : (
            <p>
              Have your carrier send calls to <CopyText value={realm} label="Copy SIP realm" />
            </p>
          )
        }
        firstUse={{
          icon: Cable,
          title: 'No Carriers.',
          description: hasShared
            ? 'None of your own. The ones your provider shares are below.'
            : 'A carrier brings calls from and to the phone network.',
        }}
        noMatch={hasShared ? 'None of your own carriers matches.' : undefined}
      />
      {hasShared && <SharedCarriers rows={shared} columns={columns} />}
    </div>
  );
}
