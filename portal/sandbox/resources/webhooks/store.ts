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

/** Columns that link a webhook, in every table with one. */
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

    /** All webhooks by id: lists join in memory instead of querying once per row. */
    byId(): Map<string, Hook> {
      const rows = db.all<Hook>(
        'SELECT webhook_sid, url, method, username, password FROM webhooks',
      );
      return new Map(rows.map((hook) => [hook.webhook_sid, hook]));
    },

    add(hook: Input): string {
      // An id from a client is replaced, as on the platform.
      const { webhook_sid: _ignored, ...columns } = hook;
      return writer.insert(webhooks, crypto.randomUUID(), columns);
    },

    change: (sid: string, columns: Input) => writer.update(webhooks, sid, columns),

    /** Deletes a webhook that is no longer linked. */
    drop(sid: string | null): void {
      if (sid === null) return;
      const isLinked = links.some(([table, column]) =>
        db.get(`SELECT 1 FROM ${table} WHERE ${column} = ? LIMIT 1`, [sid]),
      );
      if (!isLinked) db.run('DELETE FROM webhooks WHERE webhook_sid = ?', [sid]);
    },

    /** Links a column to a webhook or to none, and deletes its previous webhook if no longer linked. */
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
