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

/** Includes all members of its vendor, with secrets masked. */
const whole = v.looseObject({
  ...row.entries,
  service_provider_sid: reference,
});
export type SpeechCredential = v.InferOutput<typeof whole> & { columns?: Columns };

/**
 * A provider's shared credentials; for an account, its own and the shared ones: those that its
 * calls can use.
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

/** Calls the vendor for real, which may take many seconds and cost money. */
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

/** The credential whose languages are loaded. */
type SpeechSource = { vendor: string; label: string | null };

const supportedBy = (owner: Owner, query: Parameters<typeof queryString>[0]) =>
  read(`${speechPath(owner)}/speech/supportedLanguagesAndVoices${queryString(query)}`, supported);

/**
 * Languages, voices and models of a vendor, which the platform requests with the stored credential.
 * One response covers both directions.
 */
export const useSupportedSpeech = (accountSid: string | null, source: SpeechSource | null) =>
  useLookup(
    accountSid &&
      source &&
      supportedBy(accountOwner(accountSid), { vendor: source.vendor, label: source.label }),
  );

/**
 * Models of a vendor: for a new credential those that the platform knows, for a stored one those
 * that the vendor reports. The platform finds a stored credential by its label, and an account's
 * own only through the account's path.
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
  /** The model for Deepgram. */
  voice: string;
};

/** Speaks a text with a credential; the vendor may bill the account's provider for it. */
export const synthesise = (accountSid: string, body: VoiceSampleBody) =>
  // Without `encodingMp3` some vendors send raw samples, which no browser plays.
  download(path`Accounts/${accountSid}/TtsCache/Synthesize`, {
    body: { ...body, encodingMp3: true },
  });

/**
 * Reloads the lists of credentials after a deletion, without the voices and the vendor data of the
 * deleted one.
 */
export const useSpeechListRefresh = () => useRefresh('SpeechCredentials');

/** Reloads the credentials, and what their vendors report. */
export const useSpeechRefresh = () =>
  useRefresh('SpeechCredentials', 'supportedLanguagesAndVoices', 'GoogleCustomVoices');
