import useSWR, { useSWRConfig } from 'swr';
import * as v from 'valibot';
import { atMost } from './at-most.ts';
import { accountOwner, type Owner, ownerPath } from './owner.ts';
import { path } from './path.ts';
import { credential, supported } from './speech-credentials.ts';
import { call, command } from './transport.ts';
import { bit, created, instant, optionalText } from './wire.ts';

/** A credential as the lists of its own screens have it. */
const row = v.object({
  ...credential.entries,
  last_used: instant,
  last_tested: instant,
  tts_tested_ok: v.optional(v.nullable(bit), null),
  stt_tested_ok: v.optional(v.nullable(bit), null),
});
export type SpeechCredentialListRow = v.InferOutput<typeof row>;

/** With the members of its vendor, whichever they are, secrets masked. */
const whole = v.looseObject({
  ...row.entries,
  service_provider_sid: v.nullish(v.string(), null),
});
export type SpeechCredential = v.InferOutput<typeof whole>;

const pathOf = (owner: Owner) => `${ownerPath(owner)}/SpeechCredentials`;
const onePath = (owner: Owner, sid: string) => `${pathOf(owner)}${path`/${sid}`}`;

/**
 * Of a provider those it shares with all its accounts; of an account its own and the shared ones: what
 * its calls can take.
 */
export const listSpeechCredentials = (owner: Owner) => call(v.array(row), 'GET', pathOf(owner));

export const speechListKey = ({ kind, sid }: Owner) => ['SpeechCredentials', 'list', kind, sid];

export const useSpeechCredentials = (owner: Owner | null) =>
  useSWR(owner && speechListKey(owner), () => owner && listSpeechCredentials(owner));

const inTurn = atMost(4);

/** What the calls of each of these accounts can take, in their order. */
export const useSpeechOfAccounts = (sids: readonly string[] | undefined) =>
  useSWR(sids && ['SpeechCredentials', 'of-each', ...sids], () =>
    Promise.all((sids ?? []).map((sid) => inTurn(() => listSpeechCredentials(accountOwner(sid))))),
  );

export const getSpeechCredential = (owner: Owner, sid: string) =>
  call(whole, 'GET', onePath(owner, sid));

export const useSpeechCredential = (owner: Owner | null, sid: string | null) =>
  useSWR(owner && sid && ['SpeechCredentials', 'one', sid], () =>
    owner && sid ? getSpeechCredential(owner, sid) : undefined,
  );

/** Members by the names of the wire; those of the vendor besides these. */
export type SpeechBody = Readonly<Record<string, string | number | null>>;

/** @returns the new credential's sid */
export const createSpeechCredential = async (owner: Owner, body: SpeechBody) =>
  (await call(created, 'POST', pathOf(owner), { body })).sid;

/** What can be changed and is not in the body is dropped; an incomplete one changes the uses alone. */
export const updateSpeechCredential = (owner: Owner, sid: string, body: SpeechBody) =>
  command('PUT', onePath(owner, sid), { body });

export const deleteSpeechCredential = (owner: Owner, sid: string) =>
  command('DELETE', onePath(owner, sid));

const outcome = v.object({
  status: v.picklist(['ok', 'fail', 'not tested']),
  reason: optionalText,
});
const testResult = v.object({ tts: outcome, stt: outcome });
export type SpeechTestResult = v.InferOutput<typeof testResult>;

/** Really calls the vendor, who may take many seconds and bill for it. */
export const testSpeechCredential = (owner: Owner, sid: string) =>
  call(testResult, 'GET', `${onePath(owner, sid)}/test`);

/** What is shown of any credential, and what vendors tell by them. */
const roots = ['SpeechCredentials', 'SpeechLanguages', 'GoogleCustomVoices'];

/**
 * Makes what is shown of the credentials true again; awaited before the caller goes on.
 * @param deletedSid the one that is gone, and not asked for any more
 */
export function useSpeechRefresh() {
  const { mutate } = useSWRConfig();
  return (deletedSid?: string) =>
    mutate(
      (key) =>
        Array.isArray(key) &&
        roots.includes(key[0]) &&
        !(key[1] === 'one' && key[2] === deletedSid),
    );
}

/**
 * The models of a vendor: those the platform knows for a new credential, those the vendor tells for a
 * stored one.
 */
export const useSpeechModels = (owner: Owner | null, vendor: string | null, isNew: boolean) =>
  useSWR(owner && vendor && ['SpeechLanguages', owner.kind, owner.sid, vendor, isNew], () =>
    owner
      ? call(supported, 'GET', `${pathOf(owner)}/speech/supportedLanguagesAndVoices`, {
          query: { vendor, create_new: isNew ? 'true' : undefined },
        })
      : undefined,
  );
