import type { CallOwner, PagedRows } from './calls.ts';
import type { Database } from './database.ts';
export type AlertStore = ReturnType<typeof createAlertStore>;
/** The time is in epoch milliseconds. */
export interface AlertRow {
    time: number;
    account_sid: string;
    service_provider_sid: string;
    alert_type: string;
    message: string;
    detail: string | null;
    vendor: string | null;
}
export interface AlertFilter {
    /** Inclusive, epoch milliseconds. */
    from?: number;
    until?: number;
    type?: string;
}
export declare function createAlertStore(db: Database): {
    add: ({ time, account_sid, service_provider_sid, alert_type, ...rest }: AlertRow) => number;
    /** Newest first. */
    list(owner: CallOwner, { from, until, type }: AlertFilter, size: number, offset: number): PagedRows<AlertRow>;
};
