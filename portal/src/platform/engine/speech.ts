import type { SpeechSet, SpeechValue } from '@trunkline/ui/widgets/speech-selection';
import {
  type MatrixCredential,
  needsOf,
  type SpeechNeed,
} from '../../../../ui/src/widgets/speech-matrix/speech-matrix.model.ts';
import type { ApplicationRow } from '../stored/applications.ts';
import type { SpeechCredentialRow } from '../stored/speech.ts';
import { usesOf } from '../values/speech-uses.ts';

const labelOf = (label: string) => (label === '' ? null : label);

function speechSetOf(row: ApplicationRow, part: '' | 'fallback_'): SpeechSet {
  return {
    synthesis: {
      vendor: row[`${part}speech_synthesis_vendor`],
      label: labelOf(row[`${part}speech_synthesis_label`]),
      language: row[`${part}speech_synthesis_language`],
      voice: row[`${part}speech_synthesis_voice`],
    },
    recognizer: {
      vendor: row[`${part}speech_recognizer_vendor`],
      label: labelOf(row[`${part}speech_recognizer_label`]),
      language: row[`${part}speech_recognizer_language`],
    },
  };
}

/** Speech settings of an application, from the wire. Missing ones become defaults. */
export const speechValueOf = (row: ApplicationRow): SpeechValue => ({
  primary: speechSetOf(row, ''),
  useFallback: row.use_for_fallback_speech,
  fallback: speechSetOf(row, 'fallback_'),
});

export function credentialOf(row: SpeechCredentialRow): MatrixCredential {
  const { tts, stt } = usesOf(row);
  return {
    id: row.speech_credential_sid,
    vendor: row.vendor,
    label: row.label || null,
    accountId: row.account_sid,
    useForTts: tts,
    useForStt: stt,
  };
}

/**
 * Speech needs of the applications.
 * @param accounts keeps only these accounts; undefined keeps all
 */
export function needsOfApplications(
  applications: readonly ApplicationRow[],
  accounts: readonly { account_sid: string }[] | undefined,
): SpeechNeed[] {
  const known = accounts && new Set(accounts.map(({ account_sid }) => account_sid));
  return applications.flatMap((row) => {
    const accountId = row.account_sid ?? '';
    if (known && !known.has(accountId)) return [];
    return needsOf({
      id: row.application_sid,
      name: row.name,
      accountId,
      speech: speechValueOf(row),
    });
  });
}
