import {
  type MatrixCredential,
  needsOf,
  type SpeechNeed,
} from '@trunkline/ui/widgets/speech-matrix';
import type { ApplicationRow } from '../../platform/resources/applications/applications.ts';
import type { SpeechCredentialRow } from '../../platform/resources/speech/speech-credentials.ts';
import { storedStatus } from '../../shared/speech/speech-status.ts';
import { speechValueOf } from '../../shared/speech/speech-value.ts';

export const matrixCredential = (row: SpeechCredentialRow): MatrixCredential => ({
  id: row.speech_credential_sid,
  vendor: row.vendor,
  label: row.label || null,
  accountId: row.account_sid,
  useForTts: row.use_for_tts === true,
  useForStt: row.use_for_stt === true,
  isFailing: storedStatus(row) === 'fail',
});

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
