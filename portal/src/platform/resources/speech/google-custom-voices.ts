import * as v from 'valibot';
import { read, useLookup, useQuery } from '../../client/cache/query.ts';
import { path, queryString } from '../../client/calls/path.ts';
import { bit, optionalText, text } from '../../client/calls/wire.ts';
import { creation, write } from '../../client/calls/write.ts';

const voices = v.array(v.object({ google_custom_voice_sid: v.string(), name: text }));

type CustomVoiceQuery = {
  accountSid: string;
  serviceProviderSid: string;
  label: string | null;
};

/** Voices trained for a Google credential of the account or its provider. */
export const useGoogleCustomVoices = (query: CustomVoiceQuery | null) =>
  useLookup(
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
  name: text,
  model: optionalText,
  reported_usage: optionalText,
  use_voice_cloning_key: v.optional(v.nullable(bit), false),
  /** Only its beginning in lists: the platform cuts it. */
  voice_cloning_key: optionalText,
});
export type GoogleCustomVoice = v.InferOutput<typeof wholeVoice>;

const wholeVoices = v.array(wholeVoice);
const voicesOf = (credentialSid: string) =>
  read(`GoogleCustomVoices${queryString({ speech_credential_sid: credentialSid })}`, wholeVoices);
export const listCredentialVoices = (credentialSid: string) => voicesOf(credentialSid).get();
export const useCredentialVoices = (credentialSid: string | null) =>
  useQuery(credentialSid && voicesOf(credentialSid));

/** Name and model are required, though they may be empty. */
export type CustomVoiceBody = {
  speech_credential_sid: string;
  name: string;
  model: string;
  reported_usage: string;
  use_voice_cloning_key: 0 | 1;
};

export const newCustomVoice = (body: CustomVoiceBody) => creation('GoogleCustomVoices', body);

export const customVoiceUpdate = (sid: string, body: Partial<CustomVoiceBody>) =>
  write('PUT', path`GoogleCustomVoices/${sid}`, body);

export const customVoiceDeletion = (sid: string) =>
  write('DELETE', path`GoogleCustomVoices/${sid}`);

/** The platform accepts it only from admins. */
export function cloningKeyUpload(sid: string, key: string) {
  const body = new FormData();
  body.append('file', new Blob([key]), 'voice-cloning-key');
  return write('POST', path`GoogleCustomVoices/${sid}/VoiceCloningKey`, body);
}
