export {
  defaultSpeechSet,
  needsOffers,
  type RecognizerChoice,
  type SpeechCredential,
  type SpeechErrors,
  type SpeechSet,
  type SpeechValue,
  type SynthesisChoice,
  speechProblems,
  usableBy,
} from './speech.model.ts';
export { settled } from './speech-defaults.model.ts';
export type {
  AllSpeechOffers,
  SpeechLanguage,
  SpeechOffers,
  SpeechSetOffers,
  SpeechVoice,
} from './speech-offers.model.ts';
export { SpeechSelection, type SpeechSelectionProps } from './speech-selection.tsx';
export type { SpeechSelectionLabels } from './speech-selection.types.ts';
