import { useState } from 'react';
import { useSearchParams } from 'wouter';
import { type AccountRow, useAccounts } from '../../platform/accounts.ts';
import { messageOf } from '../../platform/errors.ts';
import { matchesText } from '../../screen/text-filter.ts';
import { useCurrentProvider } from '../../session/current-provider.ts';
import { writeRefusal } from '../../session/policies.ts';
import { useUser } from '../../session/session.ts';
import { AccountListView } from './account-list.view.tsx';
import { DeleteAccount } from './delete-account.tsx';

/** Accounts of the current service provider. */
export default function AccountListScreen() {
  const { provider } = useCurrentProvider();
  const accounts = useAccounts(provider?.service_provider_sid ?? null);
  const [query, setQuery] = useSearchParams();
  const [deleting, setDeleting] = useState<AccountRow | null>(null);
  const refusal = writeRefusal(useUser());
  const filter = query.get('filter') ?? '';
  const rows = accounts.data?.filter(({ name, account_sid, sip_realm }) =>
    matchesText([name, account_sid, sip_realm], filter),
  );

  function setFilter(text: string) {
    setQuery(text === '' ? {} : { filter: text }, { replace: true });
  }

  return (
    <>
      <AccountListView
        rows={rows}
        total={accounts.data?.length}
        error={accounts.error ? messageOf(accounts.error) : undefined}
        onRetry={() => accounts.mutate()}
        filter={filter}
        onFilterChange={setFilter}
        onDelete={setDeleting}
        writeRefusal={refusal}
      />
      {deleting && (
        <DeleteAccount
          key={deleting.account_sid}
          account={deleting}
          onClose={() => setDeleting(null)}
        />
      )}
    </>
  );
}
