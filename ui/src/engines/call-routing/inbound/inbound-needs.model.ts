import type { InboundCall, InboundWorld } from './inbound.types.ts';
import { accountOf, isAddress, reachable, registeringAs } from './inbound-host.model.ts';
import { isIpv4, matchingGateways } from './inbound-match.model.ts';

/**
 * Carriers whose gateways must be loaded before a call can be decided; each costs one request. Call
 * it again after loading: the gateways may show that more carriers are needed.
 * @param world without gateways for carriers that aren't loaded yet
 * @param known ids of carriers whose gateways are loaded
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
