import { addresses } from '../../addresses.ts';
import type { SpeechCredentialRow } from '../../platform/resources/speech/speech-credentials.ts';
import { usesOf } from '../../platform/values/speech-uses.ts';
import { credentialName } from './credential-name.ts';
import { storedResult } from './speech-status.ts';

function failedUses(row: SpeechCredentialRow): string {
  const uses = usesOf(row);
  const { tts, stt } = storedResult(row);
  return [
    uses.tts && tts.status === 'fail' && 'Text to speech',
    uses.stt && stt.status === 'fail' && 'Speech to text',
  ]
    .filter(Boolean)
    .join(', ');
}

/** A credential that failed its last test, as one line. */
export const failedTestLine = (row: SpeechCredentialRow) => ({
  title: `${credentialName(row)} failed its last test`,
  detail: failedUses(row),
  href: addresses.speech.edit(row.speech_credential_sid),
});

export const failedTestCount = (count: number) =>
  `${count} speech credentials failed their last test`;
