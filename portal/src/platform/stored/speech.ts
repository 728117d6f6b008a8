import * as v from 'valibot';
import { bit, instant, optionalText, reference, text } from '../client/calls/wire.ts';

/** Leaves out keys and secrets, which lists don't need. */
export const speechCredentialRow = v.object({
  speech_credential_sid: v.string(),
  vendor: text,
  label: optionalText,
  account_sid: reference,
  use_for_tts: v.optional(v.nullable(bit), false),
  use_for_stt: v.optional(v.nullable(bit), false),
  use_custom_tts: v.optional(v.nullable(bit), false),
  last_used: instant,
  last_tested: instant,
  tts_tested_ok: v.optional(v.nullable(bit), null),
  stt_tested_ok: v.optional(v.nullable(bit), null),
});
export type SpeechCredentialRow = v.InferOutput<typeof speechCredentialRow>;
