import useSWR from 'swr';
import * as v from 'valibot';
import { path } from './path.ts';
import { call } from './transport.ts';

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
