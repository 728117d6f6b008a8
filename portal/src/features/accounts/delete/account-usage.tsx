import { MaskedToken } from '@trunkline/ui/primitives/secret-display';
import { type ApiKey, listApiKeys } from '../../../platform/resources/accounts/api-keys.ts';
import { listApplications } from '../../../platform/resources/applications/applications.ts';
import { listAccountPhoneNumbers } from '../../../platform/resources/numbers/phone-numbers.ts';
import { listAccountTeamsTenants } from '../../../platform/resources/teams-tenants/ms-teams-tenants.ts';
import { accountOwner } from '../../../platform/values/owner.ts';
import { type Blocked, blockedBy, usageGroup } from '../../../screen/record/delete/usage.ts';
import { kinds } from '../../../screen/record/kinds.ts';
import type { Scope } from '../../../session/user.ts';
import { accountRemnants } from './account-remnants.ts';

/**
 * Records that use an account; null for none. The platform would delete some of them with the
 * account and fail half-way on the rest. All requests run in parallel; one failure fails the whole
 * check, so that nothing is deleted unseen.
 */
export async function accountBlockedBy(
  accountSid: string,
  name: string,
  scope: Scope,
): Promise<Blocked | null> {
  const [applications, numbers, tenants, apiKeys, rest, { formatNumber }] = await Promise.all([
    listApplications(accountSid),
    listAccountPhoneNumbers(accountSid),
    listAccountTeamsTenants(accountSid),
    listApiKeys(accountOwner(accountSid)),
    accountRemnants(accountSid, scope),
    import('@trunkline/ui/widgets/phone-number'),
  ]);
  const description =
    `In order to delete the account it cannot be in use by any Applications (${applications.length}), ` +
    `Phone Numbers (${numbers.total}), or MS Teams Tenants (${tenants.length}) ` +
    `or have any Api Keys (${apiKeys.length}).`;
  const whole = rest.sentence ? `${description} ${rest.sentence}` : description;
  return blockedBy(name, whole, [
    usageGroup(kinds.application, applications, {
      href: `${kinds.application.list}?account=${accountSid}`,
    }),
    usageGroup(
      kinds.phoneNumber,
      numbers.data.map((one) => ({ ...one, number: formatNumber(one.number) })),
      { total: numbers.total, href: `${kinds.phoneNumber.list}?account=${accountSid}` },
    ),
    usageGroup(kinds.teamsTenant, tenants),
    usageGroup<ApiKey>(
      {
        title: 'Api Keys',
        edit: () => kinds.account.edit(accountSid),
        sidOf: (key) => key.api_key_sid,
        nameOf: (key) => key.token,
      },
      apiKeys,
      { shown: (key) => <MaskedToken value={key.token} /> },
    ),
    ...rest.groups,
  ]);
}
