import { FormSection } from '@trunkline/ui/patterns/form-section';
import { Button } from '@trunkline/ui/primitives/button';
import { Combobox } from '@trunkline/ui/primitives/combobox';
import { useCopy } from '@trunkline/ui/primitives/copy-button';
import { CopyText } from '@trunkline/ui/primitives/copy-text';
import { Skeleton } from '@trunkline/ui/primitives/skeleton';
import { Text } from '@trunkline/ui/primitives/text';
import { Mail } from 'lucide-react';
import { useMemo, useState } from 'react';
import { messageOf } from '../../../platform/client/calls/errors.ts';
import { type Sbc, useSbcs } from '../../../platform/resources/carriers/signalling-addresses.ts';
import type { OwnerAccount } from '../../../screen/owners/use-owners.ts';
import { pointingText, signallingAddresses } from './pointing-text.ts';

/** Settings for the carrier: where to send calls, and where calls come from. */
export function WhereToPoint({ accounts }: { accounts: readonly OwnerAccount[] }) {
  const { data, error } = useSbcs();
  const realms = useMemo(() => accounts.filter(({ sipRealm }) => sipRealm !== ''), [accounts]);
  return (
    <FormSection
      title="Where to point your carrier"
      description="Ask your carrier to send calls to this SIP realm and to allow these addresses."
      aside={data && <CopyAll realms={realms} sbcs={data} />}
    >
      <div>
        <p className="mb-1 font-medium">SIP realm</p>
        {realms.length === 0 ? (
          <Text size="small" tone="muted">
            {accounts.length === 1
              ? `${accounts[0]?.name} has no SIP realm yet.`
              : 'No account has a SIP realm yet.'}
          </Text>
        ) : (
          <Realms realms={realms} />
        )}
      </div>
      <div>
        <p className="mb-1 font-medium">Have your carriers whitelist our SIP signaling IPs</p>
        {error ? (
          <Text size="small" tone="danger">
            Couldn't load the addresses: {messageOf(error)}
          </Text>
        ) : data === undefined ? (
          <Skeleton className="h-5 w-40" />
        ) : (
          <ul className="grid gap-0.5">
            {signallingAddresses(data).map((address) => (
              <li key={address}>
                <CopyText value={address} label={`Copy ${address}`} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </FormSection>
  );
}

/** One at a time: a provider may have thousands of accounts. */
function Realms({ realms }: { realms: readonly OwnerAccount[] }) {
  const [chosen, setChosen] = useState<string | null>(null);
  const shown = realms.find(({ sid }) => sid === chosen) ?? realms[0];
  const options = useMemo(
    () => realms.map(({ sid, name }) => ({ value: sid, label: name })),
    [realms],
  );
  if (!shown) return null;
  return (
    <div className="grid max-w-md gap-1.5">
      {realms.length > 1 && (
        <Combobox
          aria-label="Account of the SIP realm"
          value={shown.sid}
          onChange={setChosen}
          options={options}
        />
      )}
      <CopyText value={shown.sipRealm} label={`Copy SIP realm of ${shown.name}`} />
    </div>
  );
}

function CopyAll({ realms, sbcs }: { realms: readonly OwnerAccount[]; sbcs: readonly Sbc[] }) {
  const { copy } = useCopy();
  if (!copy) return null;
  return (
    <Button
      size="sm"
      icon={Mail}
      onClick={() => copy(pointingText(realms, sbcs), 'Text for your carrier')}
    >
      Copy as text
    </Button>
  );
}
