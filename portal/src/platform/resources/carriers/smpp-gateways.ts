import * as v from 'valibot';
import { read, useQuery } from '../../client/cache/query.ts';
import { bit, type Columns, numberOr, text, withColumns } from '../../client/calls/wire.ts';
import { gatewaysPath } from '../paths.ts';

const smppGateway = v.object({
  smpp_gateway_sid: v.string(),
  ipv4: text,
  port: numberOr(2775),
  netmask: numberOr(32),
  is_primary: v.optional(bit, false),
  inbound: v.optional(bit, false),
  outbound: v.optional(bit, false),
  use_tls: v.optional(bit, false),
});
export type StoredSmppGateway = v.InferOutput<typeof smppGateway> & { columns?: Columns };

const smppGateways = v.array(withColumns(smppGateway));
const gatewaysOf = (carrierSid: string, isBackground = false) =>
  read(gatewaysPath('Smpp', carrierSid), smppGateways, { isBackground });
export const listSmppGateways = (carrierSid: string, isBackground?: boolean) =>
  gatewaysOf(carrierSid, isBackground).get();
export const useSmppGateways = (carrierSid: string | null) =>
  useQuery(carrierSid && gatewaysOf(carrierSid));
