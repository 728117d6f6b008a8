import * as v from 'valibot';
import {
  bit,
  type Columns,
  numberOr,
  optionalText,
  reference,
  withColumns,
} from '../client/calls/wire.ts';

export const lcr = v.object({
  lcr_sid: v.string(),
  name: optionalText,
  is_active: v.optional(bit, true),
  default_carrier_set_entry_sid: reference,
  service_provider_sid: reference,
  account_sid: reference,
  /** The default route included. */
  number_routes: numberOr(0),
});
export type Lcr = v.InferOutput<typeof lcr> & { columns?: Columns };

const entry = v.object({
  lcr_carrier_set_entry_sid: v.string(),
  voip_carrier_sid: optionalText,
  priority: numberOr(0),
});

const lcrRoute = v.object({
  lcr_route_sid: v.string(),
  regex: optionalText,
  description: optionalText,
  priority: numberOr(0),
  lcr_carrier_set_entries: v.fallback(v.optional(v.array(withColumns(entry)), []), []),
});
export type LcrRoute = v.InferOutput<typeof lcrRoute> & { columns?: Columns };

const byPriority = (one: { priority: number }, other: { priority: number }) =>
  one.priority - other.priority;

/** The routes of a table with their carriers, both in the order in which they are tried. */
export const lcrRoutes = v.pipe(
  v.array(withColumns(lcrRoute)),
  v.transform((routes) => {
    for (const one of routes) one.lcr_carrier_set_entries.sort(byPriority);
    return routes.sort(byPriority);
  }),
);
