import { accountOwner, ownerPath } from './owner.ts';
import { download } from './transport.ts';

type VoiceSampleBody = {
  speech_credential_sid: string;
  text: string;
  language: string;
  /** Of Deepgram the model. */
  voice: string;
};

/** The text spoken with a credential; the vendor may bill the account's provider for it. */
export const synthesise = (accountSid: string, body: VoiceSampleBody) =>
  // Without it some vendors' speech comes as bare samples, which no browser plays.
  download(`${ownerPath(accountOwner(accountSid))}/TtsCache/Synthesize`, {
    body: { ...body, encodingMp3: true },
  });
