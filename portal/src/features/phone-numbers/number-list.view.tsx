import type { DataTableColumn, DataTableSelection } from '@trunkline/ui/patterns/data-table';
import { EmptyState } from '@trunkline/ui/patterns/empty-state';
import { buttonStyles } from '@trunkline/ui/primitives/button';
import { linkStyles } from '@trunkline/ui/primitives/link';
import { Select } from '@trunkline/ui/primitives/select';
import { FileUp, Hash, Network } from 'lucide-react';
import type { ReactNode } from 'react';
import { addresses } from '../../addresses.ts';
import { AddLink } from '../../screen/list/add-link.tsx';
import { referenceColumn } from '../../screen/list/columns.tsx';
import { ListPage, type ListState } from '../../screen/list/list-page.tsx';
import { NoAccount } from '../../screen/list/no-account.tsx';
import { Page } from '../../screen/page/page.tsx';
import { PortalLink } from '../../screen/page/portal-link.tsx';
import { kinds } from '../../screen/record/kinds.ts';
import { ReadableNumber } from '../../shared/calls/readable-number.tsx';
import { useCallRow } from '../../shared/phone/call-row.ts';
import { numberTarget } from '../../shared/phone/phone-target.ts';
import { applicationMember } from '../../shared/records/unanswered.ts';
import { needsCarrier } from './carrier-choice.ts';
import { unanswered, unowned } from './use-numbers.ts';

/** A number with the names of its references: null for none, undefined while loading. */
export type ShownNumber = {
  phone_number_sid: string;
  /** Display form. */
  number: string;
  /** Stored form. */
  stored: string;
  accountSid: string | null;
  applicationSid: string | null;
  accountName: string | null | undefined;
  carrierName: string | null | undefined;
  applicationName: string | null | undefined;
};

type NumberListViewProps = ListState<ShownNumber> & {
  /** Missing prerequisite: no number can be added. */
  missing: 'account' | 'carrier' | null;
  /** Only admins get numbers without an account. */
  canListUnowned?: boolean;
  selection: DataTableSelection<ShownNumber> | undefined;
  /** Numbers can't be selected until an account is chosen. */
  isAccountNeeded?: boolean;
  /** Actions for the selected rows. */
  routing?: ReactNode;
  /** Button beside the one that adds a number. */
  exportButton?: ReactNode;
};

/** Prescribed. */
const needsChosenAccount = 'Select an account to assign applications to phone numbers.';

const kind = kinds.phoneNumber;

export const numberColumns: DataTableColumn<ShownNumber>[] = [
  {
    id: 'name',
    header: 'Phone number',
    isRowHeader: true,
    sortValue: ({ stored }) => stored,
    cell: ({ phone_number_sid, stored }) => (
      <PortalLink
        href={kind.edit(phone_number_sid)}
        className={linkStyles({
          variant: 'standalone',
          className: 'max-w-full truncate align-bottom',
        })}
      >
        <ReadableNumber stored={stored} />
      </PortalLink>
    ),
  },
  { ...referenceColumn('account', 'Account', (row) => row.accountName), minWidth: 10 },
  { ...referenceColumn('application', 'Application', (row) => row.applicationName), minWidth: 10 },
  {
    ...referenceColumn('carrier', 'Carrier', (row) => row.carrierName),
    minWidth: 10,
    priority: 2,
    isSecondary: true,
  },
];

const answers = [
  { value: '', label: 'All numbers' },
  { value: unanswered, label: 'No application answers' },
];
const noAccount = { value: unowned, label: 'No account' };

const targetOf = ({ number, accountSid, applicationSid, applicationName }: ShownNumber) => ({
  ...numberTarget(number, {
    account_sid: accountSid ?? '',
    application_sid: applicationSid ?? '',
    name: applicationName ?? applicationSid ?? '',
  }),
  refusal: accountSid && applicationSid ? undefined : 'No application answers this number.',
});

export function NumberListView({
  missing,
  canListUnowned = false,
  isAccountNeeded = false,
  routing,
  exportButton,
  ...state
}: NumberListViewProps) {
  const { writeRefusal, list } = state;
  const answer = list.filterOf(applicationMember);
  const callRow = useCallRow(targetOf);
  if (missing === 'account') {
    return (
      <NoAccount
        kind={kind}
        description="A phone number belongs to an account, and so do its calls."
        writeRefusal={writeRefusal}
      />
    );
  }
  if (missing === 'carrier') {
    return (
      <Page title={kind.title}>
        <EmptyState
          icon={Network}
          title={needsCarrier}
          description="A carrier brings the calls to your numbers."
          action={
            <AddLink href={kinds.carrier.add} label="Add carrier" writeRefusal={writeRefusal} />
          }
        />
      </Page>
    );
  }
  return (
    <ListPage
      {...state}
      kind={kind}
      columns={numberColumns}
      searchIn="Phone number"
      filterNames={[applicationMember]}
      isNarrowed={answer !== ''}
      filters={
        <Select
          aria-label="Answered by"
          className="w-52!"
          value={answer}
          onChange={(value) => list.setFilter(applicationMember, value)}
          options={canListUnowned ? [...answers, noAccount] : answers}
        />
      }
      isPaged
      firstActions={callRow}
      notice={isAccountNeeded && needsChosenAccount}
      selectionBar={routing}
      actions={
        <>
          {exportButton}
          {writeRefusal === undefined && (
            <PortalLink href={addresses.phoneNumbers.import} className={buttonStyles({})}>
              <FileUp size={16} strokeWidth={1.75} aria-hidden />
              Import
            </PortalLink>
          )}
        </>
      }
      firstUse={{
        icon: Hash,
        title: 'No data.',
        description: 'A number leads calls from a carrier to one of your applications.',
      }}
    />
  );
}
