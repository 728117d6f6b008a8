import type { SipGateway } from '@trunkline/ui/widgets/sip-gateways';
import type { SmppGateway } from '@trunkline/ui/widgets/smpp-gateways';
import { atMost } from '../../platform/at-most.ts';
import { PlatformError } from '../../platform/errors.ts';
import {
  createSipGateway,
  deleteSipGateway,
  listSipGateways,
  updateSipGateway,
} from '../../platform/sip-gateways.ts';
import {
  createSmppGateway,
  deleteSmppGateway,
  listSmppGateways,
  updateSmppGateway,
} from '../../platform/smpp-gateways.ts';
import { type Carrier, getCarrier, updateCarrier } from '../../platform/voip-carriers.ts';
import { type SavePart, saveParts } from '../../screen/form/save-parts.ts';
import type { FieldProblem, SaveCalls, Written } from '../../screen/form/save-record.ts';
import type { CarrierFormValues } from './carrier-form.schema.ts';
import {
  carrierUpdateOf,
  carrierValues,
  type GatewayValues,
  newCarrierOf,
  newSmppGatewayOf,
  sipGatewayToSend,
  sipGatewayValue,
  smppGatewayUpdateOf,
  smppGatewayValue,
} from './carrier-form.wire.ts';
import type { MakeOnce } from './make-once.ts';
import { type StoredRows, storedRows } from './stored-rows.ts';

type CarrierCalls = SaveCalls<CarrierFormValues, Carrier>;

/** What a form knows of the gateways that its saves have made. */
export type GatewayRows = { sip: StoredRows<SipGateway>; smpp: StoredRows<SmppGateway> };

export const gatewayRows = (): GatewayRows => ({
  sip: storedRows(({ address, port }) => `${address.trim().toLowerCase()}:${port.trim()}`),
  smpp: storedRows(
    ({ direction, address, port }) => `${direction} ${address.trim().toLowerCase()}:${port.trim()}`,
  ),
});

/** Prescribed. */
const removed = {
  sip: 'SIP gateway successfully deleted',
  outbound: 'SMPP outbound gateway successfully deleted',
  inbound: 'SMPP inbound gateway successfully deleted',
};

type SaveOptions = {
  rows?: GatewayRows;
  /** Told what is to be said of a gateway that was taken away. */
  say?: (message: string) => void;
};

async function readGateways(carrierSid: string, rows: GatewayRows): Promise<GatewayValues> {
  const [sip, smpp] = await Promise.all([
    listSipGateways(carrierSid),
    listSmppGateways(carrierSid),
  ]);
  return {
    sipGateways: rows.sip.read(sip.map((one) => [one.sip_gateway_sid, sipGatewayValue(one)])),
    smppGateways: rows.smpp.read(smpp.map((one) => [one.smpp_gateway_sid, smppGatewayValue(one)])),
  };
}

/** Nothing more gets through. */
const isOver = (error: unknown) =>
  error instanceof PlatformError && ['Unreachable', 'Unauthorized'].includes(error.kind);

/** One after the other; once the connection or the session is gone, nothing more is sent. */
function inTurn(parts: readonly SavePart[]) {
  const one = atMost(1);
  let end: unknown;
  return saveParts(
    parts.map(({ label, run }) => ({
      label,
      run: () =>
        one(async () => {
          if (end !== undefined) throw end;
          await run().catch((error: unknown) => {
            if (isOver(error)) end = error;
            throw error;
          });
        }),
    })),
  );
}

async function saveGateways(
  carrierSid: string,
  values: CarrierFormValues,
  stored: GatewayValues,
  { rows = gatewayRows(), say = () => undefined }: SaveOptions,
): Promise<Required<Pick<Written, 'failures' | 'saved'>>> {
  const parts = [
    ...rows.sip.parts(values.sipGateways, stored.sipGateways, {
      create: (row) => createSipGateway(carrierSid, sipGatewayToSend(row)),
      update: (sid, row) => updateSipGateway(sid, sipGatewayToSend(row)),
      remove: deleteSipGateway,
      label: ({ address }) => `SIP gateway ${address.trim()}`,
      onRemoved: () => say(removed.sip),
    }),
    ...rows.smpp.parts(values.sms.gateways, stored.smppGateways, {
      create: (row) => createSmppGateway(carrierSid, newSmppGatewayOf(row)),
      update: (sid, row) => updateSmppGateway(sid, smppGatewayUpdateOf(row)),
      remove: deleteSmppGateway,
      label: ({ direction, address }) => `SMPP ${direction} gateway ${address.trim()}`,
      onRemoved: ({ direction }) => say(removed[direction]),
    }),
  ];
  return inTurn(parts);
}

/**
 * The calls that make a carrier with its gateways.
 * @param onCreated told the sid before the gateways are saved, whatever becomes of them
 */
export const newCarrierCalls = (
  make: MakeOnce,
  onCreated: (sid: string) => void,
  options: SaveOptions = {},
): CarrierCalls => ({
  write: async (values) => {
    const { sid, isFound } = await make(values);
    onCreated(sid);
    // What was typed since its answer was lost.
    if (isFound) await updateCarrier(sid, newCarrierOf(values));
    const none = { sipGateways: {}, smppGateways: {} };
    const { failures, saved } = await saveGateways(sid, values, none, options);
    return { failures, saved: ['Carrier', ...saved] };
  },
  refusedFields,
});

/** The calls that change a carrier and its gateways. The carrier itself goes first. */
export const carrierCalls = (carrierSid: string, options: SaveOptions = {}): CarrierCalls => {
  const rows = options.rows ?? gatewayRows();
  const reread = async () => {
    const [carrier, gateways] = await Promise.all([
      getCarrier(carrierSid),
      readGateways(carrierSid, rows),
    ]);
    return { values: carrierValues(carrier, gateways), stored: carrier };
  };
  return {
    reread,
    write: async (values, latest) => {
      if (!latest) return;
      const { values: before } = latest;
      const update = carrierUpdateOf(values, before);
      if (update) await updateCarrier(carrierSid, update);
      const stored = { sipGateways: before.sipGateways, smppGateways: before.sms.gateways };
      const { failures, saved } = await saveGateways(carrierSid, values, stored, {
        ...options,
        rows,
      });
      const all = update ? ['Carrier', ...saved] : saved;
      if (failures.length === 0) {
        rows.sip.settle();
        rows.smpp.settle();
        return { saved: all };
      }
      // What did get through is no change any more.
      const isLost = failures.some(({ error }) => isOver(error));
      const since = isLost ? undefined : await reread().catch(() => undefined);
      return { failures, saved: all, base: since?.values };
    },
    refusedFields,
  };
};

/** Prescribed; the platform speaks of another user. */
export const notYours = 'You do not have permissions to make changes to this Carrier';

/** What it says of somebody else's carrier. */
export const isForeignRefusal = (error: unknown) =>
  error instanceof PlatformError &&
  (error.kind === 'Forbidden' || error.said.includes('belongs to a different user'));

const refusedColumns: Record<string, string> = {
  application_sid: 'applicationSid',
  account_sid: 'accountSid',
  register_username: 'authentication.username',
  register_password: 'authentication.password',
  register_sip_realm: 'authentication.realm',
  register_from_domain: 'authentication.fromDomain',
  tech_prefix: 'techPrefix',
  diversion: 'diversion',
  outbound_sip_proxy: 'outboundProxy',
};

/** The platform names the column it means. */
function refusedFields(error: unknown): FieldProblem[] {
  if (!(error instanceof PlatformError) || error.status >= 500) return [];
  const column = Object.keys(refusedColumns).find((name) => error.said.includes(name));
  const field = column && refusedColumns[column];
  return field ? [{ field, message: error.message }] : [];
}
