import * as v from 'valibot';
import { call } from '../../client/calls/transport.ts';
import { creation } from '../../client/calls/write.ts';
import { gatewaysPath } from '../paths.ts';
import { sidColumns } from '../sid-columns.ts';

/*
 * Gateways as they are stored, with every column, known here or not: what is put back after a failed
 * deletion has to be what was there.
 */

const resources = { sip: 'SipGateways', smpp: 'SmppGateways' } as const;

export type WholeGateway = {
  kind: keyof typeof resources;
  sid: string;
  /** All columns but the SID, including the carrier's SID. */
  columns: Readonly<Record<string, unknown>>;
};

async function listOf(kind: WholeGateway['kind'], carrierSid: string): Promise<WholeGateway[]> {
  const address = gatewaysPath(kind === 'sip' ? 'Sip' : 'Smpp', carrierSid);
  const rows = await call(v.array(v.looseObject({ ipv4: v.unknown() })), 'GET', address);
  return rows.map(({ [sidColumns[resources[kind]]]: sid, ...columns }) => ({
    kind,
    sid: v.parse(v.string(), sid),
    columns,
  }));
}

/** SIP gateways before SMPP gateways, each in the platform's order. */
export const listWholeGateways = async (carrierSid: string): Promise<WholeGateway[]> =>
  (await Promise.all([listOf('sip', carrierSid), listOf('smpp', carrierSid)])).flat();

/** @returns the new sid of the gateway */
export const storeGatewayAgain = ({ kind, columns }: WholeGateway) =>
  creation(resources[kind], columns).send();
