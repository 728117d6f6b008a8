import { useMemo } from 'react';
import { useOwnLcr } from '../../platform/lcrs.ts';
import { AddPage } from '../../screen/record/add-page.tsx';
import { kinds } from '../../screen/record/kinds.ts';
import { allOf } from '../../screen/record/loaded.ts';
import { RedirectWithMessage } from '../../screen/redirect-with-message.tsx';
import { type Owners, useOwners } from '../../screen/use-owners.ts';
import { useUser } from '../../session/session.ts';
import { emptyRouting } from './routing-form.schema.ts';
import { RoutingForm } from './routing-form.tsx';
import { useCreateRouting } from './use-save-routing.ts';

export default function RoutingAddScreen() {
  const { scope, userSid } = useUser();
  const { lcr } = useOwnLcr(scope === 'admin' ? null : userSid);
  const owners = useOwners(null);
  // Whoever has the one table that they can have, changes that.
  if (lcr.status === 'known' && lcr.sid !== null) {
    return <RedirectWithMessage to={kinds.routing.edit(lcr.sid)} />;
  }
  return (
    <AddPage
      kind={kinds.routing}
      loaded={allOf({ owners })}
      what="the accounts"
      hasList={scope === 'admin'}
    >
      {({ owners }) => <RoutingAdd owners={owners} />}
    </AddPage>
  );
}

function RoutingAdd({ owners: { accounts, serviceProviderSid } }: { owners: Owners }) {
  const { scope, accountSid } = useUser();
  const own = scope === 'account' ? (accountSid ?? '') : '';
  const base = useMemo(() => ({ ...emptyRouting, accountSid: own, routes: oneBlankRoute }), [own]);
  const providerSid = serviceProviderSid ?? '';
  return (
    <RoutingForm
      lcrSid={null}
      base={base}
      accounts={accounts}
      providerSid={providerSid}
      save={useCreateRouting(providerSid)}
    />
  );
}

const oneBlankRoute = {
  rows: { 'new-1': { text: '', carrierId: '', spareCarrierIds: [], description: '' } },
  order: ['new-1'],
};
