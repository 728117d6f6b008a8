import {
  type AllSpeechOptions,
  credentialsForAccount,
  needsOptions,
  type RecognizerChoice,
  type SpeechCredential,
  type SpeechOptions,
  type SpeechValue,
} from '@trunkline/ui/widgets/speech-selection';
import { useCallback, useMemo, useRef } from 'react';
import { useGoogleCustomVoices } from '../../../platform/resources/speech/google-custom-voices.ts';
import {
  listSpeechCredentials,
  type SpeechCredentialRow,
  type SupportedSpeech,
  useSpeechChoices,
  useSupportedSpeech,
} from '../../../platform/resources/speech/speech-credentials.ts';
import { accountOwner } from '../../../platform/values/owner.ts';
import { usesOf } from '../../../platform/values/speech-uses.ts';
import { useDelayed } from '../../../screen/page/use-delayed.ts';

/** Delay after the last change before a vendor's languages load. In ms. */
const lookupDelay = 200;

function credentialOf(row: SpeechCredentialRow): SpeechCredential {
  const { tts, stt } = usesOf(row);
  return {
    vendor: row.vendor,
    label: row.label === '' ? null : row.label,
    accountSid: row.account_sid,
    useForTts: tts,
    useForStt: stt,
    useCustomTts: row.use_custom_tts === true,
  };
}

type Question = {
  accountSid: string;
  /** null while unknown: custom voices don't load yet. */
  serviceProviderSid: string | null;
  speech: SpeechValue;
  /** Loads nothing until the section scrolls into view. */
  isSeen: boolean;
};

/** Credentials that an application of the account may use, with their vendors' languages and voices. */
export function useSpeech({ accountSid, serviceProviderSid, speech, isSeen }: Question) {
  const rows = useSpeechChoices(isSeen && accountSid ? accountOwner(accountSid) : null);
  const credentials = useMemo(
    () => rows.data && credentialsForAccount(rows.data.map(credentialOf), accountSid),
    [rows.data, accountSid],
  );
  const { primary, useFallback, fallback } = speech;
  const ask = {
    accountSid,
    serviceProviderSid,
    credentials,
    hasNoCredentials: !rows.data && rows.error !== undefined && !rows.isValidating,
    isAsked: isSeen,
  };
  const askFallback = { ...ask, isAsked: isSeen && useFallback };
  const primarySynthesis = useOffers('synthesis', primary.synthesis, ask);
  const primaryRecognizer = useOffers('recognizer', primary.recognizer, ask);
  const fallbackSynthesis = useOffers('synthesis', fallback.synthesis, askFallback);
  const fallbackRecognizer = useOffers('recognizer', fallback.recognizer, askFallback);
  const offers = useMemo(
    (): AllSpeechOptions => ({
      primary: { synthesis: primarySynthesis, recognizer: primaryRecognizer },
      fallback: { synthesis: fallbackSynthesis, recognizer: fallbackRecognizer },
    }),
    [primarySynthesis, primaryRecognizer, fallbackSynthesis, fallbackRecognizer],
  );
  const { error, mutate } = rows;
  const credentialOfChoice = useCallback(
    ({ vendor, label }: RecognizerChoice) => {
      const fitting = rows.data?.filter(
        (one) => one.vendor === vendor && (one.label || null) === label,
      );
      // The account's credential takes precedence over the provider's.
      const taken = fitting?.find((one) => one.account_sid === accountSid) ?? fitting?.[0];
      return taken && usesOf(taken).tts ? taken.speech_credential_sid : undefined;
    },
    [rows.data, accountSid],
  );
  /** Credentials that a save loaded before the list did. */
  const early = useRef<{ accountSid: string; credentials: SpeechCredential[] } | null>(null);
  const knownCredentials = useCallback(
    () =>
      credentials ?? (early.current?.accountSid === accountSid ? early.current.credentials : null),
    [credentials, accountSid],
  );
  /** Resolves once the credentials of the account are known or have failed to load. */
  const ready = useCallback(async () => {
    if (credentials !== undefined || accountSid === '') return;
    const late = await listSpeechCredentials(accountOwner(accountSid)).catch(() => null);
    early.current = late && {
      accountSid,
      credentials: credentialsForAccount(late.map(credentialOf), accountSid),
    };
  }, [credentials, accountSid]);
  // Stable until data arrives, so that the section renders only for its own changes.
  return useMemo(
    () => ({
      accountSid,
      credentials,
      /** SID of the credential for a choice; undefined for none. */
      credentialOf: credentialOfChoice,
      /** Why the credentials failed to load. */
      error: error as unknown,
      retry: () => mutate(),
      offers,
      /** null while unknown. */
      knownCredentials,
      ready,
    }),
    [accountSid, credentials, credentialOfChoice, error, mutate, offers, knownCredentials, ready],
  );
}

type OffersQuestion = {
  accountSid: string;
  serviceProviderSid: string | null;
  credentials: readonly SpeechCredential[] | undefined;
  /** A failed load is shown and retried in one place for all choices. */
  hasNoCredentials: boolean;
  isAsked: boolean;
};

/**
 * Options of one choice. They carry its vendor and label, so that late responses for another are
 * ignored.
 */
function useOffers(
  direction: 'synthesis' | 'recognizer',
  { vendor, label }: RecognizerChoice,
  { accountSid, serviceProviderSid, credentials, hasNoCredentials, isAsked }: OffersQuestion,
): SpeechOptions {
  const source = useDelayed(`${vendor}\n${label ?? ''}`, lookupDelay);
  const asked = sourceOf(source);
  const isListed = isAsked && needsOptions(direction, asked.vendor);
  const supported = useSupportedSpeech(isListed ? accountSid : null, asked);

  // Only a stored credential can have custom voices.
  const hasCredential = credentials?.some(
    (one) => one.vendor === 'google' && one.label === asked.label && one.useForTts,
  );
  const hasCustomVoices =
    direction === 'synthesis' && isListed && asked.vendor === 'google' && hasCredential === true;
  const custom = useGoogleCustomVoices(
    hasCustomVoices && serviceProviderSid
      ? { accountSid, serviceProviderSid, label: asked.label }
      : null,
  );

  const isComplete = credentials && (custom.data || !hasCustomVoices);
  const hasFailed = [supported, custom].some((one) => one.error && !one.data && !one.isValidating);
  const { data, mutate: repeat } = supported;
  const { data: customVoices, mutate: repeatCustom } = custom;
  return useMemo((): SpeechOptions => {
    const of = sourceOf(source);
    if (!isListed) return { status: 'idle' };
    if (hasNoCredentials) return { ...of, status: 'failed' };
    const onRetry = () => Promise.all([repeat(), repeatCustom()]);
    if (hasFailed) return { ...of, status: 'failed', onRetry };
    if (!data || !isComplete) return { ...of, status: 'loading', onRetry };
    return {
      ...of,
      status: 'ready',
      ...(direction === 'synthesis' ? synthesisOffers(data) : recognizerOffers(data)),
      customVoices: customVoices?.map((one) => ({
        sid: one.google_custom_voice_sid,
        name: one.name,
      })),
    };
  }, [
    direction,
    source,
    isListed,
    hasNoCredentials,
    hasFailed,
    isComplete,
    data,
    customVoices,
    repeat,
    repeatCustom,
  ]);
}

const sourceOf = (source: string) => {
  const [vendor = '', label] = source.split('\n');
  return { vendor, label: label || null };
};

const synthesisOffers = ({ tts, models }: SupportedSpeech) => ({
  languages: tts.map(({ value, name, voices }) => ({ code: value, name, voices })),
  models,
});

const recognizerOffers = ({ stt }: SupportedSpeech) => ({
  languages: stt.map(({ value, name }) => ({ code: value, name, voices: [] })),
});
