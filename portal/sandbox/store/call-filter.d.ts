import type { CallRow } from './calls.ts';
export interface CallFilter {
    /** Inclusive, epoch milliseconds. */
    from?: number;
    until?: number;
    answered?: boolean;
    direction?: string;
    trunk?: string;
    /** A regular expression over both parties, or a whole call id. */
    pattern?: string;
}
/** The time-series store words its refusals like this (`recent-calls#list-filter-plus`). */
export declare const queryRefused: (reason: string) => import("./database-error.ts").DatabaseError;
/** No character with a meaning of its own: the database can look for it without our help. */
export declare const isLiteral: (pattern: string) => boolean;
/**
 * Which calls a regular expression finds. The platform puts `.*` on both sides of it, which is why
 * one that begins with a quantifier is refused. Its engine takes linear time, ours does not: the
 * search is given up when it takes too long.
 */
export declare function callPattern(pattern: string): (call: Pick<CallRow, 'call_sid' | 'from_party' | 'to_party'>) => boolean;
