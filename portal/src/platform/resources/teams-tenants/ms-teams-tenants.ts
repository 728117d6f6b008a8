import { read, useQuery } from '../../client/cache/query.ts';
import { listOf } from '../../client/calls/wire.ts';
import { tenant } from '../../stored/teams-tenants.ts';
import { recordReads } from '../record-reads.ts';

export type { TeamsTenant } from '../../stored/teams-tenants.ts';

/** The platform returns every tenant to every user. */
export const teamsTenants = read('MicrosoftTeamsTenants', listOf(tenant));
export const listTeamsTenants = teamsTenants.get;
export const useTeamsTenants = () => useQuery(teamsTenants);

/** Only the account's own. */
export const listAccountTeamsTenants = async (accountSid: string) =>
  (await listTeamsTenants()).filter((row) => row.account_sid === accountSid);

export const { get: getTeamsTenant, useFromList: useTeamsTenant } = recordReads(
  'MicrosoftTeamsTenants',
  tenant,
);
