import {
  type CarrierOption,
  describeRoute,
  isBlankRoute,
  type RoutesValue,
  validateRoutes,
} from '@trunkline/ui/widgets/outbound-routes';
import * as v from 'valibot';
import { isRecord } from '../../browser/record.ts';
import { initialValues } from '../../platform/records/record.ts';
import { routingTable } from '../../platform/records/routing.ts';
import type { Members } from '../../screen/form/save/record/members.ts';
import { widgetSchema } from '../../screen/form/schema.ts';
import { membersOf, rulesOf } from '../../screen/record/saved/saved-record.ts';

export const emptyRouting = {
  ...initialValues(routingTable),
  /** '' for no choice. */
  defaultCarrierId: '',
  routes: { rows: {}, order: [] } as RoutesValue,
};
export type RoutingFormValues = typeof emptyRouting;

/** @param textOf returns the description of a route by its id */
export const routingMembers = (
  carriers: readonly CarrierOption[],
  textOf: (id: string) => string,
): Members<RoutingFormValues> => ({
  ...membersOf(routingTable),
  defaultCarrierId: {
    label: 'Default outbound carrier',
    describe: (sid) => carriers.find(({ id }) => id === sid)?.name ?? 'Another carrier',
  },
  routes: {
    members: {
      rows: { each: () => ({ label: 'Route', describe: describeRoute(carriers) }) },
      order: {
        label: 'Order of the routes',
        describe: (order) => order.map(textOf).join(', '),
      },
    },
  },
});

/** An empty row isn't stored, and doesn't count as a change. */
function withoutBlankRows({ rows, order }: RoutesValue): RoutesValue {
  const kept = Object.fromEntries(Object.entries(rows).filter((one) => !isBlankRoute(...one)));
  return { rows: kept, order: order.filter((id) => id in kept) };
}

export const routingFormSchema = v.object({
  ...rulesOf(routingTable, true),
  defaultCarrierId: v.pipe(v.string(), v.nonEmpty('Choose a default outbound carrier.')),
  routes: v.pipe(
    v.custom<RoutesValue>(isRecord),
    v.transform(withoutBlankRows),
    widgetSchema(validateRoutes),
  ),
});
