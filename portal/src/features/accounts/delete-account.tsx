import { MaskedToken } from '@trunkline/ui/primitives/secret-display';
import { useSWRConfig } from 'swr';
import { type AccountRow, accountsKey, deleteAccount } from '../../platform/accounts.ts';
import { DeleteDialog } from '../../screen/delete-dialog.tsx';
import { toast } from '../../session/toasts.ts';
import { type AccountUsage, inUseMessage, isInUse, readAccountUsage } from './account-usage.ts';

type DeleteAccountProps = {
  account: Pick<AccountRow, 'account_sid' | 'name' | 'service_provider_sid'>;
  onClose: () => void;
  onDeleted?: () => void;
};

export function DeleteAccount({ account, onClose, onDeleted }: DeleteAccountProps) {
  const { account_sid, name, service_provider_sid } = account;
  const { mutate } = useSWRConfig();
  return (
    <DeleteDialog
      title={`Delete account ${name}`}
      subject="this account"
      usageKey={['Accounts', account_sid, 'usage']}
      readUsage={() => readAccountUsage(account_sid)}
      blockedBy={(usage) =>
        isInUse(usage)
          ? {
              title: `${name} is in use`,
              description: inUseMessage(usage),
              groups: usageGroups(usage, account_sid),
            }
          : null
      }
      confirmLabel="Delete account"
      onDelete={async () => {
        await deleteAccount(account_sid);
        await mutate(accountsKey(service_provider_sid));
        toast.success(`Deleted account ${name}`);
      }}
      onClose={onClose}
      onDeleted={onDeleted}
    >
      <p>Are you sure you want to delete the account {name}?</p>
      <p className="mt-2 text-muted">
        Its users, carriers and speech credentials are deleted with it.
      </p>
    </DeleteDialog>
  );
}

function usageGroups(usage: AccountUsage, accountSid: string) {
  const accountPath = `/internal/accounts/${accountSid}/edit`;
  return [
    {
      label: 'Applications',
      total: usage.applications.length,
      items: [...usage.applications]
        .sort((a, b) => a.name.localeCompare(b.name))
        .map(({ application_sid, name }) => ({
          id: application_sid,
          label: name,
          href: `/internal/applications/${application_sid}/edit`,
        })),
    },
    {
      label: 'Phone Numbers',
      total: usage.phoneNumberTotal,
      items: usage.phoneNumbers.map(({ phone_number_sid, number }) => ({
        id: phone_number_sid,
        label: number,
        href: `/internal/phone-numbers/${phone_number_sid}/edit`,
      })),
    },
    {
      label: 'MS Teams Tenants',
      total: usage.teamsTenants.length,
      items: usage.teamsTenants.map(({ ms_teams_tenant_sid, tenant_fqdn }) => ({
        id: ms_teams_tenant_sid,
        label: tenant_fqdn,
        href: `/internal/ms-teams-tenants/${ms_teams_tenant_sid}/edit`,
      })),
    },
    {
      label: 'Api Keys',
      total: usage.apiKeys.length,
      items: usage.apiKeys.map(({ api_key_sid, token }) => ({
        id: api_key_sid,
        label: <MaskedToken value={token} />,
        // On the account's own page the keys are there already.
        href: window.location.pathname === accountPath ? undefined : accountPath,
      })),
    },
  ].filter(({ total }) => total > 0);
}
