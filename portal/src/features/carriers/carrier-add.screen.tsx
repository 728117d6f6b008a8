import { emptySipGateway } from '@trunkline/ui/widgets/sip-gateways';
import { useMemo } from 'react';
import { AddPage } from '../../screen/record/add-page.tsx';
import { kinds } from '../../screen/record/kinds.ts';
import { allOf } from '../../screen/record/loaded.ts';
import { type Owners, useOwners } from '../../screen/use-owners.ts';
import { useUser } from '../../session/session.ts';
import { emptyCarrier } from './carrier-form.schema.ts';
import { CarrierForm } from './carrier-form.tsx';
import { useCreateCarrier } from './use-save-carrier.ts';

export default function CarrierAddScreen() {
  return (
    <AddPage kind={kinds.carrier} loaded={allOf({ owners: useOwners(null) })} what="the accounts">
      {({ owners }) => <CarrierAdd owners={owners} />}
    </AddPage>
  );
}

function CarrierAdd({ owners: { accounts, serviceProviderSid } }: { owners: Owners }) {
  const { scope, accountSid } = useUser();
  const own = scope === 'account' ? (accountSid ?? '') : '';
  const base = useMemo(
    () => ({ ...emptyCarrier, accountSid: own, sipGateways: { 'new-1': emptySipGateway } }),
    [own],
  );
  const providerSid = serviceProviderSid ?? '';
  return (
    <CarrierForm
      carrier={null}
      base={base}
      accounts={accounts}
      providerSid={providerSid}
      save={useCreateCarrier(providerSid)}
    />
  );
}
