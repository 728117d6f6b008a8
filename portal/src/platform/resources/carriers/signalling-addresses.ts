import * as v from 'valibot';
import { read, useLookup } from '../../client/cache/query.ts';
import { bit } from '../../client/calls/wire.ts';

const sbc = v.object({
  sbc_address_sid: v.string(),
  ipv4: v.string(),
  port: v.nullish(v.number()),
  tls_port: v.nullish(v.number()),
});
export type Sbc = v.InferOutput<typeof sbc>;

const smpp = v.object({
  smpp_address_sid: v.string(),
  ipv4: v.string(),
  port: v.nullish(v.number()),
  use_tls: v.optional(bit, false),
});

const sbcs = read('Sbcs', v.array(sbc));
const smpps = read('Smpps', v.array(smpp));

/** Addresses at which the platform takes calls and from which it sends them. */
export const useSbcs = () => useLookup(sbcs);

/** The same for messages. @param isWanted false: no request */
export const useSmpps = (isWanted: boolean) => useLookup(isWanted ? smpps : null);
