import { shorten } from '../../tokens/text/index.ts';
import type { DisabledVendors, SpeechCredential, SpeechErrors } from './speech.model.ts';

export const defaultLabels = {
  /** Accessible name of the group. */
  legend: 'Speech',
  synthesis: 'Speech synthesis',
  recognizer: 'Speech recognizer',
  fallbackSynthesis: 'Fallback speech synthesis',
  fallbackRecognizer: 'Fallback speech recognizer',
  vendor: 'Vendor',
  chooseVendor: 'Choose a vendor',
  label: 'Label',
  /** A credential without a label. */
  noLabel: 'None',
  language: 'Language',
  voice: 'Voice',
  /** Replaces language and voice for vendors with models. */
  model: 'Model',
  /** Azure with a custom voice. */
  ownVoiceHelp: 'Name of the custom voice this credential belongs to.',
  /** Under a vendor that detects the language itself. */
  noLanguage: 'This vendor detects the language automatically.',
  unavailable: (value: string) => `${shorten(value)} (unavailable)`,
  loading: 'Loading',
  failed: "Couldn't load the list.",
  retry: 'Retry',
  useFallback: 'Use a fallback speech vendor if primary fails',
  swap: 'Swap primary and fallback',
  /** Read-only, without a fallback. */
  noFallback: 'No fallback speech vendor',
};

export type SpeechSelectionLabels = typeof defaultLabels;

/** Props of every part of the selection. */
export type SpeechParts = DisabledVendors & {
  name: string;
  credentials: readonly SpeechCredential[] | undefined;
  errors: SpeechErrors;
  readOnly: boolean;
  disabled: boolean;
  text: SpeechSelectionLabels;
};
