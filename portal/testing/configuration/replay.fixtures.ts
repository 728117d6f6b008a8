import { decideInbound, lookUpRoute, requestsOf } from '@trunkline/ui/engines/call-routing';
import { inboundCallOf } from '@trunkline/ui/widgets/inbound-explainer';
import { takersOf } from '@trunkline/ui/widgets/route-tester';
import { parsed } from '../../src/configuration/check/world.ts';
import { routingValues } from '../../src/features/routing/routing-form.wire.ts';
import { inboundWorldOf } from '../../src/platform/engine/inbound.ts';
import { engineCarrier, engineRoutes } from '../../src/platform/engine/outbound.ts';
import { accountSid, type PlatformRows, providerSid } from './worlds/random-platform.ts';

/* The way of a call as the screens work it out, put together from the rows of a platform. */

/** Replays calls on a platform whose rows are parsed once. */
export function replayOn(rows: PlatformRows) {
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
  const inbound = inboundWorldOf(stored, gateways);
  const carriers = stored.carriers.map((one) =>
    engineCarrier(one, gateways.get(one.voip_carrier_sid) ?? []),
  );
  const [table] = parsed.tables(rows.tables);
  const values =
    table &&
    routingValues({ table, routes: parsed.routes(structuredClone(rows.routes['table'] ?? [])) });
  const routes = values ? engineRoutes(values.routes, values.defaultCarrierId) : [];
  const world = { carriers, caller: { accountId: accountSid, providerId: providerSid } };

  return {
    /** Carriers that the route tester shows, without those that refuse the call. */
    takers: (to: string): string[] =>
      takersOf(lookUpRoute(routes, to), world).flatMap((id) => {
        const carrier = carriers.find((one) => one.id === id);
        return carrier && requestsOf(carrier, to).length > 0 ? [carrier.name] : [];
      }),
    /** Application that the inbound test shows, or the status. */
    answer(source: string, host: string, number: string): string | number {
      const { end } = decideInbound(inboundCallOf({ source, host, number }), inbound);
      if (end.kind === 'refused') return end.status;
      if (end.kind === 'challenge') return 401;
      const sid = end.applicationId;
      return sid === null
        ? 480
        : String(rows.applications.find((one) => one['application_sid'] === sid)?.['name']);
    },
  };
}
