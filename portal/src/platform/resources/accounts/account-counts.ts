import * as v from 'valibot';
import { path } from '../../client/path.ts';
import { read, useQuery, useSelected } from '../../client/query.ts';

const owned = v.array(v.object({ account_sid: v.nullish(v.string()) }));

function countsOf(records: v.InferOutput<typeof owned>) {
  const counts = new Map<string, number>();
  for (const { account_sid } of records) {
    if (account_sid) counts.set(account_sid, (counts.get(account_sid) ?? 0) + 1);
  }
  return counts;
}

/**
 * How many of a provider's records each account has: one call, whatever the number of accounts; null
 * when they can't be counted. The answer holds the applications of other providers too: they belong
 * to none of its accounts.
 */
export function useRecordCounts(
  resource: 'Applications' | 'PhoneNumbers',
  providerSid: string | null,
) {
  const answer = useQuery(
    providerSid && read(path`ServiceProviders/${providerSid}/${resource}`, owned),
  );
  const { data, error } = useSelected(answer, countsOf);
  return error ? null : data;
}
