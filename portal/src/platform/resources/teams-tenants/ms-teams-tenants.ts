import * as v from 'valibot';
import { isRecord } from '../../../browser/record.ts';
import { read, useQuery, useRecord } from '../../client/cache/query.ts';
import { withColumns } from '../../client/calls/wire.ts';
import { type TeamsTenant, tenant } from '../../stored/teams-tenants.ts';
import { recordPath } from '../paths.ts';

export type { TeamsTenant } from '../../stored/teams-tenants.ts';

/** The platform returns every tenant to every user. */
export const teamsTenants = read('MicrosoftTeamsTenants', v.array(tenant));
export const listTeamsTenants = teamsTenants.get;
export const useTeamsTenants = () => useQuery(teamsTenants);

/** Only the account's own. */
export const listAccountTeamsTenants = async (accountSid: string) =>
  (await listTeamsTenants()).filter((row) => row.account_sid === accountSid);

const tenantAt = (sid: string) =>
  read(recordPath('MicrosoftTeamsTenants', sid), withColumns(tenant));
export const getTeamsTenant = (sid: string) => tenantAt(sid).get();
export const useTeamsTenant = (sid: string | null) =>
  useRecord(
    sid && tenantAt(sid),
    'MicrosoftTeamsTenants',
    (row): row is TeamsTenant => isRecord(row) && row['ms_teams_tenant_sid'] === sid,
  );
