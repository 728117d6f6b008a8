import type { Database } from '../../store/database.ts';
import type { Input, Writer } from '../../store/table.ts';
import { webhooks } from '../../store/tables.ts';

export type Hook = {
  webhook_sid: string;
  url: string;
  method: string;
  username: string | null;
  password: string | null;
};

export type WebhookStore = ReturnType<typeof createWebhookStore>;

/** Columns that link a webhook, in every table that has one. */
const links = [
  ['service_providers', 'registration_hook_sid'],
  ['accounts', 'registration_hook_sid'],
  ['accounts', 'queue_event_hook_sid'],
  ['applications', 'call_hook_sid'],
  ['applications', 'call_status_hook_sid'],
  ['applications', 'messaging_hook_sid'],
] as const;

export function createWebhookStore(db: Database, writer: Writer) {
  return {
    get: (sid: string) =>
      db.get<Hook>(
        'SELECT webhook_sid, url, method, username, password FROM webhooks WHERE webhook_sid = ?',
        [sid],
      ),

    /** All of them by id: lists join in memory instead of asking once per row. */
    byId(): Map<string, Hook> {
      const rows = db.all<Hook>(
        'SELECT webhook_sid, url, method, username, password FROM webhooks',
      );
      return new Map(rows.map((hook) => [hook.webhook_sid, hook]));
    },

    add(hook: Input): string {
      // A client's own id is overwritten, as on the platform.
      const { webhook_sid: _ignored, ...columns } = hook;
      return writer.insert(webhooks, crypto.randomUUID(), columns);
    },

    change: (sid: string, columns: Input) => writer.update(webhooks, sid, columns),

    /** Removes a webhook nothing links any more. */
    drop(sid: string | null): void {
      if (sid === null) return;
      const isLinked = links.some(([table, column]) =>
        db.get(`SELECT 1 FROM ${table} WHERE ${column} = ? LIMIT 1`, [sid]),
      );
      if (!isLinked) db.run('DELETE FROM webhooks WHERE webhook_sid = ?', [sid]);
    },

    /** Points a column at a webhook or at none, and clears away what it pointed at before. */
    link(owner: { table: string; key: string; sid: string }, column: string, sid: string | null) {
      const { table, key } = owner;
      const before = db.get<Record<string, string | null>>(
        `SELECT ${column} FROM ${table} WHERE ${key} = ?`,
        [owner.sid],
      );
      db.run(`UPDATE ${table} SET ${column} = ? WHERE ${key} = ?`, [sid, owner.sid]);
      const previous = before?.[column] ?? null;
      if (previous !== sid) this.drop(previous);
    },
  };
}
