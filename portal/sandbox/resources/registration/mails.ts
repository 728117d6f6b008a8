import type { Database } from '../../store/database.ts';

export interface Mail {
  mail_id: number;
  sent_at: string;
  recipient: string;
  subject: string;
  body: string;
}

/** What the platform would have sent. Nothing leaves the sandbox. */
export function createMailStore(db: Database) {
  return {
    send: ({ sent_at, recipient, subject, body }: Omit<Mail, 'mail_id'>) =>
      db.run('INSERT INTO mails (sent_at, recipient, subject, body) VALUES (?, ?, ?, ?)', [
        sent_at,
        recipient,
        subject,
        body,
      ]),

    /** Newest first. */
    list: () => db.all<Mail>('SELECT * FROM mails ORDER BY mail_id DESC LIMIT 500'),
  };
}
