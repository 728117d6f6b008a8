import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { PlatformError } from '../../platform/errors.ts';
import { accountOwner, type Owner, providerOwner } from '../../platform/owner.ts';
import { type Carrier, useCarrierRefresh } from '../../platform/voip-carriers.ts';
import type { RecordSave } from '../../screen/form/use-record-form.ts';
import { kinds } from '../../screen/record/kinds.ts';
import { rememberAccount } from '../../screen/remembered-account.ts';
import { draftsBelongTo, keepDraftFor } from '../../session/drafts.ts';
import { useUser } from '../../session/session.ts';
import type { SessionUser } from '../../session/user.ts';
import type { CarrierFormValues } from './carrier-form.schema.ts';
import { makingOnce } from './make-once.ts';
import {
  carrierCalls,
  type GatewayRows,
  gatewayRows,
  isForeignRefusal,
  newCarrierCalls,
  notYours,
} from './save-carrier.ts';

type SaveCarrier = RecordSave<CarrierFormValues, Carrier>;

/** Account users make carriers on the path of their account, the others on that of the provider. */
export const ownerFor = ({ scope, accountSid }: SessionUser, providerSid: string): Owner =>
  scope === 'account' ? accountOwner(accountSid ?? '') : providerOwner(providerSid);

/** Creates a carrier with its gateways and goes to the list; with what was not stored, to its screen. */
export function useCreateCarrier(providerSid: string): SaveCarrier {
  const user = useUser();
  const [, navigate] = useLocation();
  const refresh = useCarrierRefresh();
  const created = useRef('');
  const [rows] = useState(gatewayRows);
  const owner = ownerFor(user, providerSid);
  useEffect(() => () => draftsBelongTo(null), []);
  const onCreated = (sid: string) => {
    created.current = sid;
    draftsBelongTo(kinds.carrier.edit(sid));
  };
  return {
    ...newCarrierCalls(makingOnce(owner), onCreated, { rows }),
    refresh: () => refresh(created.current),
    leave: ({ accountSid }) => {
      rememberAccount(accountSid || null);
      navigate(kinds.carrier.list, { replace: true });
    },
    // The form of the new carrier takes the gateways over, unsaved.
    leavePartial: ({ sipGateways, sms }, problem) => {
      const path = kinds.carrier.edit(created.current);
      const gateways = rows.smpp.bySid(sms.gateways);
      const draft = {
        sipGateways: rows.sip.bySid(sipGateways),
        sms: {
          outbound: { ...sms.outbound, password: '' },
          inbound: { ...sms.inbound, password: '' },
          gateways,
        },
      };
      keepDraftFor(path, user.userSid, providerSid, draft, problem);
      navigate(path, { replace: true });
    },
  };
}

/** Changes a carrier and its gateways, and stays. */
export function useUpdateCarrier(carrier: Carrier, rows: GatewayRows): SaveCarrier {
  const refresh = useCarrierRefresh();
  const { voip_carrier_sid: sid } = carrier;
  const said: string[] = [];
  const calls = carrierCalls(sid, { rows, say: (message) => said.push(message) });
  return {
    ...calls,
    reread: () => refusedInWords(() => calls.reread?.()),
    write: (values, latest) => refusedInWords(() => calls.write(values, latest)),
    refresh: () => refresh(sid),
    // One toast at a time: what was taken away is said with the rest.
    get done() {
      return ['Carrier updated successfully', ...new Set(said)].join('. ');
    },
  };
}

/** A refusal for want of rights, as prescribed. */
async function refusedInWords<Result>(work: () => Promise<Result> | undefined): Promise<Result> {
  try {
    return (await work()) as Result;
  } catch (error) {
    if (!isForeignRefusal(error)) throw error;
    throw new PlatformError('Forbidden', notYours);
  }
}
