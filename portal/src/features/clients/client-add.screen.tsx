import { useMemo } from 'react';
import { AddPage } from '../../screen/record/add-page.tsx';
import { kinds } from '../../screen/record/kinds.ts';
import { allOf } from '../../screen/record/loaded.ts';
import { rememberedAccount } from '../../shared/remembered-account.ts';
import type { OwnerAccount } from '../../shared/use-owners.ts';
import { emptyClient } from './client-form.schema.ts';
import { ClientForm } from './client-form.tsx';
import { useClientOwners } from './use-client-owners.ts';

export default function ClientAddScreen() {
  return (
    <AddPage
      kind={kinds.client}
      loaded={allOf({ owners: useClientOwners(null) })}
      what="the accounts"
    >
      {({ owners }) => <ClientAdd accounts={owners.accounts} />}
    </AddPage>
  );
}

function ClientAdd({ accounts }: { accounts: readonly OwnerAccount[] }) {
  const first = accounts.find(({ sid }) => sid === rememberedAccount()) ?? accounts[0];
  const accountSid = first?.sid ?? '';
  const base = useMemo(() => ({ ...emptyClient, accountSid }), [accountSid]);
  return <ClientForm client={null} base={base} accounts={accounts} />;
}
