import {
  type MatrixCredential,
  needsOf,
  type SpeechNeed,
} from '@trunkline/ui/widgets/speech-matrix';
import type { ApplicationRow } from '../../platform/resources/applications/applications.ts';
import type { SpeechCredentialRow } from '../../platform/resources/speech/speech-credentials.ts';
import { speechValueOf } from '../../shared/speech-value.ts';

export const matrixCredential = (row: SpeechCredentialRow): MatrixCredential => ({
  id: row.speech_credential_sid,
  vendor: row.vendor,
  label: row.label || null,
  accountId: row.account_sid,
  useForTts: row.use_for_tts === true,
  useForStt: row.use_for_stt === true,
});

/**
 * What the applications ask for.
 * @param accounts leaves out those of other accounts; undefined: there are none
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
