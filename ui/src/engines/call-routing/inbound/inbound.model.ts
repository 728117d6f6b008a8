/**
 * Decides which application answers an inbound call: the rule of the platform's call engine as a
 * pure function. Where the engine defines no order (gateways with the same netmask, patterns of the
 * same length), the order of the input decides.
 */

import type {
  InboundAccount,
  InboundCall,
  InboundEnd,
  InboundOutcome,
  InboundStep,
  InboundWorld,
} from './inbound.types.ts';
import { answered, carrierOf, type Decided, defaultFirst } from './inbound-application.model.ts';
import {
  accountOf,
  isAddress,
  isSameName,
  reachable,
  registeringAs,
} from './inbound-host.model.ts';
import {
  equalNumbers,
  fittingPattern,
  type GatewayMatch,
  type InboundCarrier,
  type InboundNumber,
  matchingGateways,
} from './inbound-match.model.ts';

const refused = (status: number, reason: string): InboundEnd => ({
  kind: 'refused',
  status,
  reason,
});

export function decideInbound(given: InboundCall, world: InboundWorld): InboundOutcome {
  const call = {
    ...given,
    host: given.host.trim(),
    source: given.source.trim(),
    number: dialledNumber(given.number),
  };
  const steps: InboundStep[] = [];
  const end = decide(call, world, steps);
  // An inactive account may already have ended the call.
  if (end.kind === 'refused' || steps.some(({ at }) => at === 'account')) return { steps, end };
  const account = world.accounts.find(({ id }) => id === end.accountId);
  if (!account) return { steps, end };
  steps.push({ at: 'account', accountId: account.id, isActive: account.isActive });
  return {
    steps,
    end: account.isActive ? end : refused(503, 'Account exists but is inactive'),
  };
}

/** Drops a leading +; a call without a number becomes 'anonymous'. */
export function dialledNumber(number: string): string {
  const text = number.trim();
  return (text.startsWith('+') ? text.slice(1) : text) || 'anonymous';
}

function decide(call: InboundCall, world: InboundWorld, steps: InboundStep[]): InboundEnd {
  if (isAddress(call.host)) {
    steps.push({ at: 'host', is: 'address' });
    return byAddress(call, world, steps) ?? notFromCarrier(call, world, steps);
  }
  const account = accountOf(world, call.host).find(({ isActive }) => isActive);
  if (account) {
    steps.push({ at: 'host', is: 'realm', accountId: account.id });
    return byRealm(call, account, world, steps) ?? notFromCarrier(call, world, steps);
  }
  steps.push({ at: 'host', is: 'name' });
  const registered = byRegistration(call, world, steps);
  if (registered === 'none') return notFromCarrier(call, world, steps);
  return registered ?? byAddress(call, world, steps) ?? notFromCarrier(call, world, steps);
}

const idsOf = (matches: readonly GatewayMatch[]) =>
  new Set(matches.map(({ carrierId }) => carrierId));

const ofNumber = ({ id, carrierId, accountId, applicationId }: InboundNumber): Decided => ({
  carrierId,
  accountId,
  applicationId,
  numberId: id,
});

/** Handles a host that is an account's realm. null: the call comes from no carrier. */
function byRealm(
  { source, number }: InboundCall,
  account: InboundAccount,
  world: InboundWorld,
  steps: InboundStep[],
): InboundEnd | null {
  const matches = matchingGateways(reachable(account, world), source).sort(
    (one, other) => other.netmask - one.netmask,
  );
  steps.push({ at: 'gateways', among: 'account', matches });
  const [first] = matches;
  if (!first) return null;
  const equal = equalNumbers(world.numbers, number, idsOf(matches)).filter(
    ({ accountId }) => accountId === account.id,
  );
  const found = byNumber(equal, number, matches, world, steps);
  if (found === 'several') {
    return refused(
      503,
      'Multiple carriers with the same gateway are attempting to route the same number for this account',
    );
  }
  if (found) {
    const [one] = equal;
    const carrier = carrierOf(world, found.carrierId);
    if (one || !carrier) return answered(found, number, world, steps);
    // Patterns of all accounts count, but the call belongs to the carrier's account. If the carrier
    // has none, the engine checks that the realm's account is active, not the pattern's.
    if (carrier.accountId === null) {
      steps.push({ at: 'account', accountId: account.id, isActive: account.isActive });
    }
    const accountId = carrier.accountId ?? found.accountId;
    return answered({ ...found, accountId }, number, world, steps);
  }
  const { carrierId } = first;
  steps.push({ at: 'carrier', carrierId });
  const decided = { carrierId, accountId: account.id, applicationId: null, numberId: null };
  return defaultFirst(decided, number, world, steps);
}

/** Application of the equal number, otherwise of the matching pattern; null: neither names one. */
function byNumber(
  equal: readonly InboundNumber[],
  dialled: string,
  matches: readonly GatewayMatch[],
  { numbers }: InboundWorld,
  steps: InboundStep[],
): Decided | 'several' | null {
  steps.push({ at: 'numbers', numberIds: equal.map(({ id }) => id) });
  if (equal.length > 1) return 'several';
  const [one] = equal;
  if (one) return ofNumber(one);
  const pattern = fittingPattern(numbers, dialled, idsOf(matches));
  steps.push({ at: 'patterns', numberId: pattern?.id ?? null });
  return pattern ? ofNumber(pattern) : null;
}

/** Handles any other host name. null: no carrier registers with it; 'none': the call matches none that does. */
function byRegistration(
  { host, user, source, number }: InboundCall,
  world: InboundWorld,
  steps: InboundStep[],
): InboundEnd | 'none' | null {
  const registering = registeringAs(host, user, world);
  // Includes outbound gateways: a carrier calls from where the platform registers.
  const matches = matchingGateways(registering, source, () => true);
  steps.push({ at: 'registration', matches });
  const [match, second] = matches;
  if (!match) return null;
  if (second) {
    return refused(503, 'Multiple gateways match registration carrier source address');
  }
  const carrier = carrierOf(world, match.carrierId);
  if (!carrier || carrier.accountId === null) return 'none';
  const [listed] = equalNumbers(world.numbers, number, new Set([carrier.id])).filter(
    ({ accountId }) => accountId === carrier.accountId,
  );
  const decided = {
    carrierId: carrier.id,
    accountId: carrier.accountId,
    applicationId: listed?.applicationId ?? null,
    numberId: listed?.id ?? null,
  };
  return defaultFirst(decided, number, world, steps);
}

/** Owner of the gateway that the call comes from, across all providers; null: unknown gateway. */
function byAddress(
  { source, number }: InboundCall,
  world: InboundWorld,
  steps: InboundStep[],
): InboundEnd | null {
  // For exact addresses, an account's carriers come before its provider's.
  const isShared = ({ carrierId, netmask }: GatewayMatch) =>
    netmask === 32 && carrierOf(world, carrierId)?.accountId === null ? 1 : 0;
  const matches = matchingGateways(world.carriers, source).sort(
    (one, other) => other.netmask - one.netmask || isShared(one) - isShared(other),
  );
  steps.push({ at: 'gateways', among: 'platform', matches });
  if (matches.length === 0) return null;
  const equal = equalNumbers(world.numbers, number, idsOf(matches));
  const found = byNumber(equal, number, matches, world, steps);
  if (found === 'several') {
    return refused(
      503,
      'Multiple accounts are attempting to route the same phone number from the same carrier',
    );
  }
  if (found) return answered(found, number, world, steps);
  const carriers = [...idsOf(matches)].flatMap((id) => carrierOf(world, id) ?? []);
  return byDefault(carriers, number, world, steps);
}

/**
 * Attributes a call that no number decides.
 * @param carriers the matching ones, at least one
 */
function byDefault(
  carriers: readonly InboundCarrier[],
  dialled: string,
  world: InboundWorld,
  steps: InboundStep[],
): InboundEnd {
  const whole = carriers.filter((one) => one.accountId !== null && one.applicationId !== null);
  steps.push({ at: 'defaults', carrierIds: whole.map(({ id }) => id) });
  if (whole.length > 1) {
    return refused(503, 'Multiple accounts are attempting to default route this carrier');
  }
  const [one] = whole;
  if (one) {
    const { id: carrierId, accountId, applicationId } = one;
    return { kind: 'application', carrierId, accountId, applicationId, numberId: null };
  }
  const [carrier] = carriers;
  if (!carrier) return refused(404, 'Number Not Provisioned');
  const ofProvider = world.accounts.filter(
    ({ providerId }) => providerId !== null && providerId === carrier.providerId,
  );
  steps.push({ at: 'only-account', accountIds: ofProvider.map(({ id }) => id) });
  const [only, another] = ofProvider;
  if (!only || another) return refused(404, 'Number Not Provisioned');
  const decided = { carrierId: carrier.id, accountId: only.id };
  return answered({ ...decided, applicationId: null, numberId: null }, dialled, world, steps);
}

/** Handles calls from no carrier: Microsoft Teams tenants, SIP users, trunks that authenticate, strangers. */
function notFromCarrier(
  { host, isFromMicrosoft }: InboundCall,
  world: InboundWorld,
  steps: InboundStep[],
): InboundEnd {
  if (isFromMicrosoft) {
    const tenant = world.tenants.find(({ domain }) => isSameName(domain, host));
    const accountId = tenant?.accountId ?? null;
    steps.push({ at: 'not-a-carrier', tenant: tenant?.domain ?? null, accountId });
    if (!tenant || tenant.applicationId === null) return refused(404, 'Not Found');
    const { applicationId } = tenant;
    return { kind: 'application', carrierId: null, accountId, applicationId, numberId: null };
  }
  const [account] = accountOf(world, host);
  steps.push({ at: 'not-a-carrier', tenant: null, accountId: account?.id ?? null });
  if (!account) return refused(404, 'Not Found');
  return {
    kind: 'challenge',
    accountId: account.id,
    applicationId: account.deviceApplicationId,
  };
}
