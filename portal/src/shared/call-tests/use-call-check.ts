import { useWorker } from '@trunkline/ui/engines/call-routing';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Missing } from '../../configuration/check/explain.ts';
import type { CallRecords } from '../../configuration/check/world.ts';
import type { CallsAnswer, CallsRequest } from '../../configuration/worker/calls.worker.ts';
import {
  type GatewaysByCarrier,
  sipGatewaysOf,
} from '../../platform/resources/carriers/sip-gateways.ts';
import { type LcrRoute, listLcrRoutes } from '../../platform/resources/routing/lcr-tables.ts';
import { fewCalls } from '../batch/duration.ts';

const make = () =>
  new Worker(new URL('../../configuration/worker/calls.worker.ts', import.meta.url), {
    type: 'module',
  });

/** Enough for 500 calls through hundreds of routes. In ms. */
const limit = 10_000;

/** Runs tests and past calls against these records in a worker, with a time limit. */
export const useCallCheck = (request: CallsRequest | null) =>
  useWorker<CallsRequest, CallsAnswer>(make, request, limit);

/** Gateways and routes loaded because a result lacked them. */
type ReadRecords = {
  gateways: GatewaysByCarrier;
  tables: ReadonlyMap<string, readonly LcrRoute[]>;
};

const nothingRead: ReadRecords = { gateways: new Map(), tables: new Map() };

/** Adds records that were loaded later. */
export const withRead = (records: CallRecords, { gateways, tables }: ReadRecords): CallRecords => ({
  ...records,
  gateways: new Map([...gateways, ...records.gateways]),
  tables: records.tables.map((one) =>
    one.routes ? one : { ...one, routes: tables.get(one.table.lcr_sid) ?? null },
  ),
});

/** Loads the records that a result lacks, each once with one request; stops after a few. */
export function useMissingRecords(missing: Missing | undefined) {
  const [read, setRead] = useState(nothingRead);
  const [isReading, setReading] = useState(false);
  const asked = useRef(new Set<string>());
  const fill = useEffectEvent(async ({ gateways, tables }: Missing) => {
    const isNew = (sid: string) => !asked.current.has(sid);
    const carrierSids = gateways.filter(isNew);
    const tableSids = tables.filter(isNew);
    const sids = [...carrierSids, ...tableSids];
    if (sids.length === 0 || asked.current.size + sids.length > fewCalls) return;
    for (const sid of sids) asked.current.add(sid);
    setReading(true);
    // A record that can't be loaded stays missing: its calls can't be decided.
    const orNothing = () => [];
    const [known, routes] = await Promise.all([
      Promise.all(
        carrierSids.map((sid) =>
          sipGatewaysOf(sid, true)
            .get()
            .then((all) => [[sid, all] as const], orNothing),
        ),
      ),
      Promise.all(
        tableSids.map((sid) => listLcrRoutes(sid).then((all) => [[sid, all] as const], orNothing)),
      ),
    ]);
    setRead((before) => ({
      gateways: new Map([...before.gateways, ...known.flat()]),
      tables: new Map([...before.tables, ...routes.flat()]),
    }));
    setReading(false);
  });
  useEffect(() => {
    if (missing) void fill(missing);
  }, [missing]);
  return { read, isReading };
}
