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
  /** All but the SID, with that of the carrier. */
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

/** SIP before SMPP gateways, each in the order in which the platform has them. */
export const listWholeGateways = async (carrierSid: string): Promise<WholeGateway[]> =>
  (await Promise.all([listOf('sip', carrierSid), listOf('smpp', carrierSid)])).flat();

/** @returns the sid that the gateway has from now on */
export const storeGatewayAgain = ({ kind, columns }: WholeGateway) =>
  creation(resources[kind], columns).send();
