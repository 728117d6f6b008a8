import type { Database } from '../../store/database.ts';
import { type Input, recordStore, type Writer } from '../../store/table.ts';
import { speechCredentials } from '../../store/tables-speech.ts';

export type SpeechCredentialRow = {
  speech_credential_sid: string;
  service_provider_sid: string | null;
  account_sid: string | null;
  vendor: string;
  use_for_tts: number;
  use_for_stt: number;
  last_used: string | null;
  last_tested: string | null;
  tts_tested_ok: number | null;
  stt_tested_ok: number | null;
  created_at: string;
  label: string | null;
  /** JSON text of the vendor's members. */
  credential: string;
};

export type SpeechCredentialStore = ReturnType<typeof createSpeechCredentialStore>;

export function createSpeechCredentialStore(db: Database, writer: Writer) {
  const { select, ...record } = recordStore<SpeechCredentialRow>(db, writer, speechCredentials);

  function remove(sid: string): boolean {
    db.run('DELETE FROM google_custom_voices WHERE speech_credential_sid = ?', [sid]);
    return record.remove(sid);
  }

  return {
    ofAccount: (accountSid: string) =>
      db.all<SpeechCredentialRow>(
        `${select} WHERE account_sid = ? ORDER BY speech_credential_sid`,
        [accountSid],
      ),

    /** Credentials of the provider itself, not of its accounts. */
    ofServiceProvider: (serviceProviderSid: string) =>
      db.all<SpeechCredentialRow>(
        `${select} WHERE service_provider_sid = ? AND account_sid IS NULL
         ORDER BY speech_credential_sid`,
        [serviceProviderSid],
      ),

    get: record.get,
    change: record.change,
    add: (input: Input, createdAt: string) => record.add({ ...input, created_at: createdAt }),

    /** Deletes a credential and the voices made with it. */
    remove,

    removeOf(owner: 'account_sid' | 'service_provider_sid', sid: string): void {
      const rows = db.all<{ speech_credential_sid: string }>(
        `SELECT speech_credential_sid FROM speech_credentials WHERE ${owner} = ?`,
        [sid],
      );
      for (const { speech_credential_sid } of rows) remove(speech_credential_sid);
    },
  };
}
