import { getAccount, listAccounts } from '../../platform/accounts.ts';
import { listTeamsTenants } from '../../platform/ms-teams-tenants.ts';
import { listAllAccountPhoneNumbers } from '../../platform/phone-numbers.ts';
import { listCarriers } from '../../platform/voip-carriers.ts';
import { kinds } from '../../screen/record/kinds.ts';
import { type Blocked, blockedBy, usageGroup } from '../../screen/record/usage.ts';

type Question = {
  applicationSid: string;
  name: string;
  accountSid: string;
  /** Of the account; null while it is not known. */
  serviceProviderSid: string | null;
  /** Its other accounts can be read too. */
  isManager: boolean;
  /** What is about to happen to it. */
  intent: 'delete' | 'move';
};

/**
 * What still leads to an application; null when nothing does. All questions at once; one that fails
 * fails the whole, so that nothing is deleted unseen. The platform itself refuses a delete for
 * numbers and carriers only, for carriers with the text of its database, and a move for nothing.
 */
export async function applicationBlockedBy({
  applicationSid,
  name,
  accountSid,
  serviceProviderSid,
  isManager,
  intent,
}: Question): Promise<Blocked | null> {
  const [accounts, tenants, numbers, carriers, { formatNumber }] = await Promise.all([
    isManager && serviceProviderSid
      ? listAccounts(serviceProviderSid)
      : getAccount(accountSid).then((one) => [one]),
    listTeamsTenants(),
    listAllAccountPhoneNumbers(accountSid),
    serviceProviderSid ? listCarriers(serviceProviderSid, isManager ? null : accountSid) : [],
    import('@trunkline/ui/widgets/phone-number'),
  ]);
  const leadsHere = (one: { application_sid?: string | null }) =>
    one.application_sid === applicationSid;
  const accountsOf = (key: 'device_calling_application_sid' | 'siprec_hook_sid') =>
    accounts
      .filter((one) => one[key] === applicationSid)
      .map((one) => ({ sid: one.account_sid, name: one.name }));
  const devices = accountsOf('device_calling_application_sid');
  const siprec = accountsOf('siprec_hook_sid');
  const teams = tenants
    .filter(leadsHere)
    .map((one) => ({ sid: one.ms_teams_tenant_sid, name: one.tenant_fqdn }));
  const dialled = numbers
    .filter(leadsHere)
    .map((one) => ({ sid: one.phone_number_sid, name: formatNumber(one.number) }));
  const trunks = carriers
    .filter(leadsHere)
    .map((one) => ({ sid: one.voip_carrier_sid, name: one.name }));

  const accountCount = new Set([...devices, ...siprec].map(({ sid }) => sid)).size;
  const others = [
    dialled.length > 0 && `, or Phone Numbers (${dialled.length})`,
    trunks.length > 0 && `, or Carriers (${trunks.length})`,
  ].filter(Boolean);
  const action =
    intent === 'delete' ? 'delete the application' : 'move the application to another account';
  const description = `In order to ${action} it cannot be in use by any Accounts (${accountCount}), or Microsoft Teams Tenant (${teams.length})${others.join('')}.`;
  return blockedBy(name, description, [
    usageGroup(kinds.account, devices, { label: 'Accounts, for device calls' }),
    usageGroup(kinds.account, siprec, { label: 'Accounts, for SIPREC calls' }),
    usageGroup(kinds.teamsTenant, teams, { label: 'Microsoft Teams Tenants' }),
    usageGroup(kinds.phoneNumber, dialled),
    usageGroup(kinds.carrier, trunks),
  ]);
}
