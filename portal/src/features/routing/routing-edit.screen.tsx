import { useMemo } from 'react';
import { type LcrRoute, useLcrRoutes } from '../../platform/lcr-routes.ts';
import { useLcr } from '../../platform/lcr-tables.ts';
import type { Lcr } from '../../platform/lcrs.ts';
import { ActiveStatus } from '../../screen/active-status.tsx';
import { DeleteSection } from '../../screen/record/delete-section.tsx';
import { kinds } from '../../screen/record/kinds.ts';
import { allOf } from '../../screen/record/loaded.ts';
import { RecordPage, sidIn } from '../../screen/record/record-page.tsx';
import { type Owners, useOwners } from '../../screen/use-owners.ts';
import { writeRefusal } from '../../session/policies.ts';
import { useUser } from '../../session/session.ts';
import { onDemand } from '../../start/loadable.tsx';
import { RoutingForm } from './routing-form.tsx';
import { routingValues } from './routing-form.wire.ts';
import { useUpdateRouting } from './use-save-routing.ts';

const DeleteRouting = onDemand(() => import('./delete-routing.tsx'));

const kind = kinds.routing;

export default function RoutingEditScreen({ params }: { params: Record<string, string> }) {
  const sid = sidIn(params, kind);
  const { scope } = useUser();
  const table = useLcr(sid);
  const routes = useLcrRoutes(sid);
  const owners = useOwners(
    table.data && (table.data.account_sid ?? ''),
    table.data?.service_provider_sid ?? undefined,
  );
  return (
    <RecordPage
      kind={kind}
      sid={sid}
      loaded={{
        ...allOf({ table, routes, owners }),
        // Why there is nothing to show, before what could not be loaded of it.
        error: table.error ?? routes.error ?? owners.error,
      }}
      nameOf={({ table }) => table.name || kind.title}
      providerSidOf={({ owners }) => owners.serviceProviderSid}
      hasList={scope === 'admin'}
      meta={({ table: { is_active } }) => <ActiveStatus isActive={is_active} />}
    >
      {({ table, routes, owners }) => (
        <RoutingEdit key={sid} table={table} routes={routes} owners={owners} />
      )}
    </RecordPage>
  );
}

type RoutingEditProps = { table: Lcr; routes: LcrRoute[]; owners: Owners };

function RoutingEdit({ table, routes, owners }: RoutingEditProps) {
  const viewer = useUser();
  const base = useMemo(() => routingValues({ table, routes }), [table, routes]);
  return (
    <>
      <RoutingForm
        lcrSid={table.lcr_sid}
        base={base}
        accounts={owners.accounts}
        providerSid={owners.serviceProviderSid ?? ''}
        save={useUpdateRouting(table.lcr_sid)}
      />
      {viewer.scope !== 'service_provider' && (
        <DeleteSection
          kind={kind}
          description="Its routes go with it."
          refusal={writeRefusal(viewer)}
        >
          {(ends) => <DeleteRouting table={table} {...ends} />}
        </DeleteSection>
      )}
    </>
  );
}
