/**
 * Decides which carrier the call engine takes for an outbound call, and what it sends there, as
 * pure functions. Leaves out carriers that the request names itself: they always win.
 */

/** One route of a table. */
export type OutboundRoute = {
  id: string;
  /** Leading digits of the number, or a regular expression found anywhere in it. */
  text: string;
  /** The smallest is tried first; equal ones keep their order. */
  priority: number;
  /** Its carriers. The one with the smallest priority is taken; of equal ones, the first. */
  entries: readonly { carrierId: string; priority: number }[];
};

export type OutboundTable = {
  id: string;
  /** Owning account; null for none. */
  accountId: string | null;
  /** Owning service provider; null for an account's table. */
  providerId: string | null;
  routes: readonly OutboundRoute[];
};

export type OutboundGateway = {
  address: string;
  /** null and 5060 are left out of the request. */
  port: number | null;
  protocol: string;
  isOutbound: boolean;
  isActive: boolean;
  usesSipsScheme: boolean;
};

export type OutboundCarrier = {
  id: string;
  isActive: boolean;
  /** null: shared with all accounts of its provider. */
  accountId: string | null;
  providerId: string | null;
  gateways: readonly OutboundGateway[];
  /** '' for none. */
  techPrefix: string;
  hasLeadingPlus: boolean;
  requiresRegister: boolean;
  /** '' for none. */
  registerRealm: string;
};

export type Caller = { accountId: string; providerId: string };

/** Outcome of one tried route. */
export type RouteStep = { routeId: string } & (
  | { verdict: 'begins' | 'no-match' }
  /** Its regular expression matches, at `at` in the number. */
  | { verdict: 'found'; at: number; found: string }
  /** Invalid regular expression: the lookup ends without a carrier. */
  | { verdict: 'invalid'; message: string }
  /** Matches but has no carrier, so it is skipped. */
  | { verdict: 'no-carrier' }
);

export type Lookup = {
  /** Tried routes, in order. */
  steps: RouteStep[];
  /** null: nothing came of it. */
  taken: { routeId: string; carrierId: string } | null;
};

/** Sorts stably: equal priorities keep their order. */
const byPriority = <One extends { priority: number }>(all: readonly One[]): One[] =>
  [...all].sort((one, other) => one.priority - other.priority);

type Compiled = { expression: RegExp } | { message: string };
const compiled = new Map<string, Compiled>();

/** Compiles a text as the engine does, or tells why it can't. */
export function compileRoute(text: string): Compiled {
  const cached = compiled.get(text);
  if (cached) return cached;
  const result = compile(text);
  if (compiled.size > 5000) compiled.clear();
  compiled.set(text, result);
  return result;
}

function compile(text: string): Compiled {
  try {
    return { expression: new RegExp(text) };
  } catch (error) {
    return { message: (error as Error).message };
  }
}

function stepOf(route: OutboundRoute, number: string): RouteStep {
  const { id: routeId, text, entries } = route;
  if (number.startsWith(text)) {
    return { routeId, verdict: entries.length === 0 ? 'no-carrier' : 'begins' };
  }
  const regex = compileRoute(text);
  if ('message' in regex) return { routeId, verdict: 'invalid', message: regex.message };
  const match = regex.expression.exec(number);
  if (!match) return { routeId, verdict: 'no-match' };
  if (entries.length === 0) return { routeId, verdict: 'no-carrier' };
  return { routeId, verdict: 'found', at: match.index, found: match[0] };
}

/** Tries the routes of one table. Keeps a leading + in the number. */
export function lookUpRoute(routes: readonly OutboundRoute[], number: string): Lookup {
  const steps: RouteStep[] = [];
  for (const route of byPriority(routes)) {
    const step = stepOf(route, number);
    steps.push(step);
    if (step.verdict === 'invalid') break;
    const [entry] = byPriority(route.entries);
    if (entry && (step.verdict === 'begins' || step.verdict === 'found')) {
      return { steps, taken: { routeId: route.id, carrierId: entry.carrierId } };
    }
  }
  return { steps, taken: null };
}

/** Tables that the engine may take for a caller; with several it may be any of them. */
export const tablesFor = (tables: readonly OutboundTable[], caller: Caller): OutboundTable[] =>
  tables.filter(
    ({ accountId, providerId }) =>
      accountId === caller.accountId || providerId === caller.providerId,
  );

/** Carriers that may take the call; the engine picks any of several. */
export type OutboundAnswer =
  | { from: 'route' | 'inbound-carrier' | 'account' | 'provider'; carrierIds: string[] }
  /** No carrier: the engine refuses the call with 603. */
  | { from: 'none'; carrierIds: [] };

const hasOutbound = ({ gateways }: OutboundCarrier) => gateways.some((one) => one.isOutbound);
const mayBeDrawn = (carrier: OutboundCarrier) =>
  carrier.isActive && carrier.gateways.some((one) => one.isOutbound && one.isActive);

/**
 * Picks the carrier when no route matches.
 * @param inboundCarrierId carrier that brought the call in; null for none
 */
export function answerWithoutRoute(
  carriers: readonly OutboundCarrier[],
  caller: Caller,
  inboundCarrierId: string | null,
): OutboundAnswer {
  const inbound = carriers.find(({ id }) => id === inboundCarrierId);
  if (inbound && hasOutbound(inbound)) return { from: 'inbound-carrier', carrierIds: [inbound.id] };
  const drawn = carriers.filter(mayBeDrawn);
  const own = drawn.filter(({ accountId }) => accountId === caller.accountId);
  if (own.length > 0) return { from: 'account', carrierIds: own.map(({ id }) => id) };
  const shared = drawn.filter(
    ({ accountId, providerId }) => accountId === null && providerId === caller.providerId,
  );
  if (shared.length > 0) return { from: 'provider', carrierIds: shared.map(({ id }) => id) };
  return { from: 'none', carrierIds: [] };
}

export type OutboundQuestion = {
  /** Dialled number, with or without a leading +. */
  number: string;
  caller: Caller;
  /** Carriers of all owners; the lookup picks the caller's. */
  tables: readonly OutboundTable[];
  carriers: readonly OutboundCarrier[];
  inboundCarrierId: string | null;
};

export type OutboundOutcome = {
  /** null: the caller has no table. */
  tableId: string | null;
  steps: RouteStep[];
  /** The route that took the call; null: no route did. */
  routeId: string | null;
  answer: OutboundAnswer;
};

/** Possible outcomes of a call: one per table that the engine may take. */
export function decideOutbound(question: OutboundQuestion): OutboundOutcome[] {
  const { number, caller, tables, carriers, inboundCarrierId } = question;
  const own = tablesFor(tables, caller);
  if (own.length === 0) {
    const answer = answerWithoutRoute(carriers, caller, inboundCarrierId);
    return [{ tableId: null, steps: [], routeId: null, answer }];
  }
  return own.map(({ id: tableId, routes }) => {
    const { steps, taken } = lookUpRoute(routes, number);
    return {
      tableId,
      steps,
      routeId: taken?.routeId ?? null,
      answer: taken
        ? { from: 'route', carrierIds: [taken.carrierId] }
        : answerWithoutRoute(carriers, caller, inboundCarrierId),
    };
  });
}

/** Both forms in which a number may arrive: without and with a leading +. */
export function formsOf(number: string): { plain: string; plus: string } {
  const plain = withoutPlus(number.trim());
  return { plain, plus: `+${plain}` };
}

const withoutPlus = (number: string) => (number.startsWith('+') ? number.slice(1) : number);

/** One request, and where it is sent. */
export type OutboundRequest = {
  /** 'sip:+442079460000@192.0.2.1;transport=udp' */
  uri: string;
  /** The gateway that it goes through, if that differs from its address; otherwise null. */
  via: string | null;
};

const transportOf = (protocol: string) => (protocol.startsWith('tls') ? 'tls' : protocol);

const addressOf = ({ address, port }: OutboundGateway) =>
  port === null || port === 5060 ? address : `${address}:${port}`;

/**
 * Requests to a carrier's gateways, in order, until one takes the call. Empty: the engine refuses
 * the call with 603. The engine also skips gateways that don't answer pings. A registration realm
 * replaces the gateway's address and port.
 */
export function requestsOf(carrier: OutboundCarrier, dialled: string): OutboundRequest[] {
  const { techPrefix, hasLeadingPlus, requiresRegister, registerRealm } = carrier;
  const number = withoutPlus(dialled);
  const plus = hasLeadingPlus && /^[1-9]/.test(number) ? '+' : '';
  const registers = requiresRegister && registerRealm !== '';
  return carrier.gateways
    .filter(({ isOutbound }) => isOutbound)
    .map((gateway) => {
      const transport = transportOf(gateway.protocol);
      const scheme = transport === 'tls' && gateway.usesSipsScheme ? 'sips' : 'sip';
      const host = registers ? registerRealm : addressOf(gateway);
      return {
        uri: `${scheme}:${techPrefix}${plus}${number}@${host};transport=${transport}`,
        via: registers ? addressOf(gateway) : null,
      };
    });
}
