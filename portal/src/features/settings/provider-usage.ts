import { listAccounts } from '../../platform/resources/accounts/accounts.ts';
import { listProviderLcrs } from '../../platform/resources/routing/lcrs.ts';
import { listProviderUsers } from '../../platform/resources/users/users.ts';
import { type Blocked, blockedBy, usageGroup } from '../../screen/record/delete/usage.ts';
import { kinds } from '../../screen/record/kinds.ts';

/**
 * Blockers of deleting a service provider; null for none. The platform refuses while there are
 * accounts or users; with a routing table it fails half-way. All requests run in parallel; one
 * failure fails the whole check, so that nothing is deleted unseen.
 */
export async function providerBlockedBy(sid: string, name: string): Promise<Blocked | null> {
  const [accounts, users, lcrs] = await Promise.all([
    listAccounts(sid),
    listProviderUsers(sid),
    listProviderLcrs(sid),
  ]);
  const description =
    `In order to delete the service provider it cannot have any Accounts (${accounts.length}), ` +
    `Users (${users.length}), or Outbound Call Routing (${lcrs.length}).`;
  return blockedBy(name, description, [
    usageGroup(kinds.account, accounts, { href: kinds.account.list }),
    usageGroup(kinds.user, users, { href: kinds.user.list }),
    usageGroup(
      kinds.routing,
      lcrs.map((one) => ({ ...one, name: one.name || one.lcr_sid })),
    ),
  ]);
}
