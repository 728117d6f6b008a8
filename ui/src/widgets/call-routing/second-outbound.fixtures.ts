import type { InboundCall, InboundEnd, InboundWorld } from './inbound.types.ts';
import type { InboundCarrier, InboundNumber } from './inbound-match.model.ts';
import type { OutboundCarrier, OutboundQuestion, OutboundRoute } from './outbound.model.ts';

/*
 * The rules of the call engine stated a second time, from their description alone and in another
 * style, so that a mistake in the models is not repeated here. For tests only: slow and plain.
 */

type Taken = { tableId: string | null; routeId: string | null; from: string; carriers: string };

function first<One>(all: readonly One[], rank: (one: One) => number): One | undefined {
  let best: One | undefined;
  for (const one of all) if (best === undefined || rank(one) < rank(best)) best = one;
  return best;
}

/** Which route and carrier a number takes in one table: undefined for none. */
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
        // The engine throws here: nothing after it is tried.
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

/** Every outcome a call can have, one for each table that the engine may pick. */
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

/** The request URIs of a carrier, in the order of its gateways. */
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

const quads = (text: string) => text.split('.').map(Number);
const isQuad = (text: string) => /^\d+(\.\d+){3}$/.test(text);

function isFrom(source: string, address: string, netmask: number): boolean {
  if (!isQuad(address)) return false;
  if (netmask === 32) return source === address;
  const bits = (text: string) =>
    quads(text)
      .map((byte) => byte.toString(2).padStart(8, '0'))
      .join('');
  return bits(source).slice(0, netmask) === bits(address).slice(0, netmask);
}

type Hit = { carrier: InboundCarrier; netmask: number };

function hits(carriers: readonly InboundCarrier[], source: string): Hit[] {
  const found: Hit[] = [];
  for (const carrier of carriers) {
    if (!carrier.isActive) continue;
    for (const { address, netmask, isInbound } of carrier.gateways) {
      if (isInbound && isFrom(source, address, netmask)) found.push({ carrier, netmask });
    }
  }
  return found;
}

function pattern(
  numbers: readonly InboundNumber[],
  carriers: readonly InboundCarrier[],
  dialled: string,
): InboundNumber | undefined {
  const known = new Set(carriers.map(({ id }) => id));
  const fitting = numbers.filter(({ number, carrierId }) => {
    if (carrierId === null || !known.has(carrierId) || !/\D/.test(number)) return false;
    try {
      return new RegExp(number.replace(/\*$/, '\\d*')).test(dialled);
    } catch {
      // Skipped by the engine.
      return false;
    }
  });
  return first(fitting, ({ number }) => -number.length);
}

const answers = (
  carrierId: string | null,
  accountId: string | null,
  applicationId: string | null,
  numberId: string | null = null,
): InboundEnd => ({ kind: 'application', carrierId, accountId, applicationId, numberId });

const no = (status: number, reason: string): InboundEnd => ({ kind: 'refused', status, reason });

function answer(call: InboundCall, world: InboundWorld): InboundEnd {
  const dialled = call.number.replace(/^\+/, '') || 'anonymous';
  const { carriers, numbers, accounts } = world;
  const host = call.host.toLowerCase();
  const equal = (of: readonly InboundCarrier[]) => {
    const ids = of.map(({ id }) => id);
    return numbers.filter(
      ({ number, carrierId }) =>
        number === dialled && carrierId !== null && ids.includes(carrierId),
    );
  };

  const ofHost = isQuad(host)
    ? undefined
    : accounts.find(({ realm, isActive }) => isActive && realm.toLowerCase() === host);
  if (ofHost) {
    const reach = carriers.filter(
      ({ accountId, providerId }) =>
        accountId === ofHost.id || (accountId === null && providerId === ofHost.providerId),
    );
    const matching = hits(reach, call.source);
    if (matching.length === 0) return notFromCarrier(call, world);
    const theirs = matching.map(({ carrier }) => carrier);
    const same = equal(theirs).filter(({ accountId }) => accountId === ofHost.id);
    if (same.length > 1) {
      return no(
        503,
        'Multiple carriers with the same gateway are attempting to route the same number for this account',
      );
    }
    const [one] = same;
    if (one) return answers(one.carrierId, ofHost.id, one.applicationId, one.id);
    const fits = pattern(numbers, theirs, dialled);
    if (fits) return answers(fits.carrierId, fits.accountId, fits.applicationId, fits.id);
    const taken = first(matching, ({ netmask }) => -netmask)?.carrier;
    if (!taken) throw new Error('a match is a match');
    // 'The application of the number, else': one without an application tells nothing.
    const known = equal([taken]).find(({ applicationId }) => applicationId);
    const told = known ?? pattern(numbers, [taken], dialled);
    if (told) return answers(taken.id, ofHost.id, told.applicationId, told.id);
    return answers(taken.id, ofHost.id, taken.applicationId);
  }

  if (!isQuad(host)) {
    const registered = carriers.filter(
      (carrier) =>
        carrier.requiresRegister &&
        carrier.registerRealm.toLowerCase() === host &&
        carrier.registerUsername === call.user &&
        hits([carrier], call.source).length > 0,
    );
    if (registered.length > 1) {
      return no(503, 'Multiple gateways match registration carrier source address');
    }
    const [carrier] = registered;
    if (carrier) {
      const told = equal([carrier]).find(
        ({ accountId, applicationId }) => accountId === carrier.accountId && applicationId,
      );
      return answers(
        carrier.id,
        carrier.accountId,
        told?.applicationId ?? carrier.applicationId,
        told?.id,
      );
    }
  }

  const matching = hits(carriers, call.source);
  if (matching.length === 0) return notFromCarrier(call, world);
  const theirs = [...new Set(matching.map(({ carrier }) => carrier))];
  const same = equal(theirs);
  if (same.length > 1) {
    return no(
      503,
      'Multiple accounts are attempting to route the same phone number from the same carrier',
    );
  }
  const [one] = same;
  if (one) return answers(one.carrierId, one.accountId, one.applicationId, one.id);
  const fits = pattern(numbers, theirs, dialled);
  if (fits) return answers(fits.carrierId, fits.accountId, fits.applicationId, fits.id);
  const defaults = theirs.filter(({ accountId, applicationId }) => accountId && applicationId);
  if (defaults.length > 1) {
    return no(503, 'Multiple accounts are attempting to default route this carrier');
  }
  const [only] = defaults;
  if (only) return answers(only.id, only.accountId, only.applicationId);
  const leading = first(
    matching,
    ({ carrier, netmask }) => (32 - netmask) * 2 + (netmask === 32 && !carrier.accountId ? 1 : 0),
  );
  const ofProvider = accounts.filter(
    ({ providerId }) => providerId === leading?.carrier.providerId,
  );
  const [alone] = ofProvider;
  if (leading && alone && ofProvider.length === 1) {
    return answers(leading.carrier.id, alone.id, leading.carrier.applicationId);
  }
  return no(404, 'Number Not Provisioned');
}

function notFromCarrier(call: InboundCall, { tenants, accounts }: InboundWorld): InboundEnd {
  const host = call.host.toLowerCase();
  if (call.isFromMicrosoft) {
    const tenant = tenants.find(({ domain }) => domain.toLowerCase() === host);
    return tenant ? answers(null, tenant.accountId, tenant.applicationId) : no(404, '');
  }
  const account = accounts.find(({ realm }) => realm !== '' && realm.toLowerCase() === host);
  return account
    ? { kind: 'challenge', accountId: account.id, applicationId: account.deviceApplicationId }
    : no(404, '');
}

/** What becomes of a call that comes in. */
export function inboundAgain(call: InboundCall, world: InboundWorld): InboundEnd {
  const end = answer(call, world);
  if (end.kind === 'refused') return end;
  const account = world.accounts.find(({ id }) => id === end.accountId);
  return account && !account.isActive ? no(503, 'Account exists but is inactive') : end;
}
