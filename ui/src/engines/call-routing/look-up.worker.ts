import { type Lookup, lookUpRoute, type OutboundRoute } from './outbound.model.ts';

export type LookUpRequest = {
  /** Tables by name, such as the stored and the edited one. */
  tables: Record<string, readonly OutboundRoute[]>;
  numbers: readonly string[];
  /** Skipped routes are left out: only the carrier counts here. */
  isBrief?: boolean;
};
/** For each table, in the order of the numbers. */
export type LookUpAnswer = Record<string, Lookup[]>;

/** Off the page: a text may keep the engine busy for minutes. */
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
