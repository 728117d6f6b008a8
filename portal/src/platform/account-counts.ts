import useSWR from 'swr';
import * as v from 'valibot';
import { path } from './path.ts';
import { call } from './transport.ts';

const owned = v.array(v.object({ account_sid: v.nullish(v.string()) }));

/** How many of a provider's records each account has: one call, whatever the number of accounts. */
function useCounts(key: readonly string[], address: string | null) {
  const { data, error } = useSWR(address && key, async () => {
    const counts = new Map<string, number>();
    for (const { account_sid } of await call(owned, 'GET', address ?? '')) {
      if (account_sid) counts.set(account_sid, (counts.get(account_sid) ?? 0) + 1);
    }
    return counts;
  });
  return error ? null : data;
}

/** The answer holds the applications of other providers too: they belong to none of its accounts. */
export const useApplicationCounts = (providerSid: string | null) =>
  useCounts(
    ['Applications', 'of', 'accounts', providerSid ?? ''],
    providerSid && path`ServiceProviders/${providerSid}/Applications`,
  );

export const usePhoneNumberCounts = (providerSid: string | null) =>
  useCounts(
    ['PhoneNumbers', 'of', 'accounts', providerSid ?? ''],
    providerSid && path`ServiceProviders/${providerSid}/PhoneNumbers`,
  );
