import useSWR, { useSWRConfig } from 'swr';
import * as v from 'valibot';
import { type HookToSend, hook } from './hook.ts';
import { path } from './path.ts';
import { call, command } from './transport.ts';
import { bit, created, optionalText } from './wire.ts';

const applicationName = v.object({
  application_sid: v.string(),
  name: v.string(),
  account_sid: v.nullish(v.string()),
});
export type ApplicationName = v.InferOutput<typeof applicationName>;

/** All applications of one account: without `page` the platform answers the whole list. */
export const listAccountApplications = (accountSid: string) =>
  call(v.array(applicationName), 'GET', path`Accounts/${accountSid}/Applications`);

export const useAccountApplications = (accountSid: string | null) =>
  useSWR(accountSid && ['Applications', 'names', accountSid], () =>
    listAccountApplications(accountSid ?? ''),
  );

/** The names of all applications this user may see: without `page` the platform answers the whole list. */
export const listApplicationNames = () => call(v.array(applicationName), 'GET', 'Applications');

export const useApplicationNames = (isWanted = true) =>
  useSWR(isWanted && ['Applications', 'names', 'all'], listApplicationNames);

const environmentValue = v.union([v.string(), v.number(), v.boolean()]);

/** Values of other types than a schema may ask for cannot be shown, and are left alone. */
const environment = v.pipe(
  v.nullish(v.record(v.string(), v.unknown()), null),
  v.transform((values) =>
    Object.fromEntries(
      Object.entries(values ?? {}).flatMap(([key, value]) =>
        v.is(environmentValue, value) ? [[key, value]] : [],
      ),
    ),
  ),
);

const speechColumns = {
  speech_synthesis_vendor: optionalText,
  speech_synthesis_label: optionalText,
  speech_synthesis_language: optionalText,
  speech_synthesis_voice: optionalText,
  speech_recognizer_vendor: optionalText,
  speech_recognizer_label: optionalText,
  speech_recognizer_language: optionalText,
  fallback_speech_synthesis_vendor: optionalText,
  fallback_speech_synthesis_label: optionalText,
  fallback_speech_synthesis_language: optionalText,
  fallback_speech_synthesis_voice: optionalText,
  fallback_speech_recognizer_vendor: optionalText,
  fallback_speech_recognizer_label: optionalText,
  fallback_speech_recognizer_language: optionalText,
};

const applicationSpeech = v.object({
  ...applicationName.entries,
  use_for_fallback_speech: v.optional(bit, false),
  ...speechColumns,
});
export type ApplicationSpeech = v.InferOutput<typeof applicationSpeech>;

/**
 * What applications speak and listen with: those of an account, or with null all this user may see.
 * The whole list, as without `page` it always is. undefined: not to be asked.
 */
export const useApplicationSpeech = (accountSid: string | null | undefined) =>
  useSWR(accountSid !== undefined && ['Applications', 'names', 'speech', accountSid], () =>
    call(
      v.array(applicationSpeech),
      'GET',
      accountSid ? path`Accounts/${accountSid}/Applications` : 'Applications',
    ),
  );

const application = v.object({
  application_sid: v.string(),
  name: v.string(),
  account_sid: v.string(),
  call_hook: v.nullish(hook),
  call_status_hook: v.nullish(hook),
  app_json: optionalText,
  env_vars: environment,
  use_for_fallback_speech: v.optional(bit, false),
  record_all_calls: v.optional(bit, false),
  ...speechColumns,
});
export type Application = v.InferOutput<typeof application>;

const applicationPage = v.object({ total: v.number(), data: v.array(application) });

export type ApplicationQuery = { page: number; pageSize: number; name: string };

const listKey = (accountSid: string) => ['Applications', 'of', accountSid] as const;

/** One page of an account's applications, sorted by name; rows of before stay while it loads. */
export const useApplications = (accountSid: string | null, query: ApplicationQuery) =>
  useSWR(
    accountSid && [...listKey(accountSid), query.page, query.pageSize, query.name],
    () =>
      call(applicationPage, 'GET', path`Accounts/${accountSid ?? ''}/Applications`, {
        query: { page: query.page, page_size: query.pageSize, name: query.name },
      }),
    { keepPreviousData: true },
  );

const applicationKey = (sid: string) => ['Applications', sid] as const;

export const getApplication = (sid: string) => call(application, 'GET', path`Applications/${sid}`);

export const useApplication = (sid: string | null) =>
  useSWR(sid && applicationKey(sid), () => getApplication(sid ?? ''));

/** The first applications with the text in their name, of every account this user may see. */
export const searchApplications = async (name: string, count: number) =>
  (
    await call(applicationPage, 'GET', 'Applications', {
      query: { page: 1, page_size: count, name },
    })
  ).data;

/** Applications of an account with the text in their name, whatever the case: 500 at most. */
export const findApplications = async (accountSid: string, name: string) =>
  (
    await call(applicationPage, 'GET', path`Accounts/${accountSid}/Applications`, {
      query: { page: 1, page_size: 500, name },
    })
  ).data;

type Nullable<Columns> = { [Column in keyof Columns]: string | null };

/** What POST and PUT take. An absent `env_vars` leaves the stored variables alone. */
export type ApplicationToSend = Nullable<typeof speechColumns> & {
  name: string;
  account_sid: string;
  call_hook: HookToSend | null;
  call_status_hook: HookToSend | null;
  app_json: string | null;
  env_vars?: Record<string, string | number | boolean> | null;
  use_for_fallback_speech: 0 | 1;
  record_all_calls: 0 | 1;
};

/** @returns the new application's sid */
export const createApplication = async (body: ApplicationToSend) =>
  (await call(created, 'POST', 'Applications', { body })).sid;

/** Absent columns stay as they are. */
export const updateApplication = (sid: string, body: Partial<ApplicationToSend>) =>
  command('PUT', path`Applications/${sid}`, { body });

export const deleteApplication = (sid: string) => command('DELETE', path`Applications/${sid}`);

/**
 * Makes every list of applications true again; awaited before the caller goes on.
 * @param sid the one that was changed
 * @returns it, as it is stored now; undefined when it cannot be read
 */
export function useApplicationRefresh() {
  const { mutate } = useSWRConfig();
  return async (sid?: string): Promise<Application | undefined> => {
    const [row] = await Promise.all([
      sid === undefined
        ? undefined
        : mutate(applicationKey(sid), getApplication(sid), { revalidate: false }).catch(
            () => undefined,
          ),
      mutate(
        (key) =>
          Array.isArray(key) &&
          key[0] === 'Applications' &&
          (key[1] === 'of' || key[1] === 'names'),
      ),
    ]);
    return row;
  };
}
