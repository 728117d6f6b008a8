import { useMemo } from 'react';
import { useCarriers } from '../../platform/resources/carriers/voip-carriers.ts';
import { RedirectWithMessage } from '../../screen/page/redirect-with-message.tsx';
import { AddPage } from '../../screen/record/add-page.tsx';
import { kinds, needsAccount } from '../../screen/record/kinds.ts';
import { allOf } from '../../screen/record/loaded.ts';
import { useUser } from '../../session/session.ts';
import { rememberedAccount } from '../../shared/remembered-account.ts';
import { useOwners } from '../../shared/use-owners.ts';
import { needsCarrier } from './carrier-choice.ts';
import { emptyNumber } from './number-form.schema.ts';
import { NumberForm } from './number-form.tsx';

const kind = kinds.phoneNumber;

export default function NumberAddScreen() {
  const { accountSid } = useUser();
  const owners = useOwners(null);
  const carriers = useCarriers(owners.data?.serviceProviderSid ?? null, accountSid);
  if (owners.data?.accounts.length === 0) {
    return <RedirectWithMessage message={needsAccount(kind)} to={kinds.account.list} />;
  }
  if (carriers.data?.length === 0) {
    return <RedirectWithMessage message={needsCarrier} to={kinds.carrier.list} />;
  }
  return (
    <AddPage kind={kind} loaded={allOf({ owners, carriers })} what="the accounts and carriers">
      {({ owners, carriers }) => <NumberAdd accounts={owners.accounts} carriers={carriers} />}
    </AddPage>
  );
}

type NumberAddProps = Pick<Parameters<typeof NumberForm>[0], 'accounts' | 'carriers'>;

function NumberAdd({ accounts, carriers }: NumberAddProps) {
  const first = accounts.find(({ sid }) => sid === rememberedAccount()) ?? accounts[0];
  const accountSid = first?.sid ?? '';
  const base = useMemo(() => ({ ...emptyNumber, accountSid }), [accountSid]);
  return <NumberForm stored={null} base={base} accounts={accounts} carriers={carriers} />;
}
