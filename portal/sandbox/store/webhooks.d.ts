import type { Database } from './database.ts';
import type { Input, Writer } from './table.ts';
export interface Hook {
    webhook_sid: string;
    url: string;
    method: string;
    username: string | null;
    password: string | null;
}
export type WebhookStore = ReturnType<typeof createWebhookStore>;
export declare function createWebhookStore(db: Database, writer: Writer): {
    get: (sid: string) => Hook | undefined;
    /** All of them by id: lists join in memory instead of asking once per row. */
    byId(): Map<string, Hook>;
    add(hook: Input): string;
    change: (sid: string, columns: Input) => boolean;
    /** Removes a webhook nothing links any more. */
    drop(sid: string | null): void;
    /** Points a column at a webhook or at none, and clears away what it pointed at before. */
    link(owner: {
        table: string;
        key: string;
        sid: string;
    }, column: string, sid: string | null): void;
};
