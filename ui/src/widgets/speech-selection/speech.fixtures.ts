import {
  defaultSpeechSet,
  type SpeechCredential,
  type SpeechValue,
  type SynthesisChoice,
} from './speech.model.ts';
import type { ReadyOptions, SpeechLanguage } from './speech-options.model.ts';

export const language = (
  code: string,
  name: string,
  ...voices: readonly string[]
): SpeechLanguage => ({ code, name, voices: voices.map((value) => ({ value, name: value })) });

/** Unsorted, like the platform's response. */
export const googleLanguages: readonly SpeechLanguage[] = [
  language('fr-FR', 'French (France)', 'fr-FR-Standard-B', 'fr-FR-Standard-A'),
  language('en-US', 'English (US)', 'en-US-Standard-A', 'en-US-Standard-C'),
  language('de-DE', 'German (Germany)', 'de-DE-Standard-A'),
];

export const ready = (
  vendor: string,
  languages: readonly SpeechLanguage[],
  rest: Partial<Omit<ReadyOptions, 'status' | 'vendor' | 'languages'>> = {},
): ReadyOptions => ({ status: 'ready', vendor, label: null, languages, ...rest });

export const deepgramModels = [
  { value: 'aura-2-amalthea-en', name: 'Amalthea English (PH) Female Aura-2' },
  { value: 'aura-2-andromeda-en', name: 'Andromeda English (US) Female Aura-2' },
];

/** As many voices as Google has. */
export const fourHundredVoices: readonly SpeechLanguage[] = [
  ...googleLanguages.filter(({ code }) => code !== 'en-US'),
  language(
    'en-US',
    'English (US)',
    'en-US-Standard-C',
    ...Array.from({ length: 399 }, (_, n) => `en-US-Chirp-HD-${n + 1}`),
  ),
];

export const credential = (
  vendor: string,
  change: Partial<SpeechCredential> = {},
): SpeechCredential => ({
  vendor,
  label: null,
  accountSid: null,
  useForTts: true,
  useForStt: true,
  ...change,
});

export const googlePrimary: SpeechValue = {
  primary: defaultSpeechSet,
  useFallback: false,
  fallback: {
    synthesis: { vendor: '', label: null, language: '', voice: '' },
    recognizer: { vendor: '', label: null, language: '' },
  },
};

/** A synthesis choice with another vendor than the default. */
export const choice = (change: Partial<SynthesisChoice> = {}): SynthesisChoice => ({
  vendor: 'aws',
  label: null,
  language: 'fr-FR',
  voice: 'Celine',
  ...change,
});
