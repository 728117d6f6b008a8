import type { MatrixCredential } from '@trunkline/ui/widgets/speech-matrix';
import { credentialOf } from '../../platform/engine/speech.ts';
import type { SpeechCredentialRow } from '../../platform/resources/speech/speech-credentials.ts';
import { storedStatus } from '../../shared/speech/speech-status.ts';

export { needsOfApplications } from '../../platform/engine/speech.ts';

export const matrixCredential = (row: SpeechCredentialRow): MatrixCredential => ({
  ...credentialOf(row),
  isFailing: storedStatus(row) === 'fail',
});
