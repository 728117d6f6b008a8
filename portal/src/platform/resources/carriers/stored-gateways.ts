import * as v from 'valibot';
import { path } from '../../client/calls/path.ts';
import { call } from '../../client/calls/transport.ts';
import { created } from '../../client/calls/wire.ts';

/*
 * Gateways as they are stored, with every column, known here or not: what is put back after a failed
 * deletion has to be what was there.
 */

const resources = {
  sip: { path: 'SipGateways', key: 'sip_gateway_sid' },
  smpp: { path: 'SmppGateways', key: 'smpp_gateway_sid' },
} as const;

export type WholeGateway = {
  kind: keyof typeof resources;
  sid: string;
  /** All but the SID, with that of the carrier. */
  columns: Readonly<Record<string, unknown>>;
};

async function listOf(kind: WholeGateway['kind'], carrierSid: string): Promise<WholeGateway[]> {
  const { path: address, key } = resources[kind];
  const rows = await call(v.array(v.looseObject({ ipv4: v.unknown() })), 'GET', address, {
    query: { voip_carrier_sid: carrierSid },
  });
  return rows.map(({ [key]: sid, ...columns }) => ({
    kind,
    sid: v.parse(v.string(), sid),
    columns,
  }));
}

/** SIP before SMPP gateways, each in the order in which the platform has them. */
export const listWholeGateways = async (carrierSid: string): Promise<WholeGateway[]> =>
  (await Promise.all([listOf('sip', carrierSid), listOf('smpp', carrierSid)])).flat();

/** @returns the sid that the gateway has from now on */
export const storeGatewayAgain = async ({ kind, columns }: WholeGateway) =>
  (await call(created, 'POST', path`${resources[kind].path}`, { body: columns })).sid;
