import { emptySipGateway } from '@trunkline/ui/widgets/sip-gateways';
import { useMemo, useState } from 'react';
import { useCarrierRefresh } from '../../platform/resources/carriers/voip-carriers.ts';
import { useCreatedRecord } from '../../screen/form/save/compound/use-created-record.ts';
import { type Owners, useOwners } from '../../screen/owners/use-owners.ts';
import { AddPage } from '../../screen/record/add-page.tsx';
import { useFirstCallStep } from '../../screen/record/first-call.ts';
import { kinds } from '../../screen/record/kinds.ts';
import { allOf } from '../../screen/record/loaded.ts';
import { rememberAccount } from '../../session/remembered-account.ts';
import { useUser } from '../../session/session.ts';
import { emptyCarrier } from './form/carrier-form.schema.ts';
import { CarrierForm } from './form/carrier-form.tsx';
import { gatewayRows, newCarrierSave, ownerFor } from './form/save-carrier.ts';

export default function CarrierAddScreen() {
  return (
    <AddPage kind={kinds.carrier} loaded={allOf({ owners: useOwners(null) })} what="the accounts">
      {({ owners }) => <CarrierAdd owners={owners} />}
    </AddPage>
  );
}

function CarrierAdd({ owners: { accounts, serviceProviderSid } }: { owners: Owners }) {
  const user = useUser();
  const own = user.scope === 'account' ? (user.accountSid ?? '') : '';
  const step = useFirstCallStep();
  const base = useMemo(
    () => ({ ...emptyCarrier, accountSid: own, sipGateways: { 'new-1': emptySipGateway } }),
    [own],
  );
  const providerSid = serviceProviderSid ?? '';
  const [rows] = useState(gatewayRows);
  const save = useCreatedRecord(newCarrierSave(ownerFor(user, providerSid), rows), {
    editPage: kinds.carrier.edit,
    providerSid,
    refresh: useCarrierRefresh(),
    next: (_, { accountSid }) => {
      rememberAccount(accountSid || null);
      return step.leaveTo(kinds.carrier.list);
    },
    unsaved: ({ sipGateways, sms }) => ({
      sipGateways: rows.sip.bySid(sipGateways),
      sms: {
        outbound: { ...sms.outbound, password: '' },
        inbound: { ...sms.inbound, password: '' },
        gateways: rows.smpp.bySid(sms.gateways),
      },
    }),
  });
  return (
    <CarrierForm
      carrier={null}
      base={base}
      accounts={accounts}
      providerSid={providerSid}
      save={save}
    />
  );
}
