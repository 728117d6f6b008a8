import type { Database } from '../../store/database.ts';

export type Mail = {
  mail_id: number;
  sent_at: string;
  recipient: string;
  subject: string;
  body: string;
};

/** Mails the platform would have sent. Nothing leaves the sandbox. */
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

/** Links for setting a new password, valid for an hour or until used. */
export function createResetLinkStore(db: Database) {
  return {
    add: (link: string, userSid: string, expiresAt: number) =>
      db.run('INSERT INTO reset_links (link, user_sid, expires_at) VALUES (?, ?, ?)', [
        link,
        userSid,
        expiresAt,
      ]),

    userOf: (link: string, now: number) =>
      db.get<{ user_sid: string }>(
        'SELECT user_sid FROM reset_links WHERE link = ? AND expires_at > ?',
        [link, now],
      )?.user_sid,

    drop: (link: string) => db.run('DELETE FROM reset_links WHERE link = ?', [link]),
  };
}
