import type { OutboundCarrier, OutboundQuestion, OutboundRoute } from './outbound.model.ts';

/*
 * The rules of the call engine for outbound calls stated a second time, from their description alone
 * and in another style, so that a mistake in the model is not repeated here. For tests only: slow and plain.
 */

type Taken = { tableId: string | null; routeId: string | null; from: string; carriers: string };

function first<One>(all: readonly One[], rank: (one: One) => number): One | undefined {
  let best: One | undefined;
  for (const one of all) if (best === undefined || rank(one) < rank(best)) best = one;
  return best;
}

/** Finds the route and carrier of a number in one table; undefined for none. */
function route(routes: readonly OutboundRoute[], number: string) {
  const left = [...routes];
  while (left.length > 0) {
    const next = first(left, ({ priority }) => priority);
    if (!next) return undefined;
    left.splice(left.indexOf(next), 1);
    let fits = number.slice(0, next.text.length) === next.text;
    if (!fits) {
      try {
        fits = number.search(new RegExp(next.text)) >= 0;
      } catch {
        // The engine throws here: later routes are never tried.
        return undefined;
      }
    }
    const carrier = fits ? first(next.entries, ({ priority }) => priority) : undefined;
    if (carrier) return { routeId: next.id, carrierId: carrier.carrierId };
  }
  return undefined;
}

function withoutRoute({ carriers, caller, inboundCarrierId }: OutboundQuestion) {
  for (const carrier of carriers) {
    if (carrier.id !== inboundCarrierId) continue;
    for (const gateway of carrier.gateways) {
      if (gateway.isOutbound) return { from: 'inbound-carrier', carriers: carrier.id };
    }
  }
  const groups: Record<'account' | 'provider', string[]> = { account: [], provider: [] };
  for (const carrier of carriers) {
    if (!carrier.isActive) continue;
    let counts = false;
    for (const { isOutbound, isActive } of carrier.gateways) counts ||= isOutbound && isActive;
    if (!counts) continue;
    if (carrier.accountId === caller.accountId) groups.account.push(carrier.id);
    if (carrier.accountId === null && carrier.providerId === caller.providerId) {
      groups.provider.push(carrier.id);
    }
  }
  if (groups.account.length > 0) return { from: 'account', carriers: groups.account.join() };
  if (groups.provider.length > 0) return { from: 'provider', carriers: groups.provider.join() };
  return { from: 'none', carriers: '' };
}

/** Every possible outcome of a call: one per table that the engine may pick. */
export function outboundAgain(question: OutboundQuestion): Taken[] {
  const { tables, caller, number } = question;
  const outcomes: Taken[] = [];
  for (const table of tables) {
    if (table.accountId !== caller.accountId && table.providerId !== caller.providerId) continue;
    const found = route(table.routes, number);
    outcomes.push({
      tableId: table.id,
      routeId: found?.routeId ?? null,
      ...(found ? { from: 'route', carriers: found.carrierId } : withoutRoute(question)),
    });
  }
  if (outcomes.length > 0) return outcomes;
  return [{ tableId: null, routeId: null, ...withoutRoute(question) }];
}

/** Request URIs of a carrier, in the order of its gateways. */
export function urisAgain(carrier: OutboundCarrier, dialled: string): string[] {
  const number = dialled[0] === '+' ? dialled.substring(1) : dialled;
  const uris: string[] = [];
  for (const gateway of carrier.gateways) {
    if (!gateway.isOutbound) continue;
    const { protocol, usesSipsScheme, address, port } = gateway;
    let uri = protocol.startsWith('tls') && usesSipsScheme ? 'sips:' : 'sip:';
    uri += carrier.techPrefix;
    if (carrier.hasLeadingPlus && '123456789'.includes(number[0] ?? '-')) uri += '+';
    uri += `${number}@`;
    if (carrier.requiresRegister && carrier.registerRealm) uri += carrier.registerRealm;
    else uri += port === null || port === 5060 ? address : `${address}:${port}`;
    uris.push(`${uri};transport=${protocol.startsWith('tls') ? 'tls' : protocol}`);
  }
  return uris;
}
