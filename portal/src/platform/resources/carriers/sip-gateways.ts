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

/** When a carrier's gateways were read as one of many, by its sid. */
const readAt = new Map<string, number>();

/** @param isBackground one of many carriers: yields to other reads */
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

/** As long as the overview keeps its results. In ms. */
const freshFor = 600_000;

/**
 * The gateways of a carrier that is one row of many: asked for in the background at the pace that the
 * platform bears, and not again within ten minutes. A read that waits goes on when the row is left: the
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
 * The gateways of many carriers by the carrier's sid. While a screen stands, those that were asked for
 * are not asked for again, and stay known while others are on their way.
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

/** `since`: when the first of them was read. */
type KnownGateways = { of: GatewaysByCarrier; since: number };

/** Gateways that were read for the inbound test; `useKnownGateways` reads them. */
export const useKeptGateways = () => useKept<KnownGateways>('KnownGateways');

/** Drops the gateways of a carrier, which have changed; without a carrier those of all. */
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
