import type { Database } from '../../store/database.ts';
import type { CallOwner, PagedRows } from '../calls/store.ts';

export type AlertStore = ReturnType<typeof createAlertStore>;

/** The time is in epoch milliseconds. */
export type AlertRow = {
  time: number;
  account_sid: string;
  service_provider_sid: string;
  alert_type: string;
  message: string;
  detail: string | null;
  vendor: string | null;
};

export type AlertFilter = {
  /** Inclusive, epoch milliseconds. */
  from?: number;
  until?: number;
  type?: string;
};

export function createAlertStore(db: Database) {
  const columns = 'time, account_sid, service_provider_sid, alert_type, message, detail, vendor';

  return {
    add: ({ time, account_sid, service_provider_sid, alert_type, ...rest }: AlertRow) =>
      db.run(`INSERT INTO alerts (${columns}) VALUES (?, ?, ?, ?, ?, ?, ?)`, [
        time,
        account_sid,
        service_provider_sid,
        alert_type,
        rest.message,
        rest.detail,
        rest.vendor,
      ]),

    /** Newest first. */
    list(
      owner: CallOwner,
      { from, until, type }: AlertFilter,
      size: number,
      offset: number,
    ): PagedRows<AlertRow> {
      const asked: [string, string | number | undefined][] = [
        [`${owner.column} = ?`, owner.sid],
        ['time >= ?', from],
        ['time <= ?', until],
        ['alert_type = ?', type],
      ];
      const set = asked.filter(([, value]) => value !== undefined);
      const where = set.map(([condition]) => condition).join(' AND ');
      const values = set.map(([, value]) => value);
      const total =
        db.get<{ total: number }>(`SELECT count(*) AS total FROM alerts WHERE ${where}`, values)
          ?.total ?? 0;
      const rows = db.all<AlertRow>(
        `SELECT ${columns} FROM alerts WHERE alert_id IN (
           SELECT alert_id FROM alerts WHERE ${where}
           ORDER BY time DESC LIMIT ${size} OFFSET ${offset})
         ORDER BY time DESC`,
        values,
      );
      return { total, rows };
    },
  };
}
