import { Badge } from '@trunkline/ui/primitives/badge';
import { useMemo, useState } from 'react';
import { useRefresh } from '../../platform/client/cache/query.ts';
import {
  type LcrRoute,
  useLcr,
  useLcrRoutes,
} from '../../platform/resources/routing/lcr-tables.ts';
import type { Lcr } from '../../platform/resources/routing/lcrs.ts';
import { changeCompound } from '../../screen/form/save/compound/compound-save.ts';
import { type Owners, useOwners } from '../../screen/owners/use-owners.ts';
import { DeleteRecord } from '../../screen/record/delete/delete-record.tsx';
import { DeleteSection } from '../../screen/record/delete/delete-section.tsx';
import { kinds } from '../../screen/record/kinds.ts';
import { allOf } from '../../screen/record/loaded.ts';
import { RecordPage, sidIn } from '../../screen/record/record-page.tsx';
import { useCurrentProvider } from '../../session/current-provider.ts';
import { useUser } from '../../session/session.ts';
import { RoutingForm } from './routing-form.tsx';
import { routingValues } from './routing-form.wire.ts';
import { routeRows, routingSave } from './save-routing.ts';

const kind = kinds.routing;

export default function RoutingEditScreen({ params }: { params: Record<string, string> }) {
  const sid = sidIn(params, kind);
  const { scope } = useUser();
  const table = useLcr(sid);
  const routes = useLcrRoutes(sid);
  const { providers } = useCurrentProvider();
  const isUnused = (
    { account_sid: account, service_provider_sid: provider }: Lcr,
    { accounts }: Owners,
  ) =>
    account
      ? accounts.every((one) => one.sid !== account)
      : !provider || providers?.every((one) => one.service_provider_sid !== provider) === true;
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
        // A refusal takes precedence over load errors.
        error: table.error ?? routes.error ?? owners.error,
      }}
      nameOf={({ table }) => table.name || kind.title}
      providerSidOf={({ owners }) => owners.serviceProviderSid}
      hasList={scope === 'admin'}
      hasAside
      isActiveOf={({ table, owners }) => (isUnused(table, owners) ? undefined : table.is_active)}
      meta={({ table, owners }) =>
        isUnused(table, owners) && <Badge tone="warning">Not used</Badge>
      }
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
  const [rows] = useState(routeRows);
  const refresh = useRefresh('Lcrs');
  const save = {
    ...changeCompound(routingSave(rows), table.lcr_sid),
    refresh: () => refresh(table.lcr_sid),
    // The messages of the save are sufficient.
    done: '',
  };
  const base = useMemo(() => routingValues({ table, routes }), [table, routes]);
  return (
    <>
      <RoutingForm
        lcrSid={table.lcr_sid}
        base={base}
        accounts={owners.accounts}
        providerSid={owners.serviceProviderSid ?? ''}
        save={save}
      />
      {viewer.scope !== 'service_provider' && (
        <DeleteSection kind={kind} description="This also deletes its routes.">
          {(ends) => (
            <DeleteRecord
              kind={kind}
              row={table}
              keep={async (sid) =>
                (await import('./save-routing.ts')).keptRouting(
                  sid,
                  owners.serviceProviderSid,
                  table.account_sid ?? null,
                )
              }
              {...ends}
            />
          )}
        </DeleteSection>
      )}
    </>
  );
}
