import { useEffect, useRef, useState } from 'react';
import { type Batch, createBatch } from '../../client/batch.ts';
import {
  type GatewaysByCarrier,
  listSipGateways,
  type StoredSipGateway,
  useForgetGateways,
  useKeptGateways,
} from './sip-gateways.ts';

/** More carriers than this are not read without a question: the platform's calls are everyone's. */
export const fewCarriers = 100;

/** Asks for the gateways of many carriers, one call each, at the pace that the platform bears. */
export const readGateways = (
  carrierSids: readonly string[],
  onRead: (carrierSid: string, gateways: readonly StoredSipGateway[]) => void,
) =>
  createBatch(carrierSids, {
    work: async (sid) => onRead(sid, await listSipGateways(sid)),
  });

const none: GatewaysByCarrier = new Map();
/** Older ones are read again when a screen opens. In ms. */
const freshFor = 10 * 60_000;

/**
 * The gateways of many carriers, read on demand at the platform's pace. What was read is kept for
 * the next question, the next try and the next visit.
 */
export function useKnownGateways() {
  const { data, change } = useKeptGateways();
  const forget = useForgetGateways();
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
    forget,
  };
}
