import { useCallback, useState } from 'react';
import { type ClientRow, useClients } from '../../platform/resources/clients/clients.ts';
import { useAccountFilter } from '../../screen/list/filters/use-account-filter.ts';
import { type AccountOf, useOwnedRows } from '../../screen/list/use-owned-rows.ts';
import { deletionOf } from '../../screen/record/delete/delete-record.tsx';
import { kinds } from '../../screen/record/kinds.ts';
import { useUser } from '../../session/session.ts';
import { ClientListView, type ShownClient } from './client-list.view.tsx';
import { Registered } from './registered.tsx';
import { useClientOwners } from './use-client-owners.ts';

const deleteDialog = deletionOf(
  kinds.client,
  async () => (await import('./client.ts')).clientRecord,
  ({ username }) => `Deleted sip client ${username}`,
);

const textsOf = (row: ShownClient) => [row.username, row.accountName];

function show(client: ClientRow, accountOf: AccountOf): ShownClient | null {
  const account = accountOf(client);
  return account ? { ...client, accountName: account.name, sipRealm: account.sipRealm } : null;
}

/** SIP clients in all accounts of the current service provider, or in the own account. */
export default function ClientListScreen() {
  const { scope } = useUser();
  // Registrations change: loads them on each visit and says when.
  const [askedAt] = useState(() => Date.now());
  const registered = useCallback(
    (row: ShownClient) => <Registered client={row} askedAt={askedAt} />,
    [askedAt],
  );
  const owners = useClientOwners(null);
  const choice = useAccountFilter('default');
  // Provider users see all of their accounts at once.
  const accountSid = scope === 'service_provider' ? null : choice.accountSid;
  const accountFilter = { ...choice, accountSid, isShown: scope === 'admin' };
  const rows = useOwnedRows({ records: useClients(), owners, show, textsOf, accountFilter });
  return (
    <ClientListView
      {...rows}
      registered={registered}
      askedAt={askedAt}
      realm={owners.data?.accounts.find(({ sid }) => sid === accountSid)?.sipRealm}
      deleteDialog={deleteDialog}
    />
  );
}
