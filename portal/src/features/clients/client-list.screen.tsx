import { useCallback, useMemo, useState } from 'react';
import { useClients } from '../../platform/resources/clients/clients.ts';
import { useAccountFilter } from '../../screen/list/filters/use-account-filter.ts';
import { useList } from '../../screen/list/use-list.ts';
import { useRowsOfAccount } from '../../screen/list/use-rows-of-account.ts';
import { writeRefusal } from '../../session/policies.ts';
import { useUser } from '../../session/session.ts';
import { onDemand } from '../../start/loadable.tsx';
import { ClientListView, type ShownClient } from './client-list.view.tsx';
import { Registered } from './registered.tsx';
import { useClientOwners } from './use-client-owners.ts';

const DeleteClient = onDemand(() => import('./delete-client.tsx'));

const textsOf = (row: ShownClient) => [row.username, row.accountName];

/** SIP clients of the accounts of the current service provider, or of the own account. */
export default function ClientListScreen() {
  const viewer = useUser();
  // Devices come and go: each opening asks, and says when that was.
  const [askedAt] = useState(() => Date.now());
  const registered = useCallback(
    (row: ShownClient) => <Registered client={row} askedAt={askedAt} />,
    [askedAt],
  );
  const clients = useClients();
  const owners = useClientOwners(null);
  const choice = useAccountFilter(true);
  // Provider users see all of their accounts together.
  const accountFilter = { ...choice, isShown: viewer.scope === 'admin' };
  const list = useList();
  const accountSid = viewer.scope === 'service_provider' ? null : choice.accountSid;
  const reachable = useMemo(() => {
    const accounts = new Map(owners.data?.accounts.map((account) => [account.sid, account]));
    return (
      owners.data &&
      clients.data?.flatMap((client): ShownClient[] => {
        const account = accounts.get(client.account_sid);
        return account
          ? [{ ...client, accountName: account.name, sipRealm: account.sipRealm }]
          : [];
      })
    );
  }, [clients.data, owners.data]);
  const rows = useRowsOfAccount(reachable, accountSid, list.text, textsOf);
  return (
    <ClientListView
      rows={rows}
      total={reachable?.length}
      error={clients.error ?? owners.error}
      onRetry={() => Promise.all([clients.mutate(), owners.mutate()])}
      list={list}
      registered={registered}
      askedAt={askedAt}
      accountFilter={accountFilter}
      realm={owners.data?.accounts.find(({ sid }) => sid === accountSid)?.sipRealm}
      deleteDialog={(row, onClose) => (
        <DeleteClient client={row} onClose={onClose} done={`Deleted sip client ${row.username}`} />
      )}
      writeRefusal={writeRefusal(viewer)}
    />
  );
}
