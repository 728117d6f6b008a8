import * as v from 'valibot';
import { isRecord } from '../../../browser/record.ts';
import { path } from '../../client/path.ts';
import { read, useQuery, useQueryCache, useRecord, useRefresh } from '../../client/query.ts';
import { command } from '../../client/transport.ts';
import { type Columns, withColumns } from '../../client/wire.ts';
import { creation, write } from '../../client/write.ts';
import { application } from '../../records/application.ts';
import { type Answer, answerOf } from '../../records/record.ts';
import { applicationPagePath, applicationsPath, type PageQuery, recordPath } from '../paths.ts';

const speechColumns = (['', 'fallback_'] as const).flatMap(
  (prefix) =>
    [
      `${prefix}speech_synthesis_vendor`,
      `${prefix}speech_synthesis_label`,
      `${prefix}speech_synthesis_language`,
      `${prefix}speech_synthesis_voice`,
      `${prefix}speech_recognizer_vendor`,
      `${prefix}speech_recognizer_label`,
      `${prefix}speech_recognizer_language`,
    ] as const,
);

const applicationRow = answerOf(application, [
  'name',
  'account_sid',
  'use_for_fallback_speech',
  ...speechColumns,
]);
/** An application's owner and speech settings. */
export type ApplicationRow = v.InferOutput<typeof applicationRow>;
export type ApplicationName = Pick<ApplicationRow, 'application_sid' | 'name' | 'account_sid'>;
const applicationList = v.array(applicationRow);

/** All applications of an account, or with null all that this user may see. */
export const applicationsOf = (accountSid: string | null) =>
  read(applicationsPath(accountSid), applicationList);
export const listApplications = (accountSid: string | null) => applicationsOf(accountSid).get();

/** @param accountSid undefined: nothing is asked */
export const useAllApplications = (accountSid: string | null | undefined) =>
  useQuery(accountSid === undefined ? null : applicationsOf(accountSid));

const whole = answerOf(application);
export type Application = Answer<typeof application>;

const applicationPage = v.object({ total: v.number(), data: v.array(whole) });

const applicationsAt = (accountSid: string | null, query: PageQuery) =>
  read(applicationPagePath(accountSid, query), applicationPage);

/** One page of an account's applications, sorted by name; rows of before stay while it loads. */
export const useApplications = (accountSid: string | null, query: PageQuery) =>
  useQuery(accountSid && applicationsAt(accountSid, query), { keepPreviousData: true });

const applicationAt = (sid: string) => read(recordPath('Applications', sid), withColumns(whole));
export const getApplication = (sid: string) => applicationAt(sid).get();
export const useApplication = (sid: string | null) =>
  useRecord(
    sid && applicationAt(sid),
    'Applications',
    (row): row is Application =>
      // Pages have all of it; choices only its owner and its speech.
      isRecord(row) && row['application_sid'] === sid && 'env_vars' in row,
  );

/**
 * The first applications with the text in their name, whatever the case.
 * @param accountSid null: of every account this user may see
 */
export const searchApplications = async (accountSid: string | null, name: string, count: number) =>
  (await applicationsAt(accountSid, { page: 1, pageSize: count, name }).get()).data;

/* Absent columns stay: without `env_vars` the stored variables are left alone. */

export const newApplication = (body: Columns) => creation('Applications', body);

export const applicationUpdate = (sid: string, body: Columns) =>
  write('PUT', path`Applications/${sid}`, body);

export const deleteApplication = (sid: string) => command('DELETE', path`Applications/${sid}`);

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
