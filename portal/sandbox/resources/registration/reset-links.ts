import type { Database } from '../../store/database.ts';

/** Links for setting a new password. They are good until one was set, or for an hour. */
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
