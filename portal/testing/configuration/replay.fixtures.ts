import { decideInbound, lookUpRoute, requestsOf } from '@trunkline/ui/engines/call-routing';
import { inboundCallOf } from '@trunkline/ui/widgets/inbound-explainer';
import { takersOf } from '@trunkline/ui/widgets/route-tester';
import { parsed } from '../../src/configuration/check/world.ts';
import { routingValues } from '../../src/features/routing/routing-form.wire.ts';
import { inboundWorldOf } from '../../src/platform/engine/inbound.ts';
import { engineCarrier, engineRoutes } from '../../src/platform/engine/outbound.ts';
import { accountSid, type PlatformRows, providerSid } from './random-platform.ts';

/* The way of a call as the screens work it out, put together from the rows of a platform. */

/** The carriers that the route tester shows, without those that refuse the call. */
export function takers(rows: PlatformRows, to: string): string[] {
  const carriers = parsed
    .carriers(rows.carriers)
    .map((one) => engineCarrier(one, parsed.gateways(rows.gateways[one.voip_carrier_sid] ?? [])));
  const [table] = parsed.tables(rows.tables);
  const stored = table && {
    table,
    routes: parsed.routes(structuredClone(rows.routes['table'] ?? [])),
  };
  const values = stored && routingValues(stored);
  const lookup = lookUpRoute(
    values ? engineRoutes(values.routes, values.defaultCarrierId) : [],
    to,
  );
  const world = { carriers, caller: { accountId: accountSid, providerId: providerSid } };
  return takersOf(lookup, world).flatMap((id) => {
    const carrier = carriers.find((one) => one.id === id);
    return carrier && requestsOf(carrier, to).length > 0 ? [carrier.name] : [];
  });
}

/** The application that the inbound test shows, or the status. */
export function answer(
  rows: PlatformRows,
  source: string,
  host: string,
  number: string,
): string | number {
  const gateways = new Map(
    Object.entries(rows.gateways).map(([sid, own]) => [sid, parsed.gateways(own)]),
  );
  const stored = {
    accounts: parsed.accounts(rows.accounts),
    carriers: parsed.carriers(rows.carriers),
    numbers: parsed.numbers(rows.numbers),
    tenants: [],
    applications: [],
  };
  const call = inboundCallOf({ source, host, number });
  const { end } = decideInbound(call, inboundWorldOf(stored, gateways));
  if (end.kind === 'refused') return end.status;
  if (end.kind === 'challenge') return 401;
  const sid = end.applicationId;
  return sid === null
    ? 480
    : String(rows.applications.find((one) => one['application_sid'] === sid)?.['name']);
}
