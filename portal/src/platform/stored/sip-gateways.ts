import * as v from 'valibot';
import {
  bit,
  type Columns,
  numberOr,
  optionalNumber,
  optionalText,
  text,
} from '../client/calls/wire.ts';

export const sipGateway = v.object({
  sip_gateway_sid: v.string(),
  ipv4: text,
  port: optionalNumber,
  netmask: numberOr(32),
  protocol: v.pipe(
    optionalText,
    v.transform((protocol) => protocol || 'udp'),
  ),
  inbound: v.optional(bit, false),
  outbound: v.optional(bit, false),
  is_active: v.optional(bit, true),
  pad_crypto: v.optional(bit, false),
  send_options_ping: v.optional(bit, false),
  use_sips_scheme: v.optional(bit, false),
});
export type StoredSipGateway = v.InferOutput<typeof sipGateway> & { columns?: Columns };

export type GatewaysByCarrier = ReadonlyMap<string, readonly StoredSipGateway[]>;
