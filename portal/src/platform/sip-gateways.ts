import { useRef } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import * as v from 'valibot';
import { atMost } from './at-most.ts';
import { path } from './path.ts';
import { call, command } from './transport.ts';
import { bit, created } from './wire.ts';

const sipGateway = v.object({
  sip_gateway_sid: v.string(),
  ipv4: v.string(),
  port: v.nullish(v.number()),
  netmask: v.nullish(v.number(), 32),
  protocol: v.fallback(v.picklist(['udp', 'tcp', 'tls', 'tls/srtp']), 'udp'),
  inbound: v.optional(bit, false),
  outbound: v.optional(bit, false),
  is_active: v.optional(bit, true),
  pad_crypto: v.optional(bit, false),
  send_options_ping: v.optional(bit, false),
  use_sips_scheme: v.optional(bit, false),
});
export type StoredSipGateway = v.InferOutput<typeof sipGateway>;

export const listSipGateways = (carrierSid: string) =>
  call(v.array(sipGateway), 'GET', 'SipGateways', { query: { voip_carrier_sid: carrierSid } });

const key = (carrierSid: string) => ['SipGateways', carrierSid] as const;

export const useSipGateways = (carrierSid: string | null) =>
  useSWR(carrierSid && key(carrierSid), () => listSipGateways(carrierSid ?? ''));

const inTurn = atMost(4);

/** Never more than four at a time, whoever asks. */
export const listSipGatewaysInTurn = (carrierSid: string) =>
  inTurn(() => listSipGateways(carrierSid));

/** The same without asking for what is known already, and never more than four at a time. */
export const useKnownSipGateways = (carrierSid: string | null) =>
  useSWR(carrierSid && key(carrierSid), () => listSipGatewaysInTurn(carrierSid ?? ''), {
    revalidateIfStale: false,
  });

/** The gateways of many carriers, four at a time. */
export const listGatewaysOf = (carrierSids: readonly string[]) =>
  Promise.all(carrierSids.map(listSipGatewaysInTurn));

/**
 * The gateways of many carriers by the carrier's sid. While a screen stands, those that were asked for
 * are not asked for again, and stay known while others are on their way.
 */
export function useGatewaysOf(carrierSids: readonly string[] | undefined) {
  const known = useRef(new Map<string, readonly StoredSipGateway[]>());
  return useSWR(
    carrierSids && ['GatewaysOf', ...carrierSids],
    async () => {
      const missing = (carrierSids ?? []).filter((sid) => !known.current.has(sid));
      const all = await listGatewaysOf(missing);
      missing.forEach((sid, index) => {
        known.current.set(sid, all[index] ?? []);
      });
      return new Map(known.current);
    },
    { keepPreviousData: true },
  );
}

/** 0 and 1 as prescribed; a null port is left to DNS. */
export type SipGatewayToSend = {
  ipv4: string;
  port: number | null;
  netmask: number;
  protocol: string;
  inbound: 0 | 1;
  outbound: 0 | 1;
  is_active: boolean;
  pad_crypto: boolean;
  send_options_ping: boolean;
  use_sips_scheme: boolean;
};

/** @returns the new gateway's sid */
export const createSipGateway = async (carrierSid: string, body: SipGatewayToSend) =>
  (await call(created, 'POST', 'SipGateways', { body: { ...body, voip_carrier_sid: carrierSid } }))
    .sid;

export const updateSipGateway = (sid: string, body: SipGatewayToSend) =>
  command('PUT', path`SipGateways/${sid}`, { body });

export const deleteSipGateway = (sid: string) => command('DELETE', path`SipGateways/${sid}`);

export type GatewaysByCarrier = ReadonlyMap<string, readonly StoredSipGateway[]>;

/** Gateways of many carriers that were read for the inbound test. since: when the first of them was. */
export type KnownGateways = { of: GatewaysByCarrier; since: number };

const known = 'KnownGateways';
export const knownGatewaysKey = (userSid: string) => [known, userSid] as const;

/** Gateways of a carrier, or of all when it is not said which, are others by now. */
export function useForgetGateways() {
  const { mutate } = useSWRConfig();
  return (carrierSid?: string) =>
    mutate<KnownGateways | undefined>(
      (key) => Array.isArray(key) && key[0] === known,
      (before) => {
        if (!before || carrierSid === undefined) return undefined;
        const of = new Map(before.of);
        of.delete(carrierSid);
        return { ...before, of };
      },
      { revalidate: false },
    );
}
