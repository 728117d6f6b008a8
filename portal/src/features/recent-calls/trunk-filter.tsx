import { Combobox } from '@trunkline/ui/primitives/combobox';
import { compareNames } from '@trunkline/ui/tokens/format';
import { foreign } from '@trunkline/ui/tokens/text';
import { useMemo, useState } from 'react';
import { useCarrierChoices } from '../../platform/resources/carriers/voip-carriers.ts';
import type { List } from '../../screen/list/use-list.ts';
import { useCurrentProvider } from '../../session/current-provider.ts';
import { useUser } from '../../session/session.ts';
import { trunkMember } from './use-call-filter.ts';

type TrunkFilterProps = {
  list: List;
  /** undefined while unknown; null: all accounts */
  accountSid: string | null | undefined;
};

/**
 * Filter by the carrier of calls. By name, because call records have no carrier SID. Loads its
 * choices on first use.
 */
export function TrunkFilter({ list, accountSid }: TrunkFilterProps) {
  const [isWanted, setWanted] = useState(false);
  const chosen = list.filterOf(trunkMember);
  const { data, error, isLoading } = useChoices(isWanted ? accountSid : undefined);
  const options = useMemo(() => {
    const names = new Set([...(data ?? []).map(({ name }) => name), chosen]);
    names.delete('');
    const sorted = [...names].sort((a, b) => compareNames(a, b));
    return [
      { value: '', label: 'All trunks' },
      ...sorted.map((name) => ({ value: name, label: foreign(name) })),
    ];
  }, [data, chosen]);
  return (
    <Combobox
      aria-label="Trunk"
      className="w-full sm:w-34"
      onFocus={() => setWanted(true)}
      onPointerEnter={() => setWanted(true)}
      value={chosen}
      onChange={(name) => list.setFilter(trunkMember, name ?? '')}
      options={options}
      isLoading={isWanted && isLoading}
      labels={{ empty: error === undefined ? undefined : 'Couldn’t load the carriers' }}
    />
  );
}

/**
 * Carriers that calls of the account, or of all accounts, can use.
 * @param accountSid undefined: loads nothing; null: all accounts of the provider
 */
function useChoices(accountSid: string | null | undefined) {
  const { serviceProviderSid } = useUser();
  const { provider } = useCurrentProvider();
  const providerSid = serviceProviderSid ?? provider?.service_provider_sid ?? null;
  return useCarrierChoices(accountSid === undefined ? null : providerSid, accountSid ?? null);
}
