import type { CustomVoice, CustomVoicesValue } from '@trunkline/ui/widgets/custom-voices';
import {
  createCustomVoice,
  deleteCustomVoice,
  type GoogleCustomVoice,
  updateCustomVoice,
  uploadCloningKey,
} from '../../platform/custom-voice-records.ts';
import { type SavePart, saveParts } from '../../screen/form/save-parts.ts';
import { isEqual } from '../../screen/form/values.ts';
import { voiceBody, voiceOf } from './speech-form.wire.ts';

/**
 * The voices that were created, by the keys they have in the form: a second try finds them. One is
 * whole once its cloning key is stored, too.
 */
export type CreatedVoices = Map<string, { sid: string; isWhole: boolean }>;

const partOf = (name: string, run: () => Promise<void>): SavePart => ({
  label: `Custom voice ${name}`,
  run,
});

/** Makes the voices of a credential what the form has. Never throws; only what differs is called for. */
export function saveVoices(
  credentialSid: string,
  { isOn, voices, keys }: CustomVoicesValue,
  stored: readonly GoogleCustomVoice[],
  created: CreatedVoices,
) {
  const wanted = isOn ? voices : [];
  const sidOf = (voice: CustomVoice) => (voice.isStored ? voice.id : created.get(voice.id)?.sid);
  const before = new Map(stored.map((voice) => [voice.google_custom_voice_sid, voiceOf(voice)]));

  async function save(voice: CustomVoice) {
    const body = voiceBody(voice, credentialSid);
    let sid = sidOf(voice);
    if (sid === undefined) {
      sid = await createCustomVoice(body);
      created.set(voice.id, { sid, isWhole: false });
    } else {
      const known = before.get(sid);
      if (!known || !isEqual(body, voiceBody(known, credentialSid))) {
        await updateCustomVoice(sid, body);
      }
    }
    const key = keys[voice.id];
    if (voice.isCloned && key) await uploadCloningKey(sid, key);
    if (!voice.isStored) created.set(voice.id, { sid, isWhole: true });
  }

  const kept = new Set(wanted.map(sidOf));
  const removed = stored.filter((voice) => !kept.has(voice.google_custom_voice_sid));
  return saveParts([
    ...wanted.map((voice) => partOf(voice.name, () => save(voice))),
    ...removed.map(({ google_custom_voice_sid, name }) =>
      partOf(name, () => deleteCustomVoice(google_custom_voice_sid)),
    ),
  ]);
}
