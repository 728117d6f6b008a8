import { type ApiKey, listApiKeys } from '../../platform/api-keys.ts';
import { type ApplicationName, listAccountApplications } from '../../platform/applications.ts';
import { listAccountTeamsTenants } from '../../platform/ms-teams-tenants.ts';
import { accountOwner } from '../../platform/owner.ts';
import { listAccountPhoneNumbers } from '../../platform/phone-numbers.ts';

/** What still uses an account. The platform itself would delete all of it along with the account. */
export type AccountUsage = {
  applications: ApplicationName[];
  phoneNumbers: { phone_number_sid: string; number: string }[];
  /** Numbers are listed up to a page; this is their true count. */
  phoneNumberTotal: number;
  teamsTenants: { ms_teams_tenant_sid: string; tenant_fqdn: string }[];
  apiKeys: ApiKey[];
};

/** The four questions at once; one that fails fails the whole, so that nothing is deleted unseen. */
export async function readAccountUsage(accountSid: string): Promise<AccountUsage> {
  const [applications, numbers, teamsTenants, apiKeys] = await Promise.all([
    listAccountApplications(accountSid),
    listAccountPhoneNumbers(accountSid),
    listAccountTeamsTenants(accountSid),
    listApiKeys(accountOwner(accountSid)),
  ]);
  return {
    applications,
    phoneNumbers: numbers.data,
    phoneNumberTotal: numbers.total,
    teamsTenants,
    apiKeys,
  };
}

export const isInUse = (usage: AccountUsage) =>
  usage.applications.length +
    usage.phoneNumberTotal +
    usage.teamsTenants.length +
    usage.apiKeys.length >
  0;

/** The sentence above the lists (screens 5.1). */
export const inUseMessage = (usage: AccountUsage) =>
  `In order to delete the account it cannot be in use by any Applications (${usage.applications.length}), ` +
  `Phone Numbers (${usage.phoneNumberTotal}), or MS Teams Tenants (${usage.teamsTenants.length}) ` +
  `or have any Api Keys (${usage.apiKeys.length}).`;
