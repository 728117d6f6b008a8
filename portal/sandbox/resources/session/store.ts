import type { Database } from '../../store/database.ts';

export type SessionStore = ReturnType<typeof createSessionStore>;

/** Failed sign-ins of one name within the lock window; times are epoch milliseconds. */
export type LoginFailures = {
  failures: number;
  until: number;
};

/**
 * Valid tokens. A token itself names its user; the store tells whether that user has signed out
 * since. All tokens of a user end together, and a later sign-in revives none of them.
 */
export function createSessionStore(db: Database) {
  return {
    begin(signature: string, userSid: string, expiresAt: number, now: number): void {
      db.run('DELETE FROM sessions WHERE expires_at < ?', [now]);
      // Two sign-ins within one second give the same token.
      db.run('INSERT OR REPLACE INTO sessions (signature, user_sid, expires_at) VALUES (?, ?, ?)', [
        signature,
        userSid,
        expiresAt,
      ]);
    },

    isAlive: (signature: string) =>
      db.get('SELECT 1 FROM sessions WHERE signature = ?', [signature]) !== undefined,

    endAll: (userSid: string) => db.run('DELETE FROM sessions WHERE user_sid = ?', [userSid]),

    failures: (name: string) =>
      db.get<LoginFailures>('SELECT failures, until FROM login_failures WHERE name = ?', [name]),

    setFailures: (name: string, { failures, until }: LoginFailures) =>
      db.run('INSERT OR REPLACE INTO login_failures (name, failures, until) VALUES (?, ?, ?)', [
        name,
        failures,
        until,
      ]),

    clearFailures: (name: string) => db.run('DELETE FROM login_failures WHERE name = ?', [name]),
  };
}
