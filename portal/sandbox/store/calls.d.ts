import { type CallFilter } from './call-filter.ts';
import type { Database } from './database.ts';
export type CallStore = ReturnType<typeof createCallStore>;
/** Times are epoch milliseconds; `answered_at` is 0 when nobody did. */
export interface CallRow {
    call_sid: string;
    account_sid: string;
    service_provider_sid: string;
    application_sid: string | null;
    attempted_at: number;
    answered_at: number;
    terminated_at: number;
    answered: number;
    duration: number;
    sip_status: number;
    termination_reason: string | null;
    sip_callid: string;
    sip_parent_callid: string | null;
    from_party: string;
    to_party: string;
    direction: string;
    trunk: string;
    host: string;
    remote_host: string;
    trace_id: string;
    /** The format of the recording; null when there never was one. */
    recording: string | null;
    /** What the recording, trace and log are made from. */
    script_seed: number;
}
/** Whose calls: those of one account, or all of a service provider. */
export type CallOwner = {
    column: 'account_sid';
    sid: string;
} | {
    column: 'service_provider_sid';
    sid: string;
};
export interface PagedRows<T> {
    total: number;
    rows: T[];
}
export declare function createCallStore(db: Database): {
    add: (call: CallRow) => number;
    /** Newest first. */
    list(owner: CallOwner, filter: CallFilter, size: number, offset: number): PagedRows<CallRow>;
    bySid: (owner: CallOwner, callSid: string) => CallRow | undefined;
    bySipCallId: (owner: CallOwner, callId: string) => CallRow | undefined;
    byTrace: (owner: CallOwner, traceId: string) => CallRow | undefined;
    isRecordingDeleted: (callSid: string) => boolean;
    deleteRecording: (callSid: string) => number;
};
