import type { Database } from '../../store/database.ts';
import type { Input, Writer } from '../../store/table.ts';
import { lcrCarrierSetEntries, lcrRoutes } from '../../store/tables-voice.ts';

export interface LcrRouteRow {
  lcr_route_sid: string;
  lcr_sid: string | null;
  regex: string;
  description: string | null;
  priority: number;
}

export interface LcrEntryRow {
  lcr_carrier_set_entry_sid: string;
  workload: number;
  lcr_route_sid: string;
  voip_carrier_sid: string;
  priority: number;
}

export type LcrRouteStore = ReturnType<typeof createLcrRouteStore>;

/** Routes of a table and the carriers each of them tries. */
export function createLcrRouteStore(db: Database, writer: Writer) {
  const route = 'SELECT lcr_route_sid, lcr_sid, regex, description, priority FROM lcr_routes';
  const entry = `SELECT lcr_carrier_set_entry_sid, workload, lcr_route_sid, voip_carrier_sid, priority
    FROM lcr_carrier_set_entry`;

  return {
    ofLcr: (lcrSid: string) =>
      db.all<LcrRouteRow>(`${route} WHERE lcr_sid = ? ORDER BY priority, lcr_route_sid`, [lcrSid]),

    get: (sid: string) => db.get<LcrRouteRow>(`${route} WHERE lcr_route_sid = ?`, [sid]),
    add: (input: Input) => writer.insert(lcrRoutes, crypto.randomUUID(), input),
    change: (sid: string, input: Input) => writer.update(lcrRoutes, sid, input),

    /** With its entries; the one that is a table's default refuses. */
    remove(sid: string): boolean {
      for (const { lcr_carrier_set_entry_sid } of this.entriesOf(sid)) {
        writer.remove(lcrCarrierSetEntries, lcr_carrier_set_entry_sid);
      }
      return writer.remove(lcrRoutes, sid);
    },

    entriesOf: (routeSid: string) =>
      db.all<LcrEntryRow>(
        `${entry} WHERE lcr_route_sid = ? ORDER BY priority, lcr_carrier_set_entry_sid`,
        [routeSid],
      ),

    getEntry: (sid: string) =>
      db.get<LcrEntryRow>(`${entry} WHERE lcr_carrier_set_entry_sid = ?`, [sid]),
    addEntry: (input: Input) => writer.insert(lcrCarrierSetEntries, crypto.randomUUID(), input),
    changeEntry: (sid: string, input: Input) => writer.update(lcrCarrierSetEntries, sid, input),
    removeEntry: (sid: string) => writer.remove(lcrCarrierSetEntries, sid),
  };
}
