import type { Database } from '../../store/database.ts';
import { recordStore, type Writer } from '../../store/table.ts';
import { googleCustomVoices } from '../../store/tables-speech.ts';

export type CustomVoiceRow = {
  google_custom_voice_sid: string;
  speech_credential_sid: string;
  model: string;
  reported_usage: string;
  name: string;
  voice_cloning_key: string | null;
  use_voice_cloning_key: number;
};

export type CustomVoiceFilter = {
  serviceProviderSid?: string;
  accountSid?: string;
  /** Credential that the voices belong to. */
  label?: string;
};

export type CustomVoiceStore = ReturnType<typeof createCustomVoiceStore>;

export function createCustomVoiceStore(db: Database, writer: Writer) {
  const { select, ...record } = recordStore<CustomVoiceRow>(db, writer, googleCustomVoices);

  return {
    ...record,

    ofCredential: (sid: string) =>
      db.all<CustomVoiceRow>(
        `${select} WHERE speech_credential_sid = ? ORDER BY google_custom_voice_sid`,
        [sid],
      ),

    /** Voices made with a credential of the account, or with one of the provider itself. */
    list: ({ serviceProviderSid, accountSid, label }: CustomVoiceFilter) =>
      db.all<CustomVoiceRow>(
        `${select} JOIN speech_credentials USING (speech_credential_sid)
         WHERE (account_sid = ?1 OR (account_sid IS NULL AND service_provider_sid = ?2))
           AND (?3 IS NULL OR label = ?3)
         ORDER BY google_custom_voice_sid`,
        [accountSid, serviceProviderSid, label],
      ),
  };
}
