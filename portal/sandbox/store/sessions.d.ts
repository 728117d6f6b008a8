import type { Database } from './database.ts';
export type SessionStore = ReturnType<typeof createSessionStore>;
/** Failed sign-ins of one name within the lock window; times are epoch milliseconds. */
export interface LoginFailures {
    failures: number;
    until: number;
}
/**
 * Which tokens are alive. The token itself says who it belongs to; this says whether that person
 * has signed out since. All tokens of a user end together, a later sign-in revives none of them.
 */
export declare function createSessionStore(db: Database): {
    begin(signature: string, userSid: string, expiresAt: number, now: number): void;
    isAlive: (signature: string) => boolean;
    endAll: (userSid: string) => number;
    failures: (name: string) => LoginFailures | undefined;
    setFailures: (name: string, { failures, until }: LoginFailures) => number;
    clearFailures: (name: string) => number;
};
