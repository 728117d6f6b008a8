import * as v from 'valibot';
import { type Columns, numberOr, optionalText, withColumns } from '../client/calls/wire.ts';

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

/** The routes of a table and their carriers, both in the order in which they are tried. */
export const lcrRoutes = v.pipe(
  v.array(withColumns(lcrRoute)),
  v.transform((routes) => {
    for (const one of routes) one.lcr_carrier_set_entries.sort(byPriority);
    return routes.sort(byPriority);
  }),
);
