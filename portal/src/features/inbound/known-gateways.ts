import { useEffect, useRef, useState } from 'react';
import type { Batch } from '../../platform/client/pace/batch.ts';
import {
  type GatewaysByCarrier,
  listSipGateways,
  type StoredSipGateway,
  useForgetGateways,
  useKeptGateways,
} from '../../platform/resources/carriers/sip-gateways.ts';
import { useBatch } from '../../shared/batch/use-batch.ts';

const none: GatewaysByCarrier = new Map();
/** Older gateways are reloaded when a screen opens. In ms. */
const freshFor = 10 * 60_000;

/**
 * Loads the gateways of many carriers on demand, at the platform's pace. Caches them for the next
 * question, retry and visit.
 */
export function useKnownGateways() {
  const { data, change } = useKeptGateways();
  const forget = useForgetGateways();
  const { batch, isRunning, run } = useBatch<string>();
  const latest = useRef<Batch<string> | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const isOld = data !== undefined && Date.now() - data.since > freshFor;
  const [isOldAtFirst] = useState(isOld);
  useEffect(() => {
    if (isOldAtFirst) void forget();
  }, [isOldAtFirst, forget]);

  const keep = (sid: string, gateways: readonly StoredSipGateway[]) =>
    change((known) => ({
      of: new Map(known?.of).set(sid, gateways),
      since: known?.since ?? Date.now(),
    }));

  return {
    known: data?.of ?? none,
    since: data && new Date(data.since),
    /** null unless loading. */
    batch: isRunning ? batch : null,
    /** Why some failed to load; null for none. */
    problem,
    read: async (carrierSids: readonly string[]) => {
      const status = latest.current?.get().status;
      if (status === 'running' || status === 'paused') return;
      setProblem(null);
      const reading = run(carrierSids, async (sid) => void keep(sid, await listSipGateways(sid)));
      latest.current = reading.batch;
      await reading.ended;
      const [failure] = reading.batch.get().failures;
      if (failure) setProblem(failure.reason);
    },
    forget,
  };
}
