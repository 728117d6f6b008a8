import { useMemo } from 'react';
import type { PastCall } from '../../../configuration/check/reach.ts';
import type { CallRecords } from '../../../configuration/check/world.ts';
import { useGatewaysOf } from '../../../platform/resources/carriers/sip-gateways.ts';
import type { EngineCarrier } from '../../../platform/resources/carriers/voip-carriers.ts';
import { useLcrs } from '../../../platform/resources/routing/lcrs.ts';
import type { OwnerAccount } from '../../../screen/owners/use-owners.ts';
import { useUser } from '../../../session/session.ts';
import { useKeptTests } from '../../../shared/call-tests/kept-tests.ts';
import { useIsIdle } from '../../../start/idle.ts';
import type { RoutingFormValues } from '../routing-form.schema.ts';

export type RoutingPlace = {
  /** null for a new table */
  lcrSid: string | null;
  accounts: readonly OwnerAccount[];
  providerSid: string;
  carriers: readonly EngineCarrier[];
};

type Values = Pick<RoutingFormValues, 'routes' | 'defaultCarrierId'>;

/**
 * Gateways of a table's carriers, loaded after the screen has rendered. One request per carrier.
 */
function useTableGateways(carriers: readonly EngineCarrier[], values: Values) {
  const isIdle = useIsIdle();
  const { routes, defaultCarrierId } = values;
  const used = new Set([
    defaultCarrierId,
    ...Object.values(routes.rows).map((row) => row.carrierId),
  ]);
  const sids = carriers.map((one) => one.voip_carrier_sid).filter((sid) => used.has(sid));
  return useGatewaysOf(isIdle && sids.length > 0 ? sids : undefined).data;
}

/** Accounts that a table applies to, as far as the user can see the tables of others. */
export function useRoutedAccounts(accountSid: string, { accounts }: RoutingPlace) {
  const { scope } = useUser();
  const { data: tables } = useLcrs(scope === 'admin');
  return useMemo(() => {
    const withOwn = new Set(tables?.map((one) => one.account_sid));
    return accountSid === ''
      ? accounts.filter(({ sid }) => !withOwn.has(sid))
      : accounts.filter(({ sid }) => sid === accountSid);
  }, [tables, accounts, accountSid]);
}

/** Records that affect outbound calls, besides the table itself. */
export function useRoutingRecords(
  values: Values,
  { accounts, providerSid, carriers }: RoutingPlace,
): CallRecords {
  const { scope } = useUser();
  // Other users see only their own table.
  const { data: tables } = useLcrs(scope === 'admin');
  const gateways = useTableGateways(carriers, values);
  return useMemo(
    () => ({
      providerSid,
      accounts: accounts.map(({ sid, name, sipRealm }) => ({
        account_sid: sid,
        name,
        sip_realm: sipRealm,
        service_provider_sid: providerSid,
        is_active: true,
        device_calling_application_sid: null,
      })),
      carriers,
      gateways: gateways ?? new Map(),
      numbers: [],
      tenants: [],
      applications: [],
      tables: (tables ?? []).map((table) => ({ table, routes: null })),
    }),
    [accounts, providerSid, carriers, gateways, tables],
  );
}

/** Outbound tests of the accounts that a table applies to. */
export function useRoutedTests(routed: readonly OwnerAccount[]) {
  const kept = useKeptTests();
  return useMemo(
    () => kept.of(routed.map(({ sid }) => sid)).filter(({ test }) => test.kind === 'outbound'),
    [kept, routed],
  );
}

export const isRoutedCall = (routed: readonly OwnerAccount[]) => {
  const sids = new Set(routed.map(({ sid }) => sid));
  return ({ direction, accountSid }: PastCall) => direction === 'outbound' && sids.has(accountSid);
};

/** Assumption behind results of a provider's table if the tables of its accounts can't be loaded. */
export const useRoutingNote = (accountSid: string) => {
  const { scope } = useUser();
  return accountSid === '' && scope === 'service_provider'
    ? 'For accounts without a routing table of their own: the platform doesn’t show you theirs.'
    : undefined;
};
