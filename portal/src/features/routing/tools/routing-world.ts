import { orderedIds, type RoutesValue } from '@trunkline/ui/widgets/outbound-routes';
import type { TesterCarrier, TesterRoute } from '@trunkline/ui/widgets/route-tester';
import type { StoredSipGateway } from '../../../platform/resources/carriers/sip-gateways.ts';
import type { EngineCarrier } from '../../../platform/resources/carriers/voip-carriers.ts';

const entriesOf = (carrierIds: readonly string[]) =>
  carrierIds
    .filter((carrierId) => carrierId !== '')
    .map((carrierId, priority) => ({ carrierId, priority }));

/** The routes of a form as the call engine goes through them, once they are stored like this. */
export function engineRoutes(
  { rows, order }: RoutesValue,
  defaultCarrierId: string,
): TesterRoute[] {
  const own = orderedIds({ rows, order }).flatMap((id, index): TesterRoute[] => {
    const row = rows[id];
    if (!row || row.text === '') return [];
    const entries = entriesOf([row.carrierId, ...row.spareCarrierIds]);
    return [{ id, place: index + 1, text: row.text, priority: index, entries }];
  });
  const last = { id: 'default', place: null, text: '.*', priority: 9999 };
  return [...own, { ...last, entries: entriesOf([defaultCarrierId]) }];
}

export const engineCarrier = (
  carrier: EngineCarrier,
  gateways: readonly StoredSipGateway[] | undefined,
): TesterCarrier => ({
  id: carrier.voip_carrier_sid,
  name: carrier.name,
  isActive: carrier.is_active,
  accountId: carrier.account_sid,
  providerId: carrier.service_provider_sid,
  techPrefix: carrier.tech_prefix,
  hasLeadingPlus: carrier.e164_leading_plus,
  requiresRegister: carrier.requires_register,
  registerRealm: carrier.register_sip_realm,
  isUnknown: gateways === undefined,
  gateways: (gateways ?? []).map((one) => ({
    address: one.ipv4,
    port: one.port ?? null,
    protocol: one.protocol,
    isOutbound: one.outbound,
    isActive: one.is_active,
    usesSipsScheme: one.use_sips_scheme,
  })),
});
