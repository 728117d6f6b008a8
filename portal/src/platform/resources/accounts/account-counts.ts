import * as v from 'valibot';
import { read, useLookup, useSelected } from '../../client/cache/query.ts';
import { path, queryString } from '../../client/calls/path.ts';
import { listOf } from '../../client/calls/wire.ts';
import { applicationPagePath, phoneNumberPagePath } from '../paths.ts';

const owned = listOf(v.object({ account_sid: v.nullish(v.string()) }));

function tally(sids: readonly (string | null | undefined)[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const sid of sids) if (sid) counts.set(sid, (counts.get(sid) ?? 0) + 1);
  return counts;
}

const countsOf = (records: v.InferOutput<typeof owned>) =>
  tally(records.map(({ account_sid }) => account_sid));

/** A provider with more accounts than this may have too many records to load. */
const manyAccounts = 1000;
/** Most records to load for a count. */
const countedAtMost = 100_000;

const counted = v.object({ total: v.number() });
/**
 * Requests one row, for the total. The list of a provider's applications has no pages, so this
 * counts all applications.
 */
const pages = {
  Applications: () => applicationPagePath(null, { page: 1, pageSize: 1, name: '' }),
  PhoneNumbers: (serviceProviderSid: string) =>
    phoneNumberPagePath({ accountSid: null, serviceProviderSid, text: '' }, 1, 1),
};

/**
 * Counts a provider's records per account, with one call for any number of accounts; null if the
 * call fails, or if there are too many records to load. The response also holds applications of
 * other providers, which belong to none of these accounts.
 * @param accounts number of accounts of the provider
 */
export function useRecordCounts(
  resource: keyof typeof pages,
  providerSid: string | null,
  accounts: number,
) {
  const asksFirst = accounts > manyAccounts;
  const first = useLookup(
    providerSid !== null && asksFirst ? read(pages[resource](providerSid), counted) : null,
  );
  const isCounted = !asksFirst || (first.data !== undefined && first.data.total <= countedAtMost);
  const answer = useLookup(
    providerSid !== null && isCounted
      ? read(path`ServiceProviders/${providerSid}/${resource}`, owned)
      : null,
  );
  const { data, error } = useSelected(answer, countsOf);
  const isTooMany = first.data && !isCounted;
  return error || first.error || isTooMany ? null : data;
}

const routed = listOf(v.object({ application_sid: v.nullish(v.string()) }));

const countsByApplication = (numbers: v.InferOutput<typeof routed>) =>
  tally(numbers.map(({ application_sid }) => application_sid));

/** Counts an account's numbers per application, with one call; null if the call fails. */
export function useNumberCounts(accountSid: string | null) {
  const answer = useLookup(
    accountSid && read(`PhoneNumbers${queryString({ account_sid: accountSid })}`, routed),
  );
  const { data, error } = useSelected(answer, countsByApplication);
  return error ? null : data;
}
