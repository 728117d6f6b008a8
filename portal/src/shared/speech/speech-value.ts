import type { SpeechSet, SpeechValue } from '@trunkline/ui/widgets/speech-selection';
import type { ApplicationRow } from '../../platform/resources/applications/applications.ts';

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
