import type { InboundCall, InboundWorld } from './inbound.types.ts';
import { accountOf, isAddress, reachable, registeringAs } from './inbound-host.model.ts';
import { isIpv4, matchingGateways } from './inbound-match.model.ts';

/**
 * The carriers whose gateways have to be known before a call can be decided, as each is one call to
 * the platform. Asked again once they are: whether others are needed may depend on them.
 * @param world with no gateways for the carriers that are not known
 * @param known ids of carriers whose gateways are
 */
export function gatewaysNeeded(
  call: InboundCall,
  world: InboundWorld,
  known: ReadonlySet<string>,
): string[] {
  const host = call.host.trim();
  const source = call.source.trim();
  // No gateway matches it.
  if (!isIpv4(source)) return [];
  const unknown = (carriers: InboundWorld['carriers']) =>
    carriers.filter(({ id, isActive }) => isActive && !known.has(id)).map(({ id }) => id);
  if (isAddress(host)) return unknown(world.carriers);
  const account = accountOf(world, host).find(({ isActive }) => isActive);
  if (account) return unknown(reachable(account, world));
  const registering = registeringAs(host, call.user, world);
  const first = unknown(registering);
  if (first.length > 0) return first;
  return matchingGateways(registering, source, () => true).length > 0
    ? []
    : unknown(world.carriers);
}
