import useSWR, { useSWRConfig } from 'swr';
import * as v from 'valibot';
import { path } from './path.ts';
import { call, command } from './transport.ts';
import { created, optionalText } from './wire.ts';

const tenant = v.object({
  ms_teams_tenant_sid: v.string(),
  tenant_fqdn: v.string(),
  service_provider_sid: optionalText,
  account_sid: v.nullish(v.string()),
  application_sid: v.nullish(v.string()),
});
export type TeamsTenant = v.InferOutput<typeof tenant>;

const listKey = ['MicrosoftTeamsTenants', 'list'] as const;
const tenantKey = (sid: string) => ['MicrosoftTeamsTenants', sid] as const;

/** The platform answers every tenant there is to everybody. */
export const listTeamsTenants = () => call(v.array(tenant), 'GET', 'MicrosoftTeamsTenants');

export const useTeamsTenants = () => useSWR(listKey, listTeamsTenants);

/** Only the account's own. */
export const listAccountTeamsTenants = async (accountSid: string) =>
  (await listTeamsTenants()).filter((row) => row.account_sid === accountSid);

export const getTeamsTenant = (sid: string) =>
  call(tenant, 'GET', path`MicrosoftTeamsTenants/${sid}`);

export const useTeamsTenant = (sid: string | null) =>
  useSWR(sid && tenantKey(sid), () => getTeamsTenant(sid ?? ''));

export type TeamsTenantUpdate = {
  tenant_fqdn: string;
  account_sid: string;
  /** '' is a 500 */
  application_sid: string | null;
};

/** @returns the new tenant's sid */
export const createTeamsTenant = async (
  body: TeamsTenantUpdate & { service_provider_sid: string },
) => (await call(created, 'POST', 'MicrosoftTeamsTenants', { body })).sid;

export const updateTeamsTenant = (sid: string, body: TeamsTenantUpdate) =>
  command('PUT', path`MicrosoftTeamsTenants/${sid}`, { body });

export const deleteTeamsTenant = (sid: string) =>
  command('DELETE', path`MicrosoftTeamsTenants/${sid}`);

/** Makes what is shown of the tenants true again; awaited before the caller goes on. */
export function useTeamsTenantRefresh() {
  const { mutate } = useSWRConfig();
  return (sid?: string) =>
    Promise.all([mutate(listKey), sid === undefined ? undefined : mutate(tenantKey(sid))]);
}
