import * as v from 'valibot';
import { path, queryString } from '../../client/path.ts';
import { read, useQuery } from '../../client/query.ts';
import { call, command } from '../../client/transport.ts';
import { bit, created, optionalText } from '../../client/wire.ts';

const voices = v.array(v.object({ google_custom_voice_sid: v.string(), name: v.string() }));

export type CustomVoiceQuery = {
  accountSid: string;
  serviceProviderSid: string;
  label: string | null;
};

/** Voices trained for a Google credential of the account or its provider. */
export const useGoogleCustomVoices = (query: CustomVoiceQuery | null) =>
  useQuery(
    query &&
      read(
        `GoogleCustomVoices${queryString({
          account_sid: query.accountSid,
          service_provider_sid: query.serviceProviderSid,
          label: query.label,
        })}`,
        voices,
      ),
  );

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

const wholeVoices = v.array(wholeVoice);
const voicesOf = (credentialSid: string) =>
  read(`GoogleCustomVoices${queryString({ speech_credential_sid: credentialSid })}`, wholeVoices);
export const listCredentialVoices = (credentialSid: string) => voicesOf(credentialSid).get();
export const useCredentialVoices = (credentialSid: string | null) =>
  useQuery(credentialSid && voicesOf(credentialSid));

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
