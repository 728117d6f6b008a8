import { useEffect, useRef, useState } from 'react';
import useSWR from 'swr';
import type { Batch } from './batch.ts';
import { readGateways } from './gateway-reading.ts';
import {
  type GatewaysByCarrier,
  type KnownGateways,
  knownGatewaysKey,
  type StoredSipGateway,
} from './sip-gateways.ts';

const none: GatewaysByCarrier = new Map();
/** Older ones are read again when a screen opens. In ms. */
const freshFor = 10 * 60_000;

/**
 * The gateways of many carriers, read on demand at the platform's pace. What was read is kept for
 * the next question, the next try and the next visit.
 */
export function useKnownGateways(userSid: string) {
  const { data, mutate } = useSWR<KnownGateways | undefined>(knownGatewaysKey(userSid), null);
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
