import type { Database } from './database.ts';
export type TtsCacheStore = ReturnType<typeof createTtsCacheStore>;
/** How many synthesised phrases are kept; the phrases themselves are nobody's business here. */
export declare function createTtsCacheStore(db: Database): {
    total: () => number;
    ofAccount: (sid: string) => number;
    /** An empty id stands for what belongs to no account. */
    set: (sid: string, entries: number) => number;
    clear: () => number;
    clearAccount: (sid: string) => number;
};
