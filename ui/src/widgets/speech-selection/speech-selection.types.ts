import { shorten } from '../../tokens/text/index.ts';
import type { DisabledVendors, SpeechCredential, SpeechErrors } from './speech.model.ts';

export type SpeechSelectionLabels = {
  /** Names the whole for assistive technology. */
  legend: string;
  synthesis: string;
  recognizer: string;
  fallbackSynthesis: string;
  fallbackRecognizer: string;
  vendor: string;
  chooseVendor: string;
  label: string;
  /** The credential that has no label. */
  noLabel: string;
  language: string;
  voice: string;
  /** In place of language and voice, for vendors that have models. */
  model: string;
  /** Azure with a voice of the customer's own. */
  ownVoiceHelp: string;
  /** Under a vendor that finds the language out itself. */
  noLanguage: string;
  unavailable: (value: string) => string;
  loading: string;
  failed: string;
  retry: string;
  useFallback: string;
  swap: string;
  /** Read-only, without a fallback. */
  noFallback: string;
};

export const defaultLabels: SpeechSelectionLabels = {
  legend: 'Speech',
  synthesis: 'Speech synthesis',
  recognizer: 'Speech recognizer',
  fallbackSynthesis: 'Fallback speech synthesis',
  fallbackRecognizer: 'Fallback speech recognizer',
  vendor: 'Vendor',
  chooseVendor: 'Choose a vendor',
  label: 'Label',
  noLabel: 'None',
  language: 'Language',
  voice: 'Voice',
  model: 'Model',
  ownVoiceHelp: 'Name of the custom voice this credential belongs to.',
  noLanguage: 'This vendor detects the language automatically.',
  unavailable: (value) => `${shorten(value)} (unavailable)`,
  loading: 'Loading',
  failed: "Couldn't load the list.",
  retry: 'Retry',
  useFallback: 'Use a fallback speech vendor if primary fails',
  swap: 'Swap primary and fallback',
  noFallback: 'No fallback speech vendor',
};

/** Props of every part of the selection. */
export type SpeechParts = DisabledVendors & {
  name: string;
  credentials: readonly SpeechCredential[] | undefined;
  errors: SpeechErrors;
  readOnly: boolean;
  disabled: boolean;
  text: SpeechSelectionLabels;
};
