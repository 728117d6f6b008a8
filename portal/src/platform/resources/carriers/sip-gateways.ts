import { useRef } from 'react';
import * as v from 'valibot';
import { read, useComposed, useKept, useQuery } from '../../client/cache/query.ts';
import { withColumns } from '../../client/calls/wire.ts';
import { pace } from '../../client/pace/pace.ts';
import {
  type GatewaysByCarrier,
  type StoredSipGateway,
  sipGateway,
} from '../../stored/sip-gateways.ts';
import { gatewaysPath } from '../paths.ts';

export type { GatewaysByCarrier, StoredSipGateway } from '../../stored/sip-gateways.ts';

const sipGateways = v.array(withColumns(sipGateway));

/** When a carrier's gateways were last read in the background, by its sid. */
const readAt = new Map<string, number>();

/** @param isBackground for one of many carriers: yields to other reads */
export function sipGatewaysOf(carrierSid: string, isBackground = false) {
  const from = read(gatewaysPath('Sip', carrierSid), sipGateways, { isBackground });
  if (!isBackground) return from;
  const get = async () => {
    const gateways = await from.get();
    readAt.set(carrierSid, Date.now());
    return gateways;
  };
  return { ...from, get };
}
export const listSipGateways = (carrierSid: string) => sipGatewaysOf(carrierSid).get();
export const useSipGateways = (carrierSid: string | null) =>
  useQuery(carrierSid && sipGatewaysOf(carrierSid));

/** Same as the lifetime of the overview's results. In ms. */
const freshFor = 600_000;

/**
 * Loads the gateways of one carrier in a list, in the background, at the pace that the platform
 * allows and at most every ten minutes. A waiting read continues when its row unmounts: the
 * carrier's form may wait for the same one.
 */
export function useSipGatewaysOfRow(carrierSid: string | null) {
  const from = carrierSid && sipGatewaysOf(carrierSid, true);
  const inTurn = from && {
    path: from.path,
    get: async () => {
      await pace.take();
      return from.get();
    },
  };
  return useQuery(inTurn, {
    revalidateIfStale: Date.now() - (readAt.get(carrierSid ?? '') ?? 0) > freshFor,
  });
}

/**
 * Gateways of many carriers, by the carrier's sid. Loads each carrier once per mount, and keeps
 * loaded ones while others are in flight.
 */
export function useGatewaysOf(carrierSids: readonly string[] | undefined) {
  const known = useRef(new Map<string, readonly StoredSipGateway[]>());
  return useComposed(
    carrierSids ? ['VoipCarriers', 'gateways', ...carrierSids] : null,
    async () => {
      const missing = (carrierSids ?? []).filter((sid) => !known.current.has(sid));
      const all = await Promise.all(missing.map((sid) => sipGatewaysOf(sid, true).get()));
      missing.forEach((sid, index) => {
        known.current.set(sid, all[index] ?? []);
      });
      return new Map(known.current);
    },
    { keepPreviousData: true },
  );
}

/** `since`: time of the first read. */
type KnownGateways = { of: GatewaysByCarrier; since: number };

/** Gateways loaded for the inbound test by `useKnownGateways`. */
export const useKeptGateways = () => useKept<KnownGateways>('KnownGateways');

/** Drops the gateways of a changed carrier; without a sid, those of all carriers. */
export function useForgetGateways() {
  const { change } = useKeptGateways();
  return (carrierSid?: string) =>
    change((before) => {
      if (!before || carrierSid === undefined) return undefined;
      const of = new Map(before.of);
      of.delete(carrierSid);
      return { ...before, of };
    });
}
