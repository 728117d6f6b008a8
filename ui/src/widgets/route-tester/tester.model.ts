import {
  answerWithoutRoute,
  type Caller,
  type Lookup,
  type OutboundCarrier,
  type OutboundRequest,
  type OutboundRoute,
  requestsOf,
} from '../../engines/call-routing/index.ts';

/** A carrier with its name. */
export type TesterCarrier = OutboundCarrier & {
  name: string;
  /** Its gateways are not known. */
  isUnknown?: boolean;
};
/** A route with its place in the table; the default route has none. */
export type TesterRoute = OutboundRoute & { place: number | null };

/** Everything besides the routes that decides who takes a call. */
export type TesterWorld = {
  /** Carriers that routes lead to. */
  carriers: readonly TesterCarrier[];
  /** The caller, as the routes see them. */
  caller: Caller;
};

export const routeName = ({ place, text }: TesterRoute) =>
  place === null ? 'The default route' : `Route ${place} (${text})`;

/** Stands for any taker among carriers whose gateways are unknown. */
const anybody = '';

/** The taker as one comparable word: ids of the possible carriers. */
export function takersOf({ taken }: Lookup, world: TesterWorld): string[] {
  if (taken) return [taken.carrierId];
  return isOpen(world)
    ? [anybody]
    : answerWithoutRoute(world.carriers, world.caller, null).carrierIds;
}

/** Without a route, carriers whose gateways are not known may be drawn as well. */
const isOpen = ({ carriers, caller }: TesterWorld) =>
  carriers.some(
    ({ isUnknown, isActive, accountId, providerId }) =>
      isUnknown &&
      isActive &&
      (accountId === caller.accountId || (accountId === null && providerId === caller.providerId)),
  );

export const carrierNames = (ids: readonly string[], { carriers }: TesterWorld): string => {
  const nameOf = (id: string) =>
    id === anybody
      ? 'Any carrier, at random'
      : (carriers.find((one) => one.id === id)?.name ?? 'another carrier');
  return ids.length === 0 ? 'Nobody (603)' : ids.map(nameOf).join(' or ');
};

export type Explanation = {
  /** One sentence each, in the order in which it happens. */
  steps: { text: string; tone: 'plain' | 'taken' | 'wrong' }[];
  carriers: string;
  requests: OutboundRequest[];
};

/** Why a number takes the way it takes, step by step. */
export function explain(
  lookup: Lookup,
  number: string,
  routes: readonly TesterRoute[],
  world: TesterWorld,
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
          ? `${routeName(first)} doesn't match.`
          : `Routes ${first.place} to ${last.place ?? 'the default'} don't match.`;
      steps.push({ text, tone: 'plain' });
    }
    passed = [];
  };
  for (const step of lookup.steps) {
    const route = byId.get(step.routeId);
    if (!route) continue;
    const name = routeName(route);
    if (step.verdict === 'no-match') {
      passed.push(route);
      continue;
    }
    tellPassed();
    if (step.verdict === 'begins') {
      steps.push({ text: `${name} matches: the number begins with it.`, tone: 'taken' });
    } else if (step.verdict === 'found') {
      const where =
        step.at === 0
          ? `it finds ${step.found || 'its place'} at the beginning`
          : `it finds ${step.found || 'its place'} behind the first ${step.at} of the number`;
      steps.push({ text: `${name} matches: ${where}.`, tone: 'taken' });
    } else if (step.verdict === 'no-carrier') {
      steps.push({ text: `${name} matches but has no carrier, so it is skipped.`, tone: 'plain' });
    } else {
      steps.push({
        text: `${name} is no regular expression: the lookup ends here with nothing.`,
        tone: 'wrong',
      });
    }
  }
  tellPassed();
  const takers = takersOf(lookup, world);
  if (!lookup.taken) steps.push(withoutRoute(world));
  const [only, another] = takers.map((id) => world.carriers.find((one) => one.id === id));
  const requests = only && !another ? requestsOf(only, number) : [];
  if (only?.isUnknown && !another) {
    steps.push({ text: `The gateways of ${only.name} aren't known to this test.`, tone: 'plain' });
  } else if (only && !another && requests.length === 0) {
    steps.push({
      text: `${only.name} has no outbound gateway. The call fails with 603.`,
      tone: 'wrong',
    });
  }
  return { steps, carriers: carrierNames(takers, world), requests };
}

function withoutRoute(world: TesterWorld): Explanation['steps'][number] {
  const { carriers, caller } = world;
  if (isOpen(world)) {
    return {
      text: "No route matches, so a random carrier is used. Which carriers qualify can't be determined here.",
      tone: 'wrong',
    };
  }
  const { from, carrierIds } = answerWithoutRoute(carriers, caller, null);
  if (from === 'none') {
    return {
      text: 'No carrier qualifies. The call fails with 603.',
      tone: 'wrong',
    };
  }
  const whose = from === 'account' ? 'the account' : 'the service provider';
  return {
    text:
      carrierIds.length === 1
        ? `No route matches, so it goes to the only carrier of ${whose}.`
        : `No route matches, so it goes to a random one of the ${carrierIds.length} carriers of ${whose}.`,
    tone: 'wrong',
  };
}

/** Numbers of a pasted list: one a line, or between commas. Blanks, dashes and brackets are left out. */
export const numbersOf = (text: string): string[] => [
  ...new Set(
    text
      .split(/[\n,;\t]+/)
      .map((part) => part.replace(/[\s().\-/]/g, ''))
      .filter((part) => part !== ''),
  ),
];
