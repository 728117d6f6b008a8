import type { Database } from '../../store/database.ts';
import { recordStore, type Writer } from '../../store/table.ts';
import { lcrCarrierSetEntries, lcrRoutes } from '../../store/tables-voice.ts';

export type LcrRouteRow = {
  lcr_route_sid: string;
  lcr_sid: string | null;
  regex: string;
  description: string | null;
  priority: number;
};

export type LcrEntryRow = {
  lcr_carrier_set_entry_sid: string;
  workload: number;
  lcr_route_sid: string;
  voip_carrier_sid: string;
  priority: number;
};

export type LcrRouteStore = ReturnType<typeof createLcrRouteStore>;

/** Routes of a table, and the carriers that each of them tries. */
export function createLcrRouteStore(db: Database, writer: Writer) {
  const { select, ...route } = recordStore<LcrRouteRow>(db, writer, lcrRoutes);
  const entry = recordStore<LcrEntryRow>(db, writer, lcrCarrierSetEntries);

  return {
    ...route,

    ofLcr: (lcrSid: string) =>
      db.all<LcrRouteRow>(`${select} WHERE lcr_sid = ? ORDER BY priority, lcr_route_sid`, [lcrSid]),

    /** Deletes a route with its entries; fails for an entry that is a table's default. */
    remove(sid: string): boolean {
      for (const { lcr_carrier_set_entry_sid } of this.entriesOf(sid)) {
        entry.remove(lcr_carrier_set_entry_sid);
      }
      return route.remove(sid);
    },

    entriesOf: (routeSid: string) =>
      db.all<LcrEntryRow>(
        `${entry.select} WHERE lcr_route_sid = ? ORDER BY priority, lcr_carrier_set_entry_sid`,
        [routeSid],
      ),

    getEntry: entry.get,
    addEntry: entry.add,
    changeEntry: entry.change,
    removeEntry: entry.remove,
  };
}
