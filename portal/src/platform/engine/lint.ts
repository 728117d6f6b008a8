import type { TesterCarrier } from '@trunkline/ui/widgets/route-tester';
import type { LintInput } from '../../../../ui/src/widgets/route-linter/finding.model.ts';
import type { Lcr } from '../stored/lcrs.ts';

/** Maps a stored table to the linter's input. */
export const lintInputOf = ({
  carriers,
  ...table
}: Omit<LintInput, 'carriers'> & { carriers: readonly TesterCarrier[] }): LintInput => ({
  ...table,
  carriers: carriers.map(({ id, name, isActive, isUnknown, gateways }) => ({
    id,
    name,
    isActive,
    outboundGateways: isUnknown ? undefined : gateways.filter((one) => one.isOutbound).length,
  })),
});

const namedAtMost = 2;

/**
 * Names of other tables for the same calls: the provider's tables for one of an account, the
 * accounts' tables for one of the provider.
 * @param accountSid '' for a table of the provider
 * @param accountSids accounts of the provider
 */
export function rivalsOf(
  tables: readonly Lcr[],
  { accountSid, providerSid }: { accountSid: string; providerSid: string },
  accountSids: readonly string[],
): readonly string[] {
  const own = new Set(accountSids);
  const names = tables
    .filter((one) =>
      accountSid === '' ? own.has(one.account_sid ?? '') : one.service_provider_sid === providerSid,
    )
    .map(({ name }) => name);
  const more = names.length - namedAtMost;
  return more > 0 ? [names.slice(0, namedAtMost).join(', '), `${more} more tables`] : names;
}
