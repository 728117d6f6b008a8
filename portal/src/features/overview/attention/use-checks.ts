import { useMemo, useState } from 'react';
import { useComposed, useQueryCache } from '../../../platform/client/cache/query.ts';
import { connected } from '../../../platform/client/calls/transport.ts';
import { pace } from '../../../platform/client/pace/pace.ts';
import { unansweredAmong } from '../../../platform/engine/unanswered.ts';
import {
  type StoredSipGateway,
  sipGatewaysOf,
} from '../../../platform/resources/carriers/sip-gateways.ts';
import type { CarrierRow } from '../../../platform/resources/carriers/voip-carriers.ts';
import {
  type PhoneNumber,
  phoneNumberParts,
} from '../../../platform/resources/numbers/phone-numbers.ts';
import { useLcrs } from '../../../platform/resources/routing/lcrs.ts';

/** Maximum of requests without a click: one per carrier, and one per thousand numbers. */
const carriersByItself = 25;
const numberPagesByItself = 5;

/** Keeps results for ten minutes, or until a record of the kind changes. */
const keep = { dedupingInterval: 600_000, revalidateOnFocus: false, revalidateOnReconnect: false };

/** Waits for its turn at the pacer. Throws if the session has changed. */
function turns(): () => Promise<void> {
  const token = connected().getToken();
  return async () => {
    await pace.take();
    if (connected().getToken() !== token) throw new Error('the session has ended');
  };
}

type Place = { accountSid: string | null; serviceProviderSid: string | null };

/** Progress of a check. */
export type CheckState = {
  /** Whether it is running. */
  isChecking: boolean;
  /** Number of records not checked. */
  left: number;
  error: unknown;
  retry: () => unknown;
};

const stateOf = (
  data: { left: number } | undefined,
  error: unknown,
  mutate: () => unknown,
): CheckState => ({
  isChecking: data === undefined && error === undefined,
  left: data?.left ?? 0,
  error,
  retry: () => mutate(),
});

/** Active carriers without a gateway. One request per carrier, except for cached ones. */
function useIdleCarriers(carriers: readonly CarrierRow[] | undefined, isAll: boolean) {
  const { keep: keepAnswer, peek } = useQueryCache();
  const sids = carriers?.map(({ voip_carrier_sid }) => voip_carrier_sid);
  const { data, error, mutate } = useComposed(
    sids ? ['VoipCarriers', 'without gateways', isAll, ...sids] : null,
    async () => {
      const next = turns();
      const empty = new Set<string>();
      let requests = 0;
      let left = 0;
      for (const sid of sids ?? []) {
        const read = sipGatewaysOf(sid, true);
        let gateways = peek<StoredSipGateway[]>(read.path);
        if (!gateways && requests >= carriersByItself && !isAll) {
          left += 1;
          continue;
        }
        if (!gateways) {
          requests += 1;
          await next();
          gateways = await read.get();
          await keepAnswer(read.path, gateways);
        }
        if (gateways.length === 0) empty.add(sid);
      }
      return { empty, left };
    },
    { ...keep, keepPreviousData: true },
  );
  const idle = useMemo(
    () => data && carriers?.filter(({ voip_carrier_sid: sid }) => data.empty.has(sid)),
    [data, carriers],
  );
  return { idle, state: stateOf(data, error, mutate) };
}

/** Numbers without an application. */
function useNumbersWithout(place: Place | null, isAll: boolean) {
  const { data, error, mutate } = useComposed(
    place && [
      'PhoneNumbers',
      'without application',
      isAll,
      place.accountSid,
      place.serviceProviderSid,
    ],
    async () => {
      const next = turns();
      const rows: PhoneNumber[] = [];
      let pages = 0;
      for await (const part of phoneNumberParts({ ...(place as Place), text: '' }, true)) {
        rows.push(...part.rows.filter(({ application_sid }) => !application_sid));
        pages += 1;
        if (pages >= numberPagesByItself && !isAll) return { rows, left: part.total - part.seen };
        await next();
      }
      return { rows, left: 0 };
    },
    keep,
  );
  return { rows: data?.rows, state: stateOf(data, error, mutate) };
}

/**
 * Finds missing links that make calls fail: numbers without an application, carriers without a
 * gateway, tables without a default carrier. Runs in the background, at the platform's pace.
 * @param carriers undefined while loading
 * @param place null: don't start yet
 * @param ownAccountSid of an account user, who can't add gateways to a shared carrier
 * @param accounts of the provider; undefined for an account user
 */
export function useChecks(
  carriers: readonly CarrierRow[] | undefined,
  place: Place | null,
  ownAccountSid: string | null,
  accounts: readonly { account_sid: string }[] | undefined,
) {
  const [isAll, setAll] = useState(false);
  const own = useMemo(
    () =>
      place
        ? carriers?.filter(
            (one) => one.is_active && (ownAccountSid === null || one.account_sid === ownAccountSid),
          )
        : undefined,
    [carriers, place, ownAccountSid],
  );
  const { idle, state: gateways } = useIdleCarriers(own, isAll);
  const { rows, state: numbers } = useNumbersWithout(place, isAll);
  const unanswered = useMemo(
    () => carriers && rows?.filter(unansweredAmong(carriers)),
    [carriers, rows],
  );
  const { data: tables, error: tablesError, mutate: rereadTables } = useLcrs(place !== null);
  const providerSid = place?.serviceProviderSid ?? null;
  const withoutDefault = useMemo(() => {
    // Admins see the tables of all providers.
    const sids = new Set((accounts ?? []).map((one) => one.account_sid));
    if (providerSid) sids.add(providerSid);
    if (ownAccountSid) sids.add(ownAccountSid);
    return tables?.filter(
      (one) =>
        one.is_active &&
        !one.default_carrier_set_entry_sid &&
        sids.has((one.account_sid || one.service_provider_sid) ?? ''),
    );
  }, [tables, providerSid, ownAccountSid, accounts]);
  return {
    unanswered,
    idle,
    withoutDefault,
    checks: {
      carriers: gateways,
      'phone numbers': numbers,
      'outbound call routes': stateOf(tables && { left: 0 }, tablesError, rereadTables),
    },
    checkAll: () => setAll(true),
  };
}
