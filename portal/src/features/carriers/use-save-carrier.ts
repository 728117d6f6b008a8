import { useState } from 'react';
import { accountOwner, type Owner, providerOwner } from '../../platform/owner.ts';
import { type Carrier, useCarrierRefresh } from '../../platform/voip-carriers.ts';
import { changeCalls } from '../../screen/form/compound-save.ts';
import { useCreatedRecord } from '../../screen/form/use-created-record.ts';
import type { RecordSave } from '../../screen/form/use-record-form.ts';
import { kinds } from '../../screen/record/kinds.ts';
import { rememberAccount } from '../../screen/remembered-account.ts';
import { useUser } from '../../session/session.ts';
import type { SessionUser } from '../../session/user.ts';
import type { CarrierFormValues } from './carrier-form.schema.ts';
import { carrierSave, type GatewayRows, gatewayRows, newCarrierSave } from './save-carrier.ts';

type SaveCarrier = RecordSave<CarrierFormValues, Carrier>;

/** Account users create carriers on the path of their account, the others on that of the provider. */
export const ownerFor = ({ scope, accountSid }: SessionUser, providerSid: string): Owner =>
  scope === 'account' ? accountOwner(accountSid ?? '') : providerOwner(providerSid);

/** Creates a carrier with its gateways and goes to the list; with what was not stored, to its screen. */
export function useCreateCarrier(providerSid: string): SaveCarrier {
  const owner = ownerFor(useUser(), providerSid);
  const refresh = useCarrierRefresh();
  const [rows] = useState(gatewayRows);
  return useCreatedRecord(newCarrierSave(owner, rows), {
    editPage: kinds.carrier.edit,
    providerSid,
    refresh,
    next: (_, { accountSid }) => {
      rememberAccount(accountSid || null);
      return kinds.carrier.list;
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
}

/** Changes a carrier and its gateways, and stays. */
export function useUpdateCarrier({ voip_carrier_sid }: Carrier, rows: GatewayRows): SaveCarrier {
  const refresh = useCarrierRefresh();
  return {
    ...changeCalls(carrierSave(rows), voip_carrier_sid),
    refresh: () => refresh(voip_carrier_sid),
  };
}
