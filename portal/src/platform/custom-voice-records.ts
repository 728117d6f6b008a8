import useSWR from 'swr';
import * as v from 'valibot';
import { path } from './path.ts';
import { call, command } from './transport.ts';
import { bit, created, optionalText } from './wire.ts';

const wholeVoice = v.object({
  google_custom_voice_sid: v.string(),
  name: v.string(),
  model: optionalText,
  reported_usage: optionalText,
  use_voice_cloning_key: v.optional(v.nullable(bit), false),
  /** Its beginning: the platform cuts it in lists. */
  voice_cloning_key: optionalText,
});
export type GoogleCustomVoice = v.InferOutput<typeof wholeVoice>;

export const listCredentialVoices = (credentialSid: string) =>
  call(v.array(wholeVoice), 'GET', 'GoogleCustomVoices', {
    query: { speech_credential_sid: credentialSid },
  });

export const useCredentialVoices = (credentialSid: string | null) =>
  useSWR(credentialSid && ['GoogleCustomVoices', 'of', credentialSid], () =>
    listCredentialVoices(credentialSid ?? ''),
  );

/** Name and model have to be there, be it as empty text. */
export type CustomVoiceBody = {
  speech_credential_sid: string;
  name: string;
  model: string;
  reported_usage: string;
  use_voice_cloning_key: 0 | 1;
};

/** @returns the new voice's sid */
export const createCustomVoice = async (body: CustomVoiceBody) =>
  (await call(created, 'POST', 'GoogleCustomVoices', { body })).sid;

export const updateCustomVoice = (sid: string, body: CustomVoiceBody) =>
  command('PUT', path`GoogleCustomVoices/${sid}`, { body });

export const deleteCustomVoice = (sid: string) =>
  command('DELETE', path`GoogleCustomVoices/${sid}`);

/** The platform takes it from admins alone. */
export function uploadCloningKey(sid: string, key: string): Promise<void> {
  const body = new FormData();
  body.append('file', new Blob([key]), 'voice-cloning-key');
  return command('POST', path`GoogleCustomVoices/${sid}/VoiceCloningKey`, { body });
}
