import type { SipGateway } from '@trunkline/ui/widgets/sip-gateways';
import type { SmppGateway } from '@trunkline/ui/widgets/smpp-gateways';
import { PlatformError } from '../../../platform/client/calls/errors.ts';
import { carrier } from '../../../platform/records/carrier.ts';
import { columnsIn } from '../../../platform/records/record.ts';
import { newCarrier, newGateway } from '../../../platform/resources/carriers/carrier-writes.ts';
import { listSipGateways } from '../../../platform/resources/carriers/sip-gateways.ts';
import { listSmppGateways } from '../../../platform/resources/carriers/smpp-gateways.ts';
import {
  type Carrier,
  getCarrier,
  listAccountCarriers,
  searchCarriers,
} from '../../../platform/resources/carriers/voip-carriers.ts';
import { recordDeletion, recordUpdate } from '../../../platform/resources/record-writes.ts';
import { accountOwner, type Owner, providerOwner } from '../../../platform/values/owner.ts';
import type { Compound, NewCompound } from '../../../screen/form/save/compound/compound-save.ts';
import {
  type RowCalls,
  type StoredRows,
  storedRows,
} from '../../../screen/form/save/compound/stored-rows.ts';
import { changedColumns } from '../../../screen/form/save/record/columns.ts';
import type { FieldProblem } from '../../../screen/form/save/record/save-record.ts';
import type { KeptRecord } from '../../../screen/history/kept-record.ts';
import type { SessionUser } from '../../../session/user.ts';
import { refusedAs, writeRefusedAs } from '../../../shared/records/refused-as.ts';
import {
  type CarrierFormValues,
  carrierMembers,
  carrierSecrets,
  emptyCarrier,
} from './carrier-form.schema.ts';
import {
  carrierUpdateOf,
  carrierValues,
  newCarrierOf,
  newSmppGatewayOf,
  sipGatewayToSend,
  sipGatewayUpdateOf,
  sipGatewayValue,
  smppGatewayUpdateOf,
  smppGatewayValue,
} from './carrier-form.wire.ts';

/** Gateways that earlier saves of the form created. */
type GatewayRows = { sip: StoredRows<SipGateway>; smpp: StoredRows<SmppGateway> };

const gatewayKey = ({ address, port }: { address: string; port: string }) =>
  `${address.trim().toLowerCase()}:${port.trim()}`;

export const gatewayRows = (): GatewayRows => ({
  sip: storedRows<SipGateway>(gatewayKey),
  smpp: storedRows<SmppGateway>((gateway) => `${gateway.direction} ${gatewayKey(gateway)}`),
});

/** Prescribed. */
const notMine = 'You do not have permissions to make changes to this Carrier';

const sipCalls = (carrierSid: string): RowCalls<SipGateway> => ({
  label: ({ address }) => `SIP gateway ${address.trim()}`,
  create: (row) => newGateway('SipGateways', carrierSid, sipGatewayToSend(row)),
  update: (sid, row, before) => recordUpdate('SipGateways', sid, sipGatewayUpdateOf(row, before)),
  remove: (sid) => recordDeletion('SipGateways', sid),
  // Prescribed, like the next one.
  removed: () => 'SIP gateway successfully deleted',
});

const smppCalls = (carrierSid: string): RowCalls<SmppGateway> => ({
  label: ({ direction, address }) => `SMPP ${direction} gateway ${address.trim()}`,
  create: (row) => newGateway('SmppGateways', carrierSid, newSmppGatewayOf(row)),
  update: (sid, row, before) =>
    recordUpdate(
      'SmppGateways',
      sid,
      changedColumns(smppGatewayUpdateOf(row), smppGatewayUpdateOf(before)),
    ),
  remove: (sid) => recordDeletion('SmppGateways', sid),
  removed: ({ direction }) => `SMPP ${direction} gateway successfully deleted`,
});

/** Saves a carrier with its gateways. */
export const carrierSave = (
  rows: GatewayRows = gatewayRows(),
): Compound<CarrierFormValues, Carrier> => ({
  label: 'Carrier',
  read: (carrierSid) =>
    refusedAs(notMine, async () => {
      const [stored, sip, smpp] = await Promise.all([
        getCarrier(carrierSid),
        listSipGateways(carrierSid),
        listSmppGateways(carrierSid),
      ]);
      const values = carrierValues(stored, {
        sipGateways: rows.sip.read(sip.map((one) => [one.sip_gateway_sid, sipGatewayValue(one)])),
        smppGateways: rows.smpp.read(
          smpp.map((one) => [one.smpp_gateway_sid, smppGatewayValue(one)]),
        ),
      });
      return { values, stored };
    }),
  update: (carrierSid, values, { values: before }) =>
    writeRefusedAs(
      notMine,
      recordUpdate('VoipCarriers', carrierSid, carrierUpdateOf(values, before)),
    ),
  saveRest: async (carrierSid, { sipGateways, sms }, latest, tried) => {
    const before = latest?.values;
    await rows.sip.save(sipGateways, before?.sipGateways ?? {}, tried, sipCalls(carrierSid));
    await rows.smpp.save(sms.gateways, before?.sms.gateways ?? {}, tried, smppCalls(carrierSid));
  },
  restCalls: (carrierSid, { sipGateways, sms }, latest) => [
    ...rows.sip.calls(sipGateways, latest?.values.sipGateways ?? {}, sipCalls(carrierSid)),
    ...rows.smpp.calls(sms.gateways, latest?.values.sms.gateways ?? {}, smppCalls(carrierSid)),
  ],
  forgetFormIds: () => {
    rows.sip.forgetFormIds();
    rows.smpp.forgetFormIds();
  },
  refusedFields,
});

export const newCarrierSave = (
  owner: Owner,
  rows?: GatewayRows,
): NewCompound<CarrierFormValues, Carrier> => ({
  ...carrierSave(rows),
  create: (values) => newCarrier(owner, newCarrierOf(values)),
  lost: {
    mark: ({ name }) => name,
    find: async (name) => {
      const carriers =
        owner.kind === 'account'
          ? await listAccountCarriers(owner.sid)
          : await searchCarriers(owner.sid, name, 500);
      return carriers.filter((one) => one.name === name).map((one) => one.voip_carrier_sid);
    },
    isShared: () => true,
  },
});

/** The platform names the column. */
function refusedFields(error: unknown): FieldProblem[] {
  if (!(error instanceof PlatformError) || error.status >= 500) return [];
  const refused = columnsIn(carrier.columns).find(
    ({ column: { name, isUnshown } }) => !isUnshown && name !== 'name' && error.said.includes(name),
  );
  return refused ? [{ field: refused.path, message: error.message }] : [];
}

/** A carrier and its gateways, as stored before a deletion. */
export const keptCarrier = async (sid: string): Promise<KeptRecord> => ({
  values: (await carrierSave().read(sid)).values,
  empty: emptyCarrier,
  members: carrierMembers,
  secrets: carrierSecrets,
});

/** Account users create carriers on the endpoint of their account, others on the provider's. */
export const ownerFor = ({ scope, accountSid }: SessionUser, providerSid: string): Owner =>
  scope === 'account' ? accountOwner(accountSid ?? '') : providerOwner(providerSid);
