import type { BlockedGroup } from '@trunkline/ui/patterns/blocked-dialog';
import { getAccount, listAccounts } from '../../platform/accounts.ts';
import { listTeamsTenants } from '../../platform/ms-teams-tenants.ts';
import { listAllAccountPhoneNumbers } from '../../platform/phone-numbers.ts';
import { listCarriers } from '../../platform/voip-carriers.ts';

type Named = { sid: string; name: string };

/** What still leads to an application. */
export type ApplicationUsage = {
  deviceAccounts: Named[];
  siprecAccounts: Named[];
  teamsTenants: Named[];
  phoneNumbers: Named[];
  /** Carriers whose calls it answers when their number has no application of its own. */
  carriers: Named[];
};

type Question = {
  applicationSid: string;
  accountSid: string;
  /** Of the account; null while it is not known. */
  serviceProviderSid: string | null;
  /** Its other accounts can be read too. */
  isManager: boolean;
};

/**
 * All questions at once; one that fails fails the whole, so that nothing is deleted unseen. The
 * platform itself refuses for numbers and carriers only, and for carriers with the text of its
 * database (applications#delete-carrier-default).
 */
export async function readApplicationUsage({
  applicationSid,
  accountSid,
  serviceProviderSid,
  isManager,
}: Question): Promise<ApplicationUsage> {
  const [accounts, tenants, numbers, carriers] = await Promise.all([
    isManager && serviceProviderSid
      ? listAccounts(serviceProviderSid)
      : getAccount(accountSid).then((one) => [one]),
    listTeamsTenants(),
    listAllAccountPhoneNumbers(accountSid),
    serviceProviderSid ? listCarriers(serviceProviderSid, isManager ? null : accountSid) : [],
  ]);
  const named = ({ account_sid, name }: { account_sid: string; name: string }) => ({
    sid: account_sid,
    name,
  });
  return {
    deviceAccounts: accounts
      .filter((one) => one.device_calling_application_sid === applicationSid)
      .map(named),
    siprecAccounts: accounts.filter((one) => one.siprec_hook_sid === applicationSid).map(named),
    teamsTenants: tenants
      .filter((one) => one.application_sid === applicationSid)
      .map((one) => ({ sid: one.ms_teams_tenant_sid, name: one.tenant_fqdn })),
    phoneNumbers: numbers
      .filter((one) => one.application_sid === applicationSid)
      .map((one) => ({ sid: one.phone_number_sid, name: one.number })),
    carriers: carriers
      .filter((one) => one.application_sid === applicationSid)
      .map((one) => ({ sid: one.voip_carrier_sid, name: one.name })),
  };
}

/** The sentence and the lists of what is in the way; null when nothing is. */
export function blockedBy(
  usage: ApplicationUsage,
  name: string,
): { title: string; description: string; groups: BlockedGroup[] } | null {
  const group = (label: string, items: readonly Named[], folder: string) => ({
    label,
    items: items.map((one) => ({
      id: one.sid,
      label: one.name,
      href: `/internal/${folder}/${one.sid}/edit`,
    })),
  });
  const groups = [
    group('Accounts, for calls of devices', usage.deviceAccounts, 'accounts'),
    group('Accounts, for SIPREC calls', usage.siprecAccounts, 'accounts'),
    group('Microsoft Teams Tenants', usage.teamsTenants, 'ms-teams-tenants'),
    group('Phone Numbers', usage.phoneNumbers, 'phone-numbers'),
    group('Carriers', usage.carriers, 'carriers'),
  ].filter(({ items }) => items.length > 0);
  if (groups.length === 0) return null;
  const accounts = new Set([...usage.deviceAccounts, ...usage.siprecAccounts].map(({ sid }) => sid))
    .size;
  const others = [
    usage.phoneNumbers.length > 0 && `Phone Numbers (${usage.phoneNumbers.length})`,
    usage.carriers.length > 0 && `Carriers (${usage.carriers.length})`,
  ].filter(Boolean);
  return {
    title: `${name} is in use`,
    description: `In order to delete the application it cannot be in use by any Accounts (${accounts}), or Microsoft Teams Tenant (${usage.teamsTenants.length})${others.map((one) => `, or ${one}`).join('')}.`,
    groups,
  };
}
