import type { Datagram } from '../../evidence/packets.ts';
import type { PlainSpan } from '../../evidence/trace.ts';
import type { Database } from '../../store/database.ts';

/** Messages, steps and audio of a call that a real client made or took. */
export type CallEvidence = {
  messages: readonly Datagram[];
  trace: PlainSpan;
  /** Both sides as µ-law; undefined if nothing was recorded. */
  sound: Uint8Array | undefined;
};

type Row = { messages: string; trace: string };

export function createEvidenceStore(db: Database) {
  return {
    set(callSid: string, { messages, trace, sound }: CallEvidence): void {
      db.run('INSERT OR REPLACE INTO call_evidence VALUES (?, ?, ?, ?)', [
        callSid,
        JSON.stringify(messages),
        JSON.stringify(trace),
        sound && Buffer.from(sound).toString('base64'),
      ]);
    },

    /** Undefined for a simulated call. */
    get(callSid: string): Omit<CallEvidence, 'sound'> | undefined {
      const sql = 'SELECT messages, trace FROM call_evidence WHERE call_sid = ?';
      const row = db.get<Row>(sql, [callSid]);
      return (
        row && {
          messages: JSON.parse(row.messages) as Datagram[],
          trace: JSON.parse(row.trace) as PlainSpan,
        }
      );
    },

    sound(callSid: string): Uint8Array | undefined {
      const sql = 'SELECT sound FROM call_evidence WHERE call_sid = ?';
      const { sound } = db.get<{ sound: string | null }>(sql, [callSid]) ?? { sound: null };
      return sound === null ? undefined : Buffer.from(sound, 'base64');
    },
  };
}
