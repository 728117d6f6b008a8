import type { Database } from './database.ts';
/** What an account pays for; the stripe columns are null until it pays. */
export interface SubscriptionRow {
    account_subscription_sid: string;
    account_sid: string;
    /** Epoch milliseconds. */
    started_at: number;
    sessions: number;
    devices: number;
    stripe_subscription_id: string | null;
    stripe_status: string | null;
    payment_method_id: string | null;
}
export declare function createSubscriptionStore(db: Database): {
    get: (accountSid: string) => SubscriptionRow | undefined;
    byStripeId: (id: string) => SubscriptionRow | undefined;
    /** In place of the account's present one. */
    set: (row: SubscriptionRow) => number;
    remove: (accountSid: string) => number;
};
