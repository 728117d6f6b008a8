import { KNOWN_A_TO_H, type KnownCredential, type Members } from './speech-a-to-h.ts';
import { KNOWN_I_TO_Z } from './speech-i-to-z.ts';

export interface VendorSample {
  uses: 'tts' | 'stt' | 'both';
  members: Members;
}

/** The credentials of the recorded world. */
export const KNOWN_CREDENTIALS: readonly KnownCredential[] = [...KNOWN_A_TO_H, ...KNOWN_I_TO_Z];

const TTS_ONLY = ['elevenlabs', 'inworld', 'playht', 'resemble', 'rimelabs', 'wellsaid', 'whisper'];
const STT_ONLY = ['assemblyai', 'cobalt', 'deepgramflux', 'gladia', 'houndify', 'openai'].concat([
  'soniox',
  'speechmatics',
  'voxist',
]);

function usesOf(vendor: string): VendorSample['uses'] {
  if (TTS_ONLY.includes(vendor)) return 'tts';
  return STT_ONLY.includes(vendor) ? 'stt' : 'both';
}

/** A plain credential of every vendor: the known one without a label. */
export const VENDOR_SAMPLES: Record<string, VendorSample> = Object.fromEntries(
  KNOWN_CREDENTIALS.filter(({ label, accountSid }) => !label && !accountSid).map(
    ({ vendor, members }) => [vendor, { uses: usesOf(vendor), members }],
  ),
);
