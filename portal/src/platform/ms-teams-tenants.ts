import * as v from 'valibot';
import { call } from './transport.ts';

const tenant = v.object({
  ms_teams_tenant_sid: v.string(),
  tenant_fqdn: v.string(),
  account_sid: v.nullish(v.string()),
  application_sid: v.nullish(v.string()),
});

/** The platform answers every tenant there is to everybody. */
export const listTeamsTenants = () => call(v.array(tenant), 'GET', 'MicrosoftTeamsTenants');

/** Only the account's own. */
export const listAccountTeamsTenants = async (accountSid: string) =>
  (await listTeamsTenants()).filter((row) => row.account_sid === accountSid);
