import { useMemo, useState } from 'react';
import { useRefresh } from '../../platform/client/cache/query.ts';
import { useOwnLcr } from '../../platform/resources/routing/lcrs.ts';
import { useCreatedRecord } from '../../screen/form/save/compound/use-created-record.ts';
import { type Owners, useOwners } from '../../screen/owners/use-owners.ts';
import { RedirectWithMessage } from '../../screen/page/redirect-with-message.tsx';
import { AddPage } from '../../screen/record/add-page.tsx';
import { kinds } from '../../screen/record/kinds.ts';
import { allOf } from '../../screen/record/loaded.ts';
import { useUser } from '../../session/session.ts';
import { emptyRouting } from './routing-form.schema.ts';
import { RoutingForm } from './routing-form.tsx';
import { newRoutingSave, routeRows } from './save-routing.ts';

export default function RoutingAddScreen() {
  const { scope } = useUser();
  const { lcr } = useOwnLcr(scope !== 'admin');
  const owners = useOwners(null);
  // Users who already have their one table edit it instead.
  if (lcr.status === 'known' && lcr.sid !== null) {
    return <RedirectWithMessage to={kinds.routing.edit(lcr.sid)} />;
  }
  return (
    <AddPage
      kind={kinds.routing}
      loaded={allOf({ owners })}
      what="the accounts"
      hasList={scope === 'admin'}
      hasAside
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
  const [rows] = useState(routeRows);
  const save = useCreatedRecord(newRoutingSave(providerSid, rows), {
    editPage: kinds.routing.edit,
    providerSid,
    refresh: useRefresh('Lcrs'),
    next: (sid) => (scope === 'admin' ? kinds.routing.list : kinds.routing.edit(sid)),
    unsaved: ({ routes, defaultCarrierId }) => ({
      defaultCarrierId,
      routes: { rows: rows.bySid(routes.rows), order: routes.order.map(rows.sidOf) },
    }),
    done: 'Least cost routing successfully created',
  });
  return (
    <RoutingForm
      lcrSid={null}
      base={base}
      accounts={accounts}
      providerSid={providerSid}
      save={save}
    />
  );
}

const oneBlankRoute = {
  rows: { 'new-1': { text: '', carrierId: '', spareCarrierIds: [], description: '' } },
  order: ['new-1'],
};
