import { getAccount, listAccounts } from '../../../platform/resources/accounts/accounts.ts';
import type { Application } from '../../../platform/resources/applications/applications.ts';
import { listCarriers } from '../../../platform/resources/carriers/voip-carriers.ts';
import { listAllPhoneNumbers } from '../../../platform/resources/numbers/phone-numbers.ts';
import { listTeamsTenants } from '../../../platform/resources/teams-tenants/ms-teams-tenants.ts';
import { type Blocked, blockedBy, usageGroup } from '../../../screen/record/delete/usage.ts';
import { kinds } from '../../../screen/record/kinds.ts';

type Viewpoint = {
  /** Provider of the account; null while unknown. */
  serviceProviderSid: string | null;
  /** The user can also read the provider's other accounts. */
  isManager: boolean;
};

/**
 * Records that use an application; null for none. All requests run in parallel; one failure fails
 * the whole check, so that nothing is deleted unseen. The platform itself only refuses a deletion
 * because of numbers and carriers (for carriers with its database's text), and never a move.
 */
export async function applicationBlockedBy(
  {
    application_sid,
    account_sid,
    name,
  }: Pick<Application, 'application_sid' | 'account_sid' | 'name'>,
  intent: 'delete' | 'move',
  { serviceProviderSid, isManager }: Viewpoint,
): Promise<Blocked | null> {
  const [accounts, tenants, numbers, carriers, { formatNumber }] = await Promise.all([
    isManager && serviceProviderSid
      ? listAccounts(serviceProviderSid)
      : getAccount(account_sid).then((one) => [one]),
    listTeamsTenants(),
    listAllPhoneNumbers(account_sid),
    serviceProviderSid ? listCarriers(serviceProviderSid, isManager ? null : account_sid) : [],
    import('@trunkline/ui/widgets/phone-number'),
  ]);
  const leadsHere = (one: { application_sid?: string | null }) =>
    one.application_sid === application_sid;
  const devices = accounts.filter((one) => one.device_calling_application_sid === application_sid);
  const siprec = accounts.filter((one) => one.siprec_hook_sid === application_sid);
  const teams = tenants.filter(leadsHere);
  const dialled = numbers
    .filter(leadsHere)
    .map((one) => ({ ...one, number: formatNumber(one.number) }));
  const trunks = carriers.filter(leadsHere);

  const accountCount = new Set([...devices, ...siprec].map(kinds.account.sidOf)).size;
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
