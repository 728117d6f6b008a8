import * as v from 'valibot';
import { read, useComposed, useLookup, useQuery, useRefresh } from '../../client/cache/query.ts';
import { download } from '../../client/calls/download.ts';
import { path, queryString } from '../../client/calls/path.ts';
import { call } from '../../client/calls/transport.ts';
import {
  type Columns,
  listOf,
  optionalText,
  reference,
  withColumns,
} from '../../client/calls/wire.ts';
import { speechCredentialRow as row } from '../../stored/speech.ts';
import { accountOwner, type Owner } from '../../values/owner.ts';
import { speechPath, speechRecordPath } from '../paths.ts';

export type { SpeechCredentialRow } from '../../stored/speech.ts';

const rows = listOf(row);

/** With the members of its vendor, whichever they are, secrets masked. */
const whole = v.looseObject({
  ...row.entries,
  service_provider_sid: reference,
});
export type SpeechCredential = v.InferOutput<typeof whole> & { columns?: Columns };

/**
 * A provider's shared credentials, or an account's own with the shared ones: those its calls can
 * take.
 */
export const speechCredentials = (owner: Owner, isBackground = false) =>
  read(speechPath(owner), rows, { isBackground });
export const listSpeechCredentials = (owner: Owner) => speechCredentials(owner).get();
export const useSpeechCredentials = (owner: Owner | null) =>
  useQuery(owner && speechCredentials(owner));
/** For names and choices. */
export const useSpeechChoices = (owner: Owner | null) =>
  useLookup(owner && speechCredentials(owner));

/** Credentials available to the calls of each account, in their order. */
export const useSpeechOfAccounts = (sids: readonly string[] | undefined) =>
  useComposed(sids ? ['SpeechCredentials', 'of-each', ...sids] : null, () =>
    Promise.all((sids ?? []).map((sid) => speechCredentials(accountOwner(sid), true).get())),
  );

const credentialAt = (owner: Owner, sid: string) =>
  read(speechRecordPath(owner, sid), withColumns(whole));
export const getSpeechCredential = (owner: Owner, sid: string) => credentialAt(owner, sid).get();
export const useSpeechCredential = (owner: Owner | null, sid: string | null) =>
  useQuery(owner && sid && credentialAt(owner, sid));

const outcome = v.object({
  status: v.picklist(['ok', 'fail', 'not tested']),
  reason: optionalText,
});
const testResult = v.object({ tts: outcome, stt: outcome });
export type SpeechTestResult = v.InferOutput<typeof testResult>;

/** Really calls the vendor, who may take many seconds and bill for it. */
export const testSpeechCredential = (owner: Owner, sid: string) =>
  call(testResult, 'GET', `${speechRecordPath(owner, sid)}/test`);

const named = v.object({ name: v.string(), value: v.string() });
const supported = v.object({
  tts: v.optional(
    v.array(v.object({ ...named.entries, voices: v.optional(v.array(named), []) })),
    [],
  ),
  stt: v.optional(v.array(named), []),
  models: v.optional(v.array(named), []),
  sttModels: v.optional(v.array(named), []),
});
export type SupportedSpeech = v.InferOutput<typeof supported>;

/** The credential whose languages are fetched. */
type SpeechSource = { vendor: string; label: string | null };

const supportedBy = (owner: Owner, query: Parameters<typeof queryString>[0]) =>
  read(`${speechPath(owner)}/speech/supportedLanguagesAndVoices${queryString(query)}`, supported);

/**
 * Languages, voices and models of a vendor, asked of it with the stored credential. One answer
 * serves both directions.
 */
export const useSupportedSpeech = (accountSid: string | null, source: SpeechSource | null) =>
  useLookup(
    accountSid &&
      source &&
      supportedBy(accountOwner(accountSid), { vendor: source.vendor, label: source.label }),
  );

/**
 * The models of a vendor: those the platform knows for a new credential, those the vendor tells for a
 * stored one. The platform finds the stored one by its label, an account's own only by the account's
 * path.
 * @param stored null: a new credential
 */
export const useSpeechModels = (
  owner: Owner | null,
  vendor: string | null,
  stored: { account_sid: string | null; label: string } | null,
) =>
  useLookup(
    owner &&
      vendor &&
      supportedBy(stored?.account_sid ? accountOwner(stored.account_sid) : owner, {
        vendor,
        ...(stored ? { label: stored.label } : { create_new: 'true' }),
      }),
  );

type VoiceSampleBody = {
  speech_credential_sid: string;
  text: string;
  language: string;
  /** For Deepgram, the model. */
  voice: string;
};

/** The text spoken with a credential; the vendor may bill the account's provider for it. */
export const synthesise = (accountSid: string, body: VoiceSampleBody) =>
  // Without it some vendors' speech comes as bare samples, which no browser plays.
  download(path`Accounts/${accountSid}/TtsCache/Synthesize`, {
    body: { ...body, encodingMp3: true },
  });

/**
 * Asks again for the lists of credentials, once one is deleted: of its voices and its vendor nothing is
 * told any more.
 */
export const useSpeechListRefresh = () => useRefresh('SpeechCredentials');

/** Asks again for what is shown of the credentials, and for what vendors tell by them. */
export const useSpeechRefresh = () =>
  useRefresh('SpeechCredentials', 'supportedLanguagesAndVoices', 'GoogleCustomVoices');
