import type { Database } from '../../store/database.ts';

export type TtsCacheStore = ReturnType<typeof createTtsCacheStore>;

/** Number of cached phrases; the phrases themselves don't matter here. */
export function createTtsCacheStore(db: Database) {
  return {
    total: () =>
      db.get<{ size: number }>('SELECT coalesce(sum(entries), 0) AS size FROM tts_cache')?.size ??
      0,

    ofAccount: (sid: string) =>
      db.get<{ entries: number }>('SELECT entries FROM tts_cache WHERE account_sid = ?', [sid])
        ?.entries ?? 0,

    /** An empty id stands for phrases without an account. */
    set: (sid: string, entries: number) =>
      db.run('INSERT OR REPLACE INTO tts_cache (account_sid, entries) VALUES (?, ?)', [
        sid,
        entries,
      ]),

    clear: () => db.run('DELETE FROM tts_cache'),
    clearAccount: (sid: string) => db.run('DELETE FROM tts_cache WHERE account_sid = ?', [sid]),
  };
}
