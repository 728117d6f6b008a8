import { useState } from 'react';
import type { Owner } from '../../platform/owner.ts';
import { useSpeechRefresh } from '../../platform/speech-records.ts';
import { changeCalls } from '../../screen/form/compound-save.ts';
import { useCreatedRecord } from '../../screen/form/use-created-record.ts';
import type { RecordSave } from '../../screen/form/use-record-form.ts';
import { kinds } from '../../screen/record/kinds.ts';
import { rememberAccount } from '../../screen/remembered-account.ts';
import { newSpeechSave, type StoredSpeech, speechRows, speechSave } from './save-speech.ts';
import type { SpeechFormValues } from './speech-form.schema.ts';

export type SaveSpeech = RecordSave<SpeechFormValues, StoredSpeech>;

/** Creates a credential with its voices, and goes back to the list of its account. */
export function useCreateSpeech(owner: Owner, providerSid: string | null): SaveSpeech {
  const refresh = useSpeechRefresh();
  const [rows] = useState(speechRows);
  return useCreatedRecord(newSpeechSave(owner, providerSid, rows), {
    editPage: kinds.speech.edit,
    providerSid,
    refresh: () => refresh(),
    next: (_, { accountSid }) => {
      rememberAccount(accountSid || null);
      return kinds.speech.list;
    },
    unsaved: ({ voices }, base) => {
      const stored = new Map(base?.voices.voices.map(({ id, keyPreview }) => [id, keyPreview]));
      const rest = voices.voices.map((voice) => {
        const keyPreview = stored.get(voice.id);
        if (keyPreview === undefined) return voice;
        // A key that was uploaded is not asked for again.
        const wasCloned = keyPreview !== '';
        return { ...voice, id: rows.sidOf(voice.id), isStored: true, keyPreview, wasCloned };
      });
      return { voices: { ...voices, voices: rest, keys: {} } };
    },
  });
}

/** Changes a credential and its voices, and stays. */
export function useUpdateSpeech(owner: Owner, sid: string): SaveSpeech {
  const refresh = useSpeechRefresh();
  const [rows] = useState(speechRows);
  return { ...changeCalls(speechSave(owner, rows), sid), refresh: () => refresh() };
}
