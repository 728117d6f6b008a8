import * as v from 'valibot';
import { path } from '../../client/path.ts';
import { read, useQuery } from '../../client/query.ts';
import { call, command } from '../../client/transport.ts';
import { bit, created } from '../../client/wire.ts';
import { gatewaysPath } from '../paths.ts';

const smppGateway = v.object({
  smpp_gateway_sid: v.string(),
  ipv4: v.string(),
  port: v.nullish(v.number(), 2775),
  netmask: v.nullish(v.number(), 32),
  is_primary: v.optional(bit, false),
  inbound: v.optional(bit, false),
  outbound: v.optional(bit, false),
  use_tls: v.optional(bit, false),
});
export type StoredSmppGateway = v.InferOutput<typeof smppGateway>;

const smppGateways = v.array(smppGateway);
const gatewaysOf = (carrierSid: string, isBackground = false) =>
  read(gatewaysPath('Smpp', carrierSid), smppGateways, { isBackground });
export const listSmppGateways = (carrierSid: string, isBackground?: boolean) =>
  gatewaysOf(carrierSid, isBackground).get();
export const useSmppGateways = (carrierSid: string | null) =>
  useQuery(carrierSid && gatewaysOf(carrierSid));

export type SmppGatewayToSend = {
  ipv4: string;
  port: number;
  netmask: number;
  is_primary: boolean;
  use_tls: boolean;
  /** New gateways only; a stored one keeps its directions. */
  inbound?: 0 | 1;
  outbound?: 0 | 1;
};

/** @returns the new gateway's sid */
export const createSmppGateway = async (carrierSid: string, body: SmppGatewayToSend) =>
  (await call(created, 'POST', 'SmppGateways', { body: { ...body, voip_carrier_sid: carrierSid } }))
    .sid;

export const updateSmppGateway = (sid: string, body: SmppGatewayToSend) =>
  command('PUT', path`SmppGateways/${sid}`, { body });

export const deleteSmppGateway = (sid: string) => command('DELETE', path`SmppGateways/${sid}`);
