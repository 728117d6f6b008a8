import { type Lookup, lookUpRoute, type OutboundRoute } from './outbound.model.ts';

export type LookUpRequest = {
  /** Tables by name, such as the stored one and the edited one. */
  tables: Record<string, readonly OutboundRoute[]>;
  numbers: readonly string[];
  /** Leaves skipped routes out: only the carrier counts here. */
  isBrief?: boolean;
};
/** Results per table, in the order of the numbers. */
export type LookUpAnswer = Record<string, Lookup[]>;

/** Runs in a worker: some expressions take minutes. */
self.onmessage = ({ data }: MessageEvent<LookUpRequest>) => {
  const { tables, numbers, isBrief } = data;
  const answer: LookUpAnswer = {};
  for (const [name, routes] of Object.entries(tables)) {
    answer[name] = numbers.map((number) => {
      const lookup = lookUpRoute(routes, number);
      return isBrief ? { steps: lookup.steps.slice(-1), taken: lookup.taken } : lookup;
    });
  }
  self.postMessage(answer);
};
