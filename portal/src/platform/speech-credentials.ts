import useSWR from 'swr';
import * as v from 'valibot';
import { path } from './path.ts';
import { call } from './transport.ts';
import { bit, optionalText } from './wire.ts';

/** Keys and secrets of the rows are of no use here: they are not kept. */
export const credential = v.object({
  speech_credential_sid: v.string(),
  vendor: v.string(),
  label: optionalText,
  account_sid: v.nullish(v.string(), null),
  use_for_tts: v.optional(v.nullable(bit), false),
  use_for_stt: v.optional(v.nullable(bit), false),
  use_custom_tts: v.optional(v.nullable(bit), false),
});
export type SpeechCredentialRow = v.InferOutput<typeof credential>;

/** Those of the account, and those its provider shares with all accounts. */
export const listAccountSpeechCredentials = (accountSid: string) =>
  call(v.array(credential), 'GET', path`Accounts/${accountSid}/SpeechCredentials`);

export const useAccountSpeechCredentials = (accountSid: string | null) =>
  useSWR(accountSid && ['SpeechCredentials', accountSid], () =>
    listAccountSpeechCredentials(accountSid ?? ''),
  );

const named = v.object({ name: v.string(), value: v.string() });
export const supported = v.object({
  tts: v.optional(
    v.array(v.object({ ...named.entries, voices: v.optional(v.array(named), []) })),
    [],
  ),
  stt: v.optional(v.array(named), []),
  models: v.optional(v.array(named), []),
  sttModels: v.optional(v.array(named), []),
});
export type SupportedSpeech = v.InferOutput<typeof supported>;

/** Whose languages are asked for: a vendor by one of its stored credentials. */
export type SpeechSource = { vendor: string; label: string | null };

/**
 * Languages, voices and models of a vendor, asked of it with the stored credential. One answer
 * serves both directions.
 */
export const useSupportedSpeech = (accountSid: string | null, source: SpeechSource | null) =>
  useSWR(accountSid && source && ['SpeechLanguages', accountSid, source.vendor, source.label], () =>
    call(
      supported,
      'GET',
      path`Accounts/${accountSid ?? ''}/SpeechCredentials/speech/supportedLanguagesAndVoices`,
      { query: { vendor: source?.vendor, label: source?.label } },
    ),
  );
