import { useState } from 'react';
import { useKept } from '../../platform/client/cache/query.ts';
import { messageOf } from '../../platform/client/calls/errors.ts';
import {
  type SpeechTestResult,
  testSpeechCredential,
} from '../../platform/resources/speech/speech-credentials.ts';
import type { Owner } from '../../platform/values/owner.ts';
import { withoutSecretsInText } from '../../session/secrets-in-text.ts';
import type { Outcome } from '../../shared/speech/speech-status.ts';

/** Result of a test in this session, since the platform stores no reasons. `error`: the test couldn't run. */
export type Tested = { result: SpeechTestResult | null; error: string | null };

const useTests = () => useKept<ReadonlyMap<string, Tested>>('SpeechTests');

/** Latest test of this session; undefined for none. Loads nothing. */
export const useLatestTest = (sid: string) => useTests().data?.get(sid);

/** Tests a credential. Never throws; the result is available to every screen. */
export function useRunTest(owner: Owner | null) {
  const { change } = useTests();
  return async (sid: string): Promise<Tested> => {
    const tested = await run(owner, sid);
    await change((before) => new Map(before).set(sid, tested));
    return tested;
  };
}

/** The reasons are the vendor's own words, which may quote a secret. */
const withoutSecrets = ({ status, reason }: Outcome): Outcome => ({
  status,
  reason: withoutSecretsInText(reason),
});

async function run(owner: Owner | null, sid: string): Promise<Tested> {
  if (!owner) return { result: null, error: null };
  try {
    const { tts, stt } = await testSpeechCredential(owner, sid);
    return { result: { tts: withoutSecrets(tts), stt: withoutSecrets(stt) }, error: null };
  } catch (error) {
    return { result: null, error: withoutSecretsInText(messageOf(error)) };
  }
}

export function useSpeechTest(owner: Owner | null, sid: string) {
  const runTest = useRunTest(owner);
  const tested = useLatestTest(sid);
  const [isTesting, setTesting] = useState(false);
  return {
    tested,
    isTesting,
    test: async () => {
      setTesting(true);
      await runTest(sid);
      setTesting(false);
    },
  };
}
