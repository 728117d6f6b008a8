import type { CustomVoicesValue } from '@trunkline/ui/widgets/custom-voices';
import {
  type GoogleCustomVoice,
  listCredentialVoices,
} from '../../platform/custom-voice-records.ts';
import { PlatformError } from '../../platform/errors.ts';
import type { Owner } from '../../platform/owner.ts';
import {
  createSpeechCredential,
  getSpeechCredential,
  type SpeechBody,
  type SpeechCredential,
  updateSpeechCredential,
} from '../../platform/speech-records.ts';
import type { SaveCalls, Written } from '../../screen/form/save-record.ts';
import { changing } from './refusals.ts';
import { type CreatedVoices, saveVoices } from './save-voices.ts';
import { hasVoices, type SpeechFormValues } from './speech-form.schema.ts';
import { newSpeechBody, speechUpdateBody, speechValues } from './speech-form.wire.ts';

export type StoredSpeech = { credential: SpeechCredential; voices: readonly GoogleCustomVoice[] };
type SpeechCalls = SaveCalls<SpeechFormValues, StoredSpeech>;

const refusedFields = (error: unknown) =>
  error instanceof PlatformError && /^Label .* is already in use/.test(error.said)
    ? [{ field: 'label', message: error.message }]
    : [];

/** Voices that failed leave the credential saved. */
async function withVoices(saving: ReturnType<typeof saveVoices>): Promise<Written> {
  const { saved, failures } = await saving;
  return { failures, saved: ['Credential', ...saved] };
}

/**
 * The calls that make a credential, and then its voices.
 * @param created is filled with what was made of it, for whoever goes on after a failure
 * @param onCreated told the sid before the voices are saved, whatever becomes of them
 */
export const newSpeechCalls = (
  owner: Owner,
  serviceProviderSid: string | null,
  created: { sid: string; voices: CreatedVoices },
  onCreated: (sid: string) => void = () => undefined,
): SpeechCalls => ({
  write: async (values) => {
    const body = newSpeechBody(values, serviceProviderSid);
    created.sid = await changing(createSpeechCredential(owner, body));
    onCreated(created.sid);
    if (!hasVoices(values)) return undefined;
    return withVoices(saveVoices(created.sid, values.voices, [], created.voices));
  },
  refusedFields,
});

/** The calls that change a credential and its voices. One set of them a form: they remember. */
export function speechCalls(owner: Owner, sid: string): SpeechCalls {
  const created: CreatedVoices = new Map();
  /** Voices as they were before a save of which some failed: what it changed is nobody else's change. */
  let before: CustomVoicesValue | null = null;
  return {
    reread: async () => {
      const credential = await changing(getSpeechCredential(owner, sid));
      const voices = credential.vendor === 'google' ? await listCredentialVoices(sid) : [];
      const values = speechValues(credential, voices);
      return {
        values: before ? { ...values, voices: before } : values,
        stored: { credential, voices },
      };
    },
    write: async (values, latest) => {
      if (!latest) return undefined;
      const body = speechUpdateBody(values, latest.stored.credential);
      await changing(updateSpeechCredential(owner, sid, body));
      expectKept(body, await getSpeechCredential(owner, sid));
      if (!hasVoices(values)) return undefined;
      const written = await withVoices(
        saveVoices(sid, values.voices, latest.stored.voices, created),
      );
      before = written.failures?.length ? latest.values.voices : null;
      if (!before) created.clear();
      return written;
    },
    refusedFields,
  };
}

/** The platform says yes to a change that it cannot make, and changes the uses alone. */
function expectKept(body: SpeechBody, stored: SpeechCredential): void {
  const isLost = Object.entries(body).some(([member, value]) => {
    const kept: unknown = stored[member];
    return typeof value === 'string' && typeof kept === 'string' && kept !== value;
  });
  if (isLost) {
    throw new PlatformError(
      'Invalid',
      "The platform didn't take the settings, only the uses.",
      204,
    );
  }
}
