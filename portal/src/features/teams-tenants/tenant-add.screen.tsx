import { useMemo } from 'react';
import { RedirectWithMessage } from '../../screen/page/redirect-with-message.tsx';
import { AddPage } from '../../screen/record/add-page.tsx';
import { kinds } from '../../screen/record/kinds.ts';
import { allOf } from '../../screen/record/loaded.ts';
import { useCurrentProvider } from '../../session/current-provider.ts';
import { rememberedAccount } from '../../shared/remembered-account.ts';
import { type Owners, useOwners } from '../../shared/use-owners.ts';
import { TeamsGate } from './teams-gate.tsx';
import { emptyTenant } from './tenant-form.schema.ts';
import { TenantForm } from './tenant-form.tsx';
import { useCreateTenant } from './use-save-tenant.ts';

/** Prescribed. */
const needsAccount = 'You must create an account before you can create a Microsoft Teams Tenant.';

export default function TenantAddScreen() {
  return (
    <TeamsGate>
      <TenantAddPage />
    </TeamsGate>
  );
}

function TenantAddPage() {
  const owners = useOwners(null);
  if (owners.data?.accounts.length === 0) {
    return <RedirectWithMessage message={needsAccount} to={kinds.account.list} />;
  }
  return (
    <AddPage kind={kinds.teamsTenant} loaded={allOf({ owners })} what="the accounts">
      {({ owners }) => <TenantAdd owners={owners} />}
    </AddPage>
  );
}

function TenantAdd({ owners: { accounts, serviceProviderSid } }: { owners: Owners }) {
  const { provider } = useCurrentProvider();
  const first = accounts.find(({ sid }) => sid === rememberedAccount()) ?? accounts[0];
  const accountSid = first?.sid ?? '';
  const base = useMemo(() => ({ ...emptyTenant, accountSid }), [accountSid]);
  const save = useCreateTenant(serviceProviderSid ?? provider?.service_provider_sid ?? '');
  return <TenantForm base={base} accounts={accounts} save={save} />;
}
