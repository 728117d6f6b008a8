import * as v from 'valibot';
import { read, useLookup, useQuery, useQueryCache, useRefresh } from '../../client/cache/query.ts';
import { bit, type Columns, listOf, optionalText, text } from '../../client/calls/wire.ts';
import { type ApplicationRow, applicationRow, speechColumns } from '../../stored/applications.ts';
import { optionalHook } from '../../values/hook.ts';
import { applicationPagePath, applicationsPath, type PageQuery } from '../paths.ts';
import { recordReads } from '../record-reads.ts';

const environmentValue = v.union([v.string(), v.number(), v.boolean()]);

/** Values of other types than a schema may ask for cannot be shown; a save sends them as stored. */
const environment = v.pipe(
  v.fallback(v.nullish(v.record(v.string(), v.unknown()), null), null),
  v.transform((values) =>
    Object.fromEntries(
      Object.entries(values ?? {}).flatMap(([key, value]) =>
        v.is(environmentValue, value) ? [[key, value]] : [],
      ),
    ),
  ),
);

export type { ApplicationRow } from '../../stored/applications.ts';
export type ApplicationName = Pick<ApplicationRow, 'application_sid' | 'name' | 'account_sid'>;
const applicationList = listOf(applicationRow);

/** All applications of an account, or with null all that this user may see. */
export const applicationsOf = (accountSid: string | null) =>
  read(applicationsPath(accountSid), applicationList);
export const listApplications = (accountSid: string | null) => applicationsOf(accountSid).get();

/** @param accountSid undefined: nothing is asked */
export const useAllApplications = (accountSid: string | null | undefined) =>
  useLookup(accountSid === undefined ? null : applicationsOf(accountSid));

const application = v.object({
  application_sid: v.string(),
  name: text,
  account_sid: text,
  call_hook: optionalHook,
  call_status_hook: optionalHook,
  app_json: optionalText,
  env_vars: environment,
  use_for_fallback_speech: v.optional(bit, false),
  record_all_calls: v.optional(bit, false),
  ...speechColumns,
});
export type Application = v.InferOutput<typeof application> & { columns?: Columns };

const applicationPage = v.object({ total: v.number(), data: v.array(application) });

const applicationsAt = (accountSid: string | null, query: PageQuery) =>
  read(applicationPagePath(accountSid, query), applicationPage);

/** One page of an account's applications, sorted by name; rows of before stay while it loads. */
export const useApplications = (accountSid: string | null, query: PageQuery) =>
  useQuery(accountSid && applicationsAt(accountSid, query), { keepPreviousData: true });

const applicationReads = recordReads('Applications', application);
const { at: applicationAt } = applicationReads;
export const { get: getApplication } = applicationReads;
/** For its name beside other records. */
export const useApplicationLookup = (sid: string) => useLookup(applicationAt(sid));
export const useApplication = (sid: string | null) =>
  // Pages have all of it; choices only its owner and its speech.
  applicationReads.useFromList(sid, (row) => 'env_vars' in row);

/**
 * The first applications with the text in their name, whatever the case.
 * @param accountSid null: of every account this user may see
 */
export const searchApplications = async (accountSid: string | null, name: string, count: number) =>
  (await applicationsAt(accountSid, { page: 1, pageSize: count, name }).get()).data;

/**
 * Asks again for every list of applications; awaited before the caller goes on.
 * @param sid the one that was changed
 * @returns it, as it is stored now; undefined when it cannot be read
 */
export function useApplicationRefresh() {
  const refresh = useRefresh('Applications');
  const { reload } = useQueryCache();
  return async (sid?: string): Promise<Application | undefined> => {
    const [row] = await Promise.all([
      sid === undefined ? undefined : reload(applicationAt(sid)).catch(() => undefined),
      refresh(),
    ]);
    return row;
  };
}
