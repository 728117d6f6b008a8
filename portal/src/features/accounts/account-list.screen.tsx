import { useRecordCounts } from '../../platform/resources/accounts/account-counts.ts';
import { type AccountRow, useAccounts } from '../../platform/resources/accounts/accounts.ts';
import { useTextFilter } from '../../screen/list/filters/use-text-filter.ts';
import { useList } from '../../screen/list/use-list.ts';
import { useCurrentProvider } from '../../session/current-provider.ts';
import { writeRefusal } from '../../session/policies.ts';
import { useUser } from '../../session/session.ts';
import { useIsIdle } from '../../start/idle.ts';
import { onDemand } from '../../start/loadable.tsx';
import { AccountListView } from './account-list.view.tsx';

const DeleteAccount = onDemand(() => import('./delete/delete-account.tsx'));
const OverviewLine = onDemand(() => import('./overview-line.tsx'));

const textsOf = ({ name, account_sid, sip_realm }: AccountRow) => [name, account_sid, sip_realm];

/** Accounts of the current service provider. */
export default function AccountListScreen() {
  const { provider } = useCurrentProvider();
  const accounts = useAccounts(provider?.service_provider_sid ?? null);
  const list = useList();
  const rows = useTextFilter(accounts.data, textsOf, list.text);
  // Loads figures after the rows.
  const isIdle = useIsIdle();
  const counted = isIdle && accounts.data ? (provider?.service_provider_sid ?? null) : null;
  const total = accounts.data?.length ?? 0;
  const applications = useRecordCounts('Applications', counted, total);
  const numbers = useRecordCounts('PhoneNumbers', counted, total);
  return (
    <AccountListView
      applications={applications}
      numbers={numbers}
      rows={rows}
      total={accounts.data?.length}
      error={accounts.error}
      onRetry={() => accounts.mutate()}
      list={list}
      // Reserves the height, so that the rows don't move.
      notice={<div className="min-h-5">{counted && <OverviewLine providerSid={counted} />}</div>}
      deleteDialog={(row, onClose) => <DeleteAccount account={row} onClose={onClose} />}
      writeRefusal={writeRefusal(useUser())}
    />
  );
}
