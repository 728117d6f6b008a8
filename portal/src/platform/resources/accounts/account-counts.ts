import * as v from 'valibot';
import { read, useLookup, useSelected } from '../../client/cache/query.ts';
import { path, queryString } from '../../client/calls/path.ts';
import { listOf } from '../../client/calls/wire.ts';

const owned = listOf(v.object({ account_sid: v.nullish(v.string()) }));

function tally(sids: readonly (string | null | undefined)[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const sid of sids) if (sid) counts.set(sid, (counts.get(sid) ?? 0) + 1);
  return counts;
}

const countsOf = (records: v.InferOutput<typeof owned>) =>
  tally(records.map(({ account_sid }) => account_sid));

/**
 * How many of a provider's records each account has: one call, whatever the number of accounts; null
 * when they can't be counted. The answer holds the applications of other providers too: they belong
 * to none of its accounts.
 */
export function useRecordCounts(
  resource: 'Applications' | 'PhoneNumbers',
  providerSid: string | null,
) {
  const answer = useLookup(
    providerSid && read(path`ServiceProviders/${providerSid}/${resource}`, owned),
  );
  const { data, error } = useSelected(answer, countsOf);
  return error ? null : data;
}

const routed = listOf(v.object({ application_sid: v.nullish(v.string()) }));

const countsByApplication = (numbers: v.InferOutput<typeof routed>) =>
  tally(numbers.map(({ application_sid }) => application_sid));

/** How many of an account's numbers each application answers: one call; null when they can't be counted. */
export function useNumberCounts(accountSid: string | null) {
  const answer = useLookup(
    accountSid && read(`PhoneNumbers${queryString({ account_sid: accountSid })}`, routed),
  );
  const { data, error } = useSelected(answer, countsByApplication);
  return error ? null : data;
}
