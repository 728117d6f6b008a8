import type { SpeechChain } from '../../widgets/speech-chain/index.ts';
import type { SpeechMatrix } from '../../widgets/speech-matrix/index.ts';
import type { SpeechSelection } from '../../widgets/speech-selection/index.ts';
import type { VoicePicker, VoiceSample } from '../../widgets/voice-sample/index.ts';
import type { LabelsOf } from '../labels-of.ts';

/** Speech in German. */
export const speech: {
  SpeechChain: LabelsOf<typeof SpeechChain>;
  SpeechMatrix: LabelsOf<typeof SpeechMatrix>;
  SpeechSelection: LabelsOf<typeof SpeechSelection>;
  VoicePicker: LabelsOf<typeof VoicePicker>;
  VoiceSample: LabelsOf<typeof VoiceSample>;
} = {
  SpeechChain: {
    title: 'Wer spricht und zuhört',
    synthesis: 'Spricht',
    recognizer: 'Hört zu',
    ifItFails: 'falls das ausfällt',
    noFallback: 'Kein Ersatz',
    notSet: 'Nicht festgelegt',
    same: 'Noch einmal dieselben Zugangsdaten',
  },
  SpeechMatrix: {
    title: 'Sprache je Konto',
    account: 'Konto',
    noLabel: 'Ohne Bezeichnung',
    own: 'Konto',
    shared: 'Dienstanbieter',
    synthesis: 'TTS',
    recognizer: 'STT',
    unused: 'Nicht in Gebrauch',
    nothing: 'Keine',
    missing: (direction, applications) =>
      `Kein ${direction === 'synthesis' ? 'TTS' : 'STT'} für ${applications.join(', ')}`,
    lacks: (count) => `${count} fehlen`,
    noVendors:
      'Diese Konten haben keine Sprach-Zugangsdaten, und keine ihrer Anwendungen braucht welche.',
  },
  SpeechSelection: {
    legend: 'Sprache',
    synthesis: 'Sprachsynthese',
    recognizer: 'Spracherkennung',
    fallbackSynthesis: 'Ersatz für die Sprachsynthese',
    fallbackRecognizer: 'Ersatz für die Spracherkennung',
    vendor: 'Anbieter',
    chooseVendor: 'Anbieter wählen',
    label: 'Bezeichnung',
    noLabel: 'Keine',
    language: 'Sprache',
    voice: 'Stimme',
    model: 'Modell',
    ownVoiceHelp: 'Name der eigenen Stimme, zu der diese Zugangsdaten gehören.',
    noLanguage: 'Dieser Anbieter erkennt die Sprache selbst.',
    unavailable: (value) => `${value} (nicht verfügbar)`,
    loading: 'Wird geladen',
    failed: 'Die Liste konnte nicht geladen werden.',
    retry: 'Erneut versuchen',
    useFallback: 'Ersatzanbieter verwenden, wenn der erste ausfällt',
    swap: 'Ersten und Ersatz tauschen',
    noFallback: 'Kein Ersatzanbieter',
  },
  VoicePicker: {
    language: 'Sprache',
    voice: 'Stimme',
    model: 'Modell',
    spoken: 'Stimme',
    noVoice: 'Wählen Sie zuerst eine Stimme.',
  },
  VoiceSample: {
    text: 'Beispieltext',
    sample: 'Vielen Dank für Ihren Anruf. Wie können wir Ihnen helfen?',
    play: (voice) => `${voice} abspielen`,
    stop: (voice) => `${voice} anhalten`,
    noText: 'Geben Sie einen Text ein.',
    notPlayed: 'Der Browser konnte das Beispiel nicht abspielen.',
    failed: 'Das Beispiel konnte nicht erzeugt werden.',
  },
};
