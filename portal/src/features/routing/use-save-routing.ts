import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { useLcrRefresh } from '../../platform/lcr-tables.ts';
import type { RecordSave } from '../../screen/form/use-record-form.ts';
import { kinds } from '../../screen/record/kinds.ts';
import { draftsBelongTo, keepDraftFor } from '../../session/drafts.ts';
import { useUser } from '../../session/session.ts';
import { giveExamplesTo } from './examples.ts';
import { routeIds } from './route-ids.ts';
import type { RoutingFormValues } from './routing-form.schema.ts';
import type { StoredRouting } from './routing-form.wire.ts';
import { newRoutingCalls, routingCalls } from './save-routing.ts';

type SaveRouting = RecordSave<RoutingFormValues, StoredRouting>;

/** Makes a table with its routes; admins see it in the list then, others at its own screen. */
export function useCreateRouting(providerSid: string): SaveRouting {
  const user = useUser();
  const [, navigate] = useLocation();
  const refresh = useLcrRefresh();
  const created = useRef('');
  const [ids] = useState(routeIds);
  useEffect(() => () => draftsBelongTo(null), []);
  const [calls] = useState(() =>
    newRoutingCalls(
      (accountSid) => ({
        account_sid: accountSid || null,
        service_provider_sid: accountSid ? null : providerSid,
      }),
      (sid) => {
        created.current = sid;
        giveExamplesTo(sid);
        draftsBelongTo(kinds.routing.edit(sid));
      },
      { ids },
    ),
  );
  return {
    ...calls,
    refresh: () => refresh(created.current),
    done: 'Least cost routing successfully created',
    leave: () =>
      navigate(user.scope === 'admin' ? kinds.routing.list : kinds.routing.edit(created.current), {
        replace: true,
      }),
    // The form of the new table takes the routes over, unsaved.
    leavePartial: ({ routes, defaultCarrierId }, problem) => {
      const path = kinds.routing.edit(created.current);
      const rows = Object.entries(routes.rows).map(([id, row]) => [ids.sidOf(id), row]);
      const draft = {
        defaultCarrierId,
        routes: { rows: Object.fromEntries(rows), order: routes.order.map(ids.sidOf) },
      };
      keepDraftFor(path, user.userSid, providerSid, draft, problem);
      navigate(path, { replace: true });
    },
  };
}

/** Changes a table and its routes, and stays. */
export function useUpdateRouting(lcrSid: string): SaveRouting {
  const refresh = useLcrRefresh();
  const [ids] = useState(routeIds);
  const saved = useRef<readonly string[]>([]);
  const said: string[] = [];
  const calls = routingCalls(lcrSid, { ids, say: (message) => said.push(message) });
  return {
    ...calls,
    write: async (values, latest) => {
      const written = await calls.write(values, latest);
      saved.current = written?.saved ?? [];
      return written;
    },
    refresh: () => refresh(lcrSid),
    // One toast at a time: what was taken away is said with the rest.
    get done() {
      const isRemovalOnly = said.length > 0 && saved.current.length === 0;
      const updated = isRemovalOnly ? [] : [updatedText(saved.current.includes('Table'))];
      return [...updated, ...new Set(said)].join('. ');
    },
  };
}

/** Prescribed: another text where only routes were saved. */
const updatedText = (isTableSaved: boolean) =>
  isTableSaved
    ? 'Least cost routing successfully updated'
    : 'Least cost routing rule successfully updated';
