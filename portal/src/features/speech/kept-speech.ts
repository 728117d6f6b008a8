import type { Owner } from '../../platform/values/owner.ts';
import type { KeptRecord } from '../../screen/history/kept-record.ts';
import { speechSave } from './form/save-speech.ts';
import { emptySpeech, speechMembers, speechSecrets } from './form/speech-form.schema.ts';

/** A credential and its custom voices, before they are deleted. */
export async function keptSpeech(owner: Owner, sid: string): Promise<KeptRecord> {
  const { values } = await speechSave(owner).read(sid);
  const voices = values.voices.voices.map((voice) => ({ ...voice, isStored: false }));
  return {
    values: { ...values, voices: { ...values.voices, voices } },
    empty: emptySpeech,
    members: speechMembers(values.vendor),
    secrets: speechSecrets(values),
  };
}
