import type { Database } from '../../store/database.ts';

/** An account's plan; the stripe columns are null until it pays. */
export type SubscriptionRow = {
  account_subscription_sid: string;
  account_sid: string;
  /** Epoch milliseconds. */
  started_at: number;
  sessions: number;
  devices: number;
  stripe_subscription_id: string | null;
  stripe_status: string | null;
  payment_method_id: string | null;
};

const columns = [
  'account_subscription_sid',
  'account_sid',
  'started_at',
  'sessions',
  'devices',
  'stripe_subscription_id',
  'stripe_status',
  'payment_method_id',
] as const satisfies readonly (keyof SubscriptionRow)[];

export function createSubscriptionStore(db: Database) {
  const select = `SELECT ${columns.join(', ')} FROM account_subscriptions`;
  const marks = columns.map(() => '?').join(', ');

  return {
    get: (accountSid: string) =>
      db.get<SubscriptionRow>(`${select} WHERE account_sid = ?`, [accountSid]),

    byStripeId: (id: string) =>
      db.get<SubscriptionRow>(`${select} WHERE stripe_subscription_id = ?`, [id]),

    /** Replaces the account's current subscription. */
    set: (row: SubscriptionRow) =>
      db.transaction(() => {
        db.run('DELETE FROM account_subscriptions WHERE account_sid = ?', [row.account_sid]);
        const sql = `INSERT INTO account_subscriptions (${columns.join(', ')}) VALUES (${marks})`;
        return db.run(
          sql,
          columns.map((name) => row[name]),
        );
      }),

    remove: (accountSid: string) =>
      db.run('DELETE FROM account_subscriptions WHERE account_sid = ?', [accountSid]),
  };
}
