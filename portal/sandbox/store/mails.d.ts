import type { Database } from './database.ts';
export interface Mail {
    mail_id: number;
    sent_at: string;
    recipient: string;
    subject: string;
    body: string;
}
/** What the platform would have sent. Nothing leaves the sandbox. */
export declare function createMailStore(db: Database): {
    send: ({ sent_at, recipient, subject, body }: Omit<Mail, 'mail_id'>) => number;
    /** Newest first. */
    list: () => Mail[];
};
