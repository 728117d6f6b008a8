import { needsOptions } from '@trunkline/ui/widgets/speech-selection';
import { VoicePicker } from '@trunkline/ui/widgets/voice-sample';
import { useMemo } from 'react';
import type { SpeechCredential } from '../../../platform/resources/speech/speech-credentials.ts';
import {
  synthesise,
  useSupportedSpeech,
} from '../../../platform/resources/speech/speech-credentials.ts';
import { writeRefusal } from '../../../session/policies.ts';
import { useUser } from '../../../session/session.ts';

export type VoicesOfProps = {
  credential: SpeechCredential;
  /** Account that it speaks for; undefined if there is no account yet. */
  accountSid: string | undefined;
};

/** Voices of a stored credential, as listed by its vendor. */
export default function VoicesOf({ credential, accountSid = '' }: VoicesOfProps) {
  const { speech_credential_sid: sid, vendor, label } = credential;
  // A sample is a POST, which the platform refuses to view-only users.
  const viewOnly = writeRefusal(useUser());
  const isListed = needsOptions('synthesis', vendor);
  const { data, error, isLoading, mutate } = useSupportedSpeech(
    accountSid,
    isListed ? { vendor, label: label || null } : null,
  );
  const languages = useMemo(
    () => data?.tts.map(({ value, name, voices }) => ({ code: value, name, voices })) ?? [],
    [data],
  );
  return (
    <VoicePicker
      vendor={vendor}
      hasOwnVoice={credential.use_custom_tts === true}
      languages={languages}
      models={data?.models ?? []}
      status={data || !isListed ? 'ready' : error && !isLoading ? 'failed' : 'loading'}
      onRetry={() => mutate()}
      synthesise={(choice, text) =>
        synthesise(accountSid, { speech_credential_sid: sid, text, ...choice })
      }
      disabledReason={
        viewOnly ??
        (accountSid === '' ? 'Add an account first: a voice speaks on behalf of one.' : undefined)
      }
    />
  );
}
