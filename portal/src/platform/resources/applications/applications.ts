import * as v from 'valibot';
import { read, useLookup, useQuery, useQueryCache, useRefresh } from '../../client/cache/query.ts';
import { bit, type Columns, optionalText, text } from '../../client/calls/wire.ts';
import { type ApplicationRow, applicationRow, speechColumns } from '../../stored/applications.ts';
import { listByName } from '../../values/by-name.ts';
import { optionalHook } from '../../values/hook.ts';
import { applicationPagePath, applicationsPath, type PageQuery } from '../paths.ts';
import { recordReads } from '../record-reads.ts';

const environmentValue = v.union([v.string(), v.number(), v.boolean()]);

/** Values of types that no schema can declare can't be shown; a save sends them unchanged. */
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
const applicationList = listByName(applicationRow);

/** All applications of an account, by name; null: all that this user may see. */
export const applicationsOf = (accountSid: string | null) =>
  read(applicationsPath(accountSid), applicationList);
export const listApplications = (accountSid: string | null) => applicationsOf(accountSid).get();

/** @param accountSid undefined: no request */
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

/** One page of an account's applications, sorted by name; keeps the previous rows while it loads. */
export const useApplications = (accountSid: string | null, query: PageQuery) =>
  useQuery(accountSid && applicationsAt(accountSid, query), { keepPreviousData: true });

const applicationReads = recordReads('Applications', application);
const { at: applicationAt } = applicationReads;
export const { get: getApplication } = applicationReads;
/** Loads an application for its name beside other records. */
export const useApplicationLookup = (sid: string) => useLookup(applicationAt(sid));
export const useApplication = (sid: string | null) =>
  // Rows of pages are complete; choices have only owner and speech settings.
  applicationReads.useFromList(sid, (row) => 'env_vars' in row);

/**
 * Finds the first applications whose name contains the text, in any case.
 * @param accountSid null: all accounts that this user may see
 */
export const searchApplications = async (accountSid: string | null, name: string, count: number) =>
  (await applicationsAt(accountSid, { page: 1, pageSize: count, name }).get()).data;

/**
 * Reloads every list of applications; await it before continuing.
 * @param sid the changed application
 * @returns that application as stored now; undefined if it can't be read
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
