export {
  credentialsForAccount,
  defaultSpeechSet,
  needsOptions,
  type RecognizerChoice,
  type SpeechCredential,
  type SpeechErrors,
  type SpeechSet,
  type SpeechValue,
  type SynthesisChoice,
  speechProblems,
} from './speech.model.ts';
export { withPendingDefaults } from './speech-defaults.model.ts';
export type {
  AllSpeechOptions,
  SpeechLanguage,
  SpeechOptions,
  SpeechSetOptions,
  SpeechVoice,
} from './speech-options.model.ts';
export { labelProblems, unsettledProblems } from './speech-rules.model.ts';
export { SpeechSelection, type SpeechSelectionProps } from './speech-selection.tsx';
export type { SpeechSelectionLabels } from './speech-selection.types.ts';
