import type { Database } from './database.ts';
/** Links for setting a new password. They are good until one was set, or for an hour. */
export declare function createResetLinkStore(db: Database): {
    add: (link: string, userSid: string, expiresAt: number) => number;
    userOf: (link: string, now: number) => string | undefined;
    drop: (link: string) => number;
};
