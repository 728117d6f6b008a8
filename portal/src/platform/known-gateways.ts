import { useEffect, useRef, useState } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import type { Batch } from './batch.ts';
import { readGateways } from './gateway-reading.ts';
import type { StoredSipGateway } from './sip-gateways.ts';

export type GatewaysByCarrier = ReadonlyMap<string, readonly StoredSipGateway[]>;

/** since: when the first of them was read. */
type Known = { of: GatewaysByCarrier; since: number };

const none: GatewaysByCarrier = new Map();
/** Older ones are read again when a screen opens. In ms. */
const freshFor = 10 * 60_000;
const name = 'KnownGateways';

/**
 * The gateways of many carriers, read on demand at the platform's pace. What was read is kept for
 * the next question, the next try and the next visit.
 */
export function useKnownGateways(userSid: string) {
  const { data, mutate } = useSWR<Known | undefined>([name, userSid], null);
  const [batch, setBatch] = useState<Batch<string> | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const running = useRef<Batch<string> | null>(null);
  useEffect(
    () => () => {
      running.current?.cancel();
      running.current = null;
    },
    [],
  );
  const isOld = data !== undefined && Date.now() - data.since > freshFor;
  const [isOldAtFirst] = useState(isOld);
  useEffect(() => {
    if (isOldAtFirst) void mutate(undefined, { revalidate: false });
  }, [isOldAtFirst, mutate]);

  const keep = (sid: string, gateways: readonly StoredSipGateway[]) =>
    mutate(
      (known) => ({
        of: new Map(known?.of).set(sid, gateways),
        since: known?.since ?? Date.now(),
      }),
      { revalidate: false },
    );

  return {
    known: data?.of ?? none,
    since: data && new Date(data.since),
    batch,
    /** Why some could not be read; null while nothing is wrong. */
    problem,
    read: (carrierSids: readonly string[]) => {
      if (running.current) return;
      setProblem(null);
      const next = readGateways(carrierSids, (sid, gateways) => void keep(sid, gateways));
      running.current = next;
      setBatch(next);
      next.start();
      void next.ended.then(() => {
        // The screen was left.
        if (running.current !== next) return;
        running.current = null;
        setBatch(null);
        const [failure] = next.get().failures;
        if (failure) setProblem(failure.reason);
      });
    },
    forget: () => mutate(undefined, { revalidate: false }),
  };
}

/** Gateways of a carrier, or of all when it is not said which, are others by now. */
export function useForgetGateways() {
  const { mutate } = useSWRConfig();
  return (carrierSid?: string) =>
    mutate<Known | undefined>(
      (key) => Array.isArray(key) && key[0] === name,
      (known) => {
        if (!known || carrierSid === undefined) return undefined;
        const of = new Map(known.of);
        of.delete(carrierSid);
        return { ...known, of };
      },
      { revalidate: false },
    );
}
