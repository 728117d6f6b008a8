/**
 * Which application answers a call that comes in: the rule of the platform's call engine, stated as
 * one function without side effects. Where the engine states no order (gateways of the same netmask,
 * patterns of the same length), what comes first in the world given here comes first.
 */

import type {
  InboundAccount,
  InboundCall,
  InboundEnd,
  InboundOutcome,
  InboundStep,
  InboundWorld,
} from './inbound.types.ts';
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
  const call = { ...given, host: given.host.trim(), number: dialledNumber(given.number) };
  const steps: InboundStep[] = [];
  const end = decide(call, world, steps);
  if (end.kind === 'refused') return { steps, end };
  const account = world.accounts.find(({ id }) => id === end.accountId);
  if (!account) return { steps, end };
  steps.push({ at: 'account', accountId: account.id, isActive: account.isActive });
  return {
    steps,
    end: account.isActive ? end : refused(503, 'Account exists but is inactive'),
  };
}

/** Without a leading +; a call without a number is for 'anonymous'. */
export function dialledNumber(number: string): string {
  const text = number.trim();
  return (text.startsWith('+') ? text.slice(1) : text) || 'anonymous';
}

const isAddress = (host: string) => /^\d+\.\d+\.\d+\.\d+$/.test(host);

const isSameName = (one: string, other: string) =>
  one !== '' && one.toLowerCase() === other.toLowerCase();

const accountOf = ({ accounts }: InboundWorld, host: string) =>
  accounts.filter(({ realm }) => isSameName(realm, host));

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
  return (
    byRegistration(call, world, steps) ??
    byAddress(call, world, steps) ??
    notFromCarrier(call, world, steps)
  );
}

const idsOf = (matches: readonly GatewayMatch[]) =>
  new Set(matches.map(({ carrierId }) => carrierId));

const ownCarriers = ({ id, providerId }: InboundAccount, { carriers }: InboundWorld) =>
  carriers.filter(
    (one) => one.accountId === id || (one.accountId === null && one.providerId === providerId),
  );

/** The host is the realm of an account. null: the call is from no carrier. */
function byRealm(
  { source, number }: InboundCall,
  account: InboundAccount,
  world: InboundWorld,
  steps: InboundStep[],
): InboundEnd | null {
  const matches = matchingGateways(ownCarriers(account, world), source).sort(
    (one, other) => other.netmask - one.netmask,
  );
  steps.push({ at: 'gateways', among: 'account', matches });
  const [first] = matches;
  if (!first) return null;
  const equal = equalNumbers(world.numbers, number, idsOf(matches));
  const own = equal.filter(({ accountId }) => accountId === account.id);
  const told = byNumber(own, number, matches, world, steps);
  if (told === 'several') {
    return refused(
      503,
      'Multiple carriers with the same gateway are attempting to route the same number for this account',
    );
  }
  if (told) return told;
  const { carrierId } = first;
  steps.push({ at: 'carrier', carrierId });
  // A number of this carrier may be kept under another account. Its patterns did not fit before.
  const kept = equal.find((one) => one.carrierId === carrierId && one.applicationId !== null);
  const carrier = world.carriers.find(({ id }) => id === carrierId);
  return {
    kind: 'application',
    carrierId,
    accountId: account.id,
    applicationId: kept?.applicationId ?? carrier?.applicationId ?? null,
    numberId: kept?.id ?? null,
  };
}

/** What the one equal number says, else the pattern that fits. null: neither says anything. */
function byNumber(
  equal: readonly InboundNumber[],
  dialled: string,
  matches: readonly GatewayMatch[],
  { numbers }: InboundWorld,
  steps: InboundStep[],
): InboundEnd | 'several' | null {
  steps.push({ at: 'numbers', numberIds: equal.map(({ id }) => id) });
  if (equal.length > 1) return 'several';
  const [one] = equal;
  if (one) return ofNumber(one);
  const pattern = fittingPattern(numbers, dialled, idsOf(matches));
  steps.push({ at: 'patterns', numberId: pattern?.id ?? null });
  return pattern ? ofNumber(pattern) : null;
}

const ofNumber = ({ id, carrierId, accountId, applicationId }: InboundNumber): InboundEnd => ({
  kind: 'application',
  carrierId,
  accountId,
  applicationId,
  numberId: id,
});

/** The host is another name. null: no carrier registers with it. */
function byRegistration(
  { host, user, source, number }: InboundCall,
  { carriers, numbers }: InboundWorld,
  steps: InboundStep[],
): InboundEnd | null {
  const registering = carriers.filter(
    (one) =>
      one.requiresRegister &&
      isSameName(one.registerRealm, host) &&
      one.registerUsername !== '' &&
      one.registerUsername === user &&
      matchingGateways([one], source).length > 0,
  );
  steps.push({ at: 'registration', carrierIds: registering.map(({ id }) => id) });
  const [carrier, second] = registering;
  if (!carrier) return null;
  if (second) {
    return refused(503, 'Multiple gateways match registration carrier source address');
  }
  const listed = equalNumbers(numbers, number, new Set([carrier.id])).find(
    (one) => one.accountId === carrier.accountId && one.applicationId !== null,
  );
  return {
    kind: 'application',
    carrierId: carrier.id,
    accountId: carrier.accountId,
    applicationId: listed?.applicationId ?? carrier.applicationId,
    numberId: listed?.id ?? null,
  };
}

/** Whose gateway it comes from, over all providers. null: from none. */
function byAddress(
  { source, number }: InboundCall,
  world: InboundWorld,
  steps: InboundStep[],
): InboundEnd | null {
  const byId = new Map(world.carriers.map((one) => [one.id, one]));
  // Of whole addresses, those of carriers of an account come before those of a provider.
  const isShared = ({ carrierId, netmask }: GatewayMatch) =>
    netmask === 32 && byId.get(carrierId)?.accountId === null ? 1 : 0;
  const matches = matchingGateways(world.carriers, source).sort(
    (one, other) => other.netmask - one.netmask || isShared(one) - isShared(other),
  );
  steps.push({ at: 'gateways', among: 'platform', matches });
  if (matches.length === 0) return null;
  const equal = equalNumbers(world.numbers, number, idsOf(matches));
  const told = byNumber(equal, number, matches, world, steps);
  if (told === 'several') {
    return refused(
      503,
      'Multiple accounts are attempting to route the same phone number from the same carrier',
    );
  }
  if (told) return told;
  const carriers = [...idsOf(matches)].flatMap((id) => byId.get(id) ?? []);
  return byDefault(carriers, world, steps);
}

/** No number tells whose call it is. `carriers`: those that match, at least one. */
function byDefault(
  carriers: readonly InboundCarrier[],
  { accounts }: InboundWorld,
  steps: InboundStep[],
): InboundEnd {
  const whole = carriers.filter((one) => one.accountId !== null && one.applicationId !== null);
  steps.push({ at: 'defaults', carrierIds: whole.map(({ id }) => id) });
  if (whole.length > 1) {
    return refused(503, 'Multiple accounts are attempting to default route this carrier');
  }
  const [carrier] = whole.length === 1 ? whole : carriers;
  const given = { kind: 'application', numberId: null } as const;
  if (!carrier) return refused(404, 'Number Not Provisioned');
  const { id: carrierId, applicationId } = carrier;
  if (whole.length === 1) {
    return { ...given, carrierId, accountId: carrier.accountId, applicationId };
  }
  const ofProvider = accounts.filter(({ providerId }) => providerId === carrier.providerId);
  steps.push({ at: 'only-account', accountIds: ofProvider.map(({ id }) => id) });
  const [only, another] = ofProvider;
  if (!only || another) return refused(404, 'Number Not Provisioned');
  return { ...given, carrierId, accountId: only.id, applicationId };
}

/** A tenant of Microsoft Teams, a SIP user, a trunk that authenticates, or a stranger. */
function notFromCarrier(
  { host, isFromMicrosoft }: InboundCall,
  world: InboundWorld,
  steps: InboundStep[],
): InboundEnd {
  if (isFromMicrosoft) {
    const tenant = world.tenants.find(({ domain }) => isSameName(domain, host));
    const accountId = tenant?.accountId ?? null;
    steps.push({ at: 'not-a-carrier', tenant: tenant?.domain ?? null, accountId });
    if (!tenant) return refused(404, 'Not Found');
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
