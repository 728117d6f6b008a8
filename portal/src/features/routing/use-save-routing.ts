import { useState } from 'react';
import { useLcrRefresh } from '../../platform/lcr-tables.ts';
import { changeCalls } from '../../screen/form/compound-save.ts';
import { useCreatedRecord } from '../../screen/form/use-created-record.ts';
import type { RecordSave } from '../../screen/form/use-record-form.ts';
import { kinds } from '../../screen/record/kinds.ts';
import { useUser } from '../../session/session.ts';
import { giveExamplesTo } from './examples.ts';
import type { RoutingFormValues } from './routing-form.schema.ts';
import type { StoredRouting } from './routing-form.wire.ts';
import { newRoutingSave, routeRows, routingSave } from './save-routing.ts';

type SaveRouting = RecordSave<RoutingFormValues, StoredRouting>;

/** Creates a table with its routes; admins see it in the list then, others at its own screen. */
export function useCreateRouting(providerSid: string): SaveRouting {
  const { scope } = useUser();
  const [rows] = useState(routeRows);
  return useCreatedRecord(newRoutingSave(providerSid, rows), {
    editPage: kinds.routing.edit,
    providerSid,
    refresh: useLcrRefresh(),
    next: (sid) => (scope === 'admin' ? kinds.routing.list : kinds.routing.edit(sid)),
    unsaved: ({ routes, defaultCarrierId }) => ({
      defaultCarrierId,
      routes: { rows: rows.bySid(routes.rows), order: routes.order.map(rows.sidOf) },
    }),
    onCreated: giveExamplesTo,
    done: 'Least cost routing successfully created',
  });
}

/** Changes a table and its routes, and stays. */
export function useUpdateRouting(lcrSid: string): SaveRouting {
  const refresh = useLcrRefresh();
  const [rows] = useState(routeRows);
  return {
    ...changeCalls(routingSave(rows), lcrSid),
    refresh: () => refresh(lcrSid),
    // The messages of the save say it all.
    done: '',
  };
}
