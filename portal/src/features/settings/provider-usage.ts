import type { BlockedGroup } from '@trunkline/ui/patterns/blocked-dialog';
import { type AccountRow, listAccounts } from '../../platform/accounts.ts';
import { type Lcr, listProviderLcrs } from '../../platform/lcrs.ts';
import { listProviderUsers, type UserRow } from '../../platform/users.ts';

/**
 * What stands in the way of deleting a service provider. The platform refuses while there are
 * accounts or users; with a routing table it fails half-way, its first parts being gone already
 * (service-providers#delete-with-lcr-using-carrier).
 */
export type ProviderUsage = {
  accounts: Pick<AccountRow, 'account_sid' | 'name'>[];
  users: Pick<UserRow, 'user_sid' | 'name'>[];
  lcrs: Pick<Lcr, 'lcr_sid' | 'name'>[];
};

/** All questions at once; one that fails fails the whole, so that nothing is deleted unseen. */
export async function readProviderUsage(providerSid: string): Promise<ProviderUsage> {
  const [accounts, users, lcrs] = await Promise.all([
    listAccounts(providerSid),
    listProviderUsers(providerSid),
    listProviderLcrs(providerSid),
  ]);
  return { accounts, users, lcrs };
}

/** The sentence and the lists of what is in the way; null when nothing is. */
export function blockedBy(
  { accounts, users, lcrs }: ProviderUsage,
  name: string,
): { title: string; description: string; groups: BlockedGroup[] } | null {
  if (accounts.length + users.length + lcrs.length === 0) return null;
  return {
    title: `${name} is in use`,
    description:
      `In order to delete the service provider it cannot have any Accounts (${accounts.length}), ` +
      `Users (${users.length}), or Outbound Call Routing (${lcrs.length}).`,
    groups: [
      {
        label: 'Accounts',
        items: accounts.map((one) => ({
          id: one.account_sid,
          label: one.name,
          href: `/internal/accounts/${one.account_sid}/edit`,
        })),
      },
      {
        label: 'Users',
        items: users.map((one) => ({
          id: one.user_sid,
          label: one.name,
          href: `/internal/users/${one.user_sid}/edit`,
        })),
      },
      {
        label: 'Outbound Call Routing',
        items: lcrs.map((one) => ({
          id: one.lcr_sid,
          label: one.name === '' ? one.lcr_sid : one.name,
          href: `/internal/least-cost-routing/${one.lcr_sid}/edit`,
        })),
      },
    ],
  };
}
