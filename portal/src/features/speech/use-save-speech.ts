import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import type { Owner } from '../../platform/owner.ts';
import { useSpeechRefresh } from '../../platform/speech-records.ts';
import type { RecordSave } from '../../screen/form/use-record-form.ts';
import { kinds } from '../../screen/record/kinds.ts';
import { rememberAccount } from '../../screen/remembered-account.ts';
import { draftsBelongTo, keepDraftFor } from '../../session/drafts.ts';
import { useUser } from '../../session/session.ts';
import { newSpeechCalls, type StoredSpeech, speechCalls } from './save-speech.ts';
import type { CreatedVoices } from './save-voices.ts';
import type { SpeechFormValues } from './speech-form.schema.ts';

export type SaveSpeech = RecordSave<SpeechFormValues, StoredSpeech>;

/** Creates a credential with its voices, and goes back to the list of its account. */
export function useCreateSpeech(owner: Owner, serviceProviderSid: string | null): SaveSpeech {
  const user = useUser();
  const [, navigate] = useLocation();
  const refresh = useSpeechRefresh();
  const [created] = useState(() => ({ sid: '', voices: new Map() as CreatedVoices }));
  useEffect(() => () => draftsBelongTo(null), []);
  const onCreated = (sid: string) => draftsBelongTo(kinds.speech.edit(sid));
  return {
    ...newSpeechCalls(owner, serviceProviderSid, created, onCreated),
    refresh: () => refresh(),
    leave: ({ accountSid }) => {
      rememberAccount(accountSid || null);
      navigate(kinds.speech.list, { replace: true });
    },
    // The credential is there: its form takes the voices over, and nothing is made twice.
    leavePartial: ({ voices }, problem) => {
      const path = kinds.speech.edit(created.sid);
      const rest = voices.voices.map((voice) => {
        const made = created.voices.get(voice.id);
        if (made === undefined) return voice;
        // Its key is not asked for a second time.
        const wasCloned = made.isWhole && voice.isCloned;
        return { ...voice, id: made.sid, isStored: true, wasCloned };
      });
      const kept = { voices: { ...voices, voices: rest, keys: {} } };
      keepDraftFor(path, user.userSid, serviceProviderSid, kept, problem);
      navigate(path, { replace: true });
    },
  };
}

/** Changes a credential and its voices, and stays. */
export function useUpdateSpeech(owner: Owner, sid: string): SaveSpeech {
  const refresh = useSpeechRefresh();
  const [calls] = useState(() => speechCalls(owner, sid));
  return { ...calls, refresh: () => refresh() };
}
