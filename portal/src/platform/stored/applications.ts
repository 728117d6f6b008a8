import * as v from 'valibot';
import { bit, optionalText, reference, text } from '../client/calls/wire.ts';

export const speechColumns = {
  speech_synthesis_vendor: optionalText,
  speech_synthesis_label: optionalText,
  speech_synthesis_language: optionalText,
  speech_synthesis_voice: optionalText,
  speech_recognizer_vendor: optionalText,
  speech_recognizer_label: optionalText,
  speech_recognizer_language: optionalText,
  fallback_speech_synthesis_vendor: optionalText,
  fallback_speech_synthesis_label: optionalText,
  fallback_speech_synthesis_language: optionalText,
  fallback_speech_synthesis_voice: optionalText,
  fallback_speech_recognizer_vendor: optionalText,
  fallback_speech_recognizer_label: optionalText,
  fallback_speech_recognizer_language: optionalText,
};

export const applicationRow = v.object({
  application_sid: v.string(),
  name: text,
  account_sid: reference,
  use_for_fallback_speech: v.optional(bit, false),
  ...speechColumns,
});
/** An application's owner and speech settings. */
export type ApplicationRow = v.InferOutput<typeof applicationRow>;
