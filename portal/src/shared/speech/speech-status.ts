import { findVendor } from '@trunkline/ui/engines/speech-vendors';
import type {
  SpeechCredentialRow,
  SpeechTestResult,
} from '../../platform/resources/speech/speech-credentials.ts';
import { type Uses, usesOf } from '../../platform/values/speech-uses.ts';

export type Outcome = SpeechTestResult['tts'];
export type Status = Outcome['status'];

const outcomeOf = (flag: boolean | null): Outcome => ({
  status: flag === null ? 'not tested' : flag ? 'ok' : 'fail',
  reason: '',
});

/** Result of the last test as the platform stores it, without reasons. */
export function storedResult({
  vendor,
  tts_tested_ok: tts,
  stt_tested_ok: stt,
}: Pick<SpeechCredentialRow, 'vendor' | 'tts_tested_ok' | 'stt_tested_ok'>): SpeechTestResult {
  const known = findVendor(vendor);
  // For recognition-only vendors the platform stores the result in the wrong member.
  const isMisplaced = stt === null && known !== undefined && known.synthesis === undefined;
  return isMisplaced
    ? { tts: outcomeOf(null), stt: outcomeOf(tts) }
    : { tts: outcomeOf(tts), stt: outcomeOf(stt) };
}

/** Query parameter of the list of speech credentials. */
export const speechStatusMember = 'status';

/** Status of a credential on the platform. The figure and the list that it opens share this rule. */
export const storedStatus = (
  row: Pick<
    SpeechCredentialRow,
    'vendor' | 'use_for_tts' | 'use_for_stt' | 'tts_tested_ok' | 'stt_tested_ok'
  >,
): Status => combined(usesOf(row), storedResult(row)).status;

/** Combines both uses in one word and one sentence. */
export function combined(uses: Uses, { tts, stt }: SpeechTestResult): Outcome {
  const used = [uses.tts && tts, uses.stt && stt].filter((one) => one !== false);
  const tried = used.filter(({ status }) => status !== 'not tested');
  if (tried.length === 0) return { status: 'not tested', reason: '' };
  const isOk = tried.every(({ status }) => status === 'ok');
  if (isOk) return { status: 'ok', reason: 'Connection test successful' };
  if (used.length === 1) return { status: 'fail', reason: tried[0]?.reason ?? '' };
  if (tts.reason !== '' && tts.reason === stt.reason) return { status: 'fail', reason: tts.reason };
  const parts = [tts.reason && `TTS: ${tts.reason}`, stt.reason && `STT: ${stt.reason}`];
  return {
    status: 'fail',
    reason: parts
      .filter(Boolean)
      .map((one) => `${one}`)
      .join('. '),
  };
}
