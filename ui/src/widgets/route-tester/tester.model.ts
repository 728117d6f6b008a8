import {
  answerWithoutRoute,
  type Caller,
  type Lookup,
  type OutboundCarrier,
  type OutboundRequest,
  type OutboundRoute,
  requestsOf,
} from '../../engines/call-routing/index.ts';
import { type TesterSentences, testerSentences } from './tester-sentences.ts';

/** A carrier and its name. */
export type TesterCarrier = OutboundCarrier & {
  name: string;
  /** Whether its gateways are unknown. */
  isUnknown?: boolean;
};
/** A route and its place in the table; the default route has none. */
export type TesterRoute = OutboundRoute & { place: number | null };

/** Everything besides the routes that decides which carrier takes a call. */
export type TesterWorld = {
  /** Carriers used by routes. */
  carriers: readonly TesterCarrier[];
  /** The caller, as seen by the routes. */
  caller: Caller;
};

/** Placeholder for any of the carriers with unknown gateways. */
const anybody = '';

/** Ids of the carriers that may take the call. */
export function takersOf({ taken }: Lookup, world: TesterWorld): string[] {
  if (taken) return [taken.carrierId];
  return isOpen(world)
    ? [anybody]
    : answerWithoutRoute(world.carriers, world.caller, null).carrierIds;
}

/** Whether carriers with unknown gateways may be drawn if no route matches. */
const isOpen = ({ carriers, caller }: TesterWorld) =>
  carriers.some(
    ({ isUnknown, isActive, accountId, providerId }) =>
      isUnknown &&
      isActive &&
      (accountId === caller.accountId || (accountId === null && providerId === caller.providerId)),
  );

export const carrierNames = (
  ids: readonly string[],
  { carriers }: TesterWorld,
  sentences: TesterSentences = testerSentences,
): string => {
  const names = ids.map((id) =>
    id === anybody
      ? sentences.anyCarrier
      : (carriers.find((one) => one.id === id)?.name ?? sentences.anotherCarrier),
  );
  const last = names.pop();
  if (last === undefined) return sentences.noTaker;
  return names.length === 0 ? last : sentences.oneOf(names, last);
};

export type Explanation = {
  /** One sentence per step, in order. */
  steps: { text: string; tone: 'plain' | 'taken' | 'wrong' }[];
  carriers: string;
  requests: OutboundRequest[];
};

/** Explains the route of a number, step by step. */
export function explain(
  lookup: Lookup,
  number: string,
  routes: readonly TesterRoute[],
  world: TesterWorld,
  sentences: TesterSentences = testerSentences,
): Explanation {
  const byId = new Map(routes.map((one) => [one.id, one]));
  const steps: Explanation['steps'] = [];
  let passed: TesterRoute[] = [];
  const tellPassed = () => {
    const [first] = passed;
    const last = passed.at(-1);
    if (first && last) {
      const text =
        passed.length === 1
          ? sentences.passed(first)
          : sentences.passedAll(first.place, last.place);
      steps.push({ text, tone: 'plain' });
    }
    passed = [];
  };
  for (const step of lookup.steps) {
    const route = byId.get(step.routeId);
    if (!route) continue;
    if (step.verdict === 'no-match') {
      passed.push(route);
      continue;
    }
    tellPassed();
    if (step.verdict === 'begins') {
      steps.push({ text: sentences.begins(route), tone: 'taken' });
    } else if (step.verdict === 'found') {
      steps.push({ text: sentences.found(route, step.found, step.at), tone: 'taken' });
    } else if (step.verdict === 'no-carrier') {
      steps.push({ text: sentences.skipped(route), tone: 'plain' });
    } else {
      steps.push({ text: sentences.invalid(route), tone: 'wrong' });
    }
  }
  tellPassed();
  const takers = takersOf(lookup, world);
  if (!lookup.taken) steps.push({ text: withoutRoute(world, sentences), tone: 'wrong' });
  const [only, another] = takers.map((id) => world.carriers.find((one) => one.id === id));
  const requests = only && !another ? requestsOf(only, number) : [];
  if (only?.isUnknown && !another) {
    steps.push({ text: sentences.unknownGateways(only.name), tone: 'plain' });
  } else if (only && !another && requests.length === 0) {
    steps.push({ text: sentences.noGateway(only.name), tone: 'wrong' });
  }
  return { steps, carriers: carrierNames(takers, world, sentences), requests };
}

function withoutRoute(world: TesterWorld, sentences: TesterSentences): string {
  if (isOpen(world)) return sentences.openDraw;
  const { from, carrierIds } = answerWithoutRoute(world.carriers, world.caller, null);
  if (from === 'none') return sentences.noCarrier;
  return sentences.draw(from === 'account' ? 'account' : 'provider', carrierIds.length);
}

/** Numbers of a pasted list, separated by lines or commas. Drops spaces, dashes and brackets. */
export const numbersOf = (text: string): string[] => [
  ...new Set(
    text
      .split(/[\n,;\t]+/)
      .map((part) => part.replace(/[\s().\-/]/g, ''))
      .filter((part) => part !== ''),
  ),
];
