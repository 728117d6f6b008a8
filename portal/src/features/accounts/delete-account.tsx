import { BlockedDialog } from '@trunkline/ui/patterns/blocked-dialog';
import { ConfirmDialog } from '@trunkline/ui/patterns/confirm-dialog';
import { ErrorState } from '@trunkline/ui/patterns/error-state';
import { ProgressOverlay } from '@trunkline/ui/patterns/progress-overlay';
import { Dialog } from '@trunkline/ui/primitives/dialog';
import { maskToken } from '@trunkline/ui/primitives/secret-display';
import { Spinner } from '@trunkline/ui/primitives/spinner';
import { useState } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import { type AccountRow, accountsKey, deleteAccount } from '../../platform/accounts.ts';
import { messageOf } from '../../platform/errors.ts';
import { holdPage } from '../../screen/leave-guard.ts';
import { PortalLink } from '../../screen/portal-link.tsx';
import { toast } from '../../session/toasts.ts';
import { type AccountUsage, inUseMessage, isInUse, readAccountUsage } from './account-usage.ts';

type DeleteAccountProps = {
  account: Pick<AccountRow, 'account_sid' | 'name' | 'service_provider_sid'>;
  onClose: () => void;
  onDeleted?: () => void;
};

/** Looks what uses the account, then refuses with the list of it, or asks and deletes. */
export function DeleteAccount({ account, onClose, onDeleted }: DeleteAccountProps) {
  const { account_sid, name, service_provider_sid } = account;
  const { mutate } = useSWRConfig();
  // The dialog changes its shape while it is open, so the way back for the focus is kept here.
  const [opener] = useState(() => document.activeElement);
  const [isDeleting, setDeleting] = useState(false);
  const usage = useSWR(['Accounts', account_sid, 'usage'], () => readAccountUsage(account_sid), {
    // Each opening asks anew: the answer decides whether something is lost.
    revalidateOnMount: true,
    dedupingInterval: 0,
    keepPreviousData: false,
  });
  const title = `Delete account ${name}`;
  const close = (open: boolean) => {
    if (open || isDeleting) return;
    onClose();
    requestAnimationFrame(() => opener instanceof HTMLElement && opener.focus());
  };

  async function handleConfirm() {
    setDeleting(true);
    const letGo = holdPage();
    try {
      await deleteAccount(account_sid);
      await mutate(accountsKey(service_provider_sid));
      toast.success(`Deleted account ${name}`);
    } catch (error) {
      toast.error(messageOf(error));
      return;
    } finally {
      letGo();
      onClose();
    }
    onDeleted?.();
  }

  if (isDeleting) return <ProgressOverlay open />;
  if (usage.error) {
    return (
      <Dialog open onOpenChange={close} title={title} size="sm">
        <ErrorState
          title="It could not be checked what uses this account. Nothing was deleted."
          message={messageOf(usage.error)}
          onRetry={() => usage.mutate()}
          isRetrying={usage.isValidating}
        />
      </Dialog>
    );
  }
  if (!usage.data || usage.isValidating) {
    return (
      <Dialog open onOpenChange={close} title={title} size="sm">
        <Spinner label="Checking what uses this account…" />
      </Dialog>
    );
  }
  if (isInUse(usage.data)) {
    return (
      <BlockedDialog
        open
        onOpenChange={close}
        title={`${name} is in use`}
        description={inUseMessage(usage.data)}
        groups={usageGroups(usage.data, account_sid)}
        LinkComponent={PortalLink}
      />
    );
  }
  return (
    <ConfirmDialog
      open
      onOpenChange={close}
      title={title}
      confirmLabel="Delete account"
      tone="danger"
      onConfirm={handleConfirm}
    >
      <p>Are you sure you want to delete the account {name}?</p>
      <p className="mt-2 text-muted">
        Its users, carriers and speech credentials are deleted with it.
      </p>
    </ConfirmDialog>
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
        label: maskToken(token),
        // On the account's own page the keys are there already.
        href: window.location.pathname === accountPath ? undefined : accountPath,
      })),
    },
  ].filter(({ total }) => total > 0);
}
