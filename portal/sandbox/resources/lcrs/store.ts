import type { Database } from '../../store/database.ts';
import { recordStore, type Writer } from '../../store/table.ts';
import { lcr } from '../../store/tables-voice.ts';

export type LcrRow = {
  lcr_sid: string;
  name: string | null;
  is_active: number;
  default_carrier_set_entry_sid: string | null;
  service_provider_sid: string | null;
  account_sid: string | null;
  /** Includes the default route. */
  number_routes: number;
};

export type LcrStore = ReturnType<typeof createLcrStore>;

export function createLcrStore(db: Database, writer: Writer) {
  const { select, ...record } = recordStore<LcrRow>(db, writer, lcr, [
    '(SELECT count(*) FROM lcr_routes WHERE lcr_routes.lcr_sid = lcr.lcr_sid) AS number_routes',
  ]);

  return {
    ...record,

    list: (filter: { serviceProviderSid?: string; accountSid?: string } = {}) =>
      db.all<LcrRow>(
        `${select} WHERE (?1 IS NULL OR service_provider_sid = ?1)
           AND (?2 IS NULL OR account_sid = ?2) ORDER BY lcr_sid`,
        [filter.serviceProviderSid, filter.accountSid],
      ),

    ofOwner: (owner: 'account_sid' | 'service_provider_sid', sid: string) =>
      db.get<LcrRow>(`${select} WHERE ${owner} = ? LIMIT 1`, [sid]),

    /** Deletes the table with its routes and their entries. */
    remove(sid: string): void {
      db.run('UPDATE lcr SET default_carrier_set_entry_sid = NULL WHERE lcr_sid = ?', [sid]);
      db.run(
        `DELETE FROM lcr_carrier_set_entry WHERE lcr_route_sid IN
           (SELECT lcr_route_sid FROM lcr_routes WHERE lcr_sid = ?)`,
        [sid],
      );
      db.run('DELETE FROM lcr_routes WHERE lcr_sid = ?', [sid]);
      record.remove(sid);
    },
  };
}
