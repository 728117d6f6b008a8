import { findVendor, isCustomVendor } from '../../engines/speech-vendors/index.ts';
import { compareNames } from '../../tokens/format/index.ts';

export type Direction = 'synthesis' | 'recognizer';

/**
 * The vendor or label was changed, and its languages aren't loaded yet. Once they are,
 * `withPendingDefaults` replaces unavailable values with the vendor's defaults.
 */
export type Awaiting = 'vendor' | 'label';

export type SynthesisChoice = {
  /**
   * Key of the vendor; for a custom one, the result of `customVendorId` of
   * `@trunkline/ui/engines/speech-vendors`; '' for none.
   */
  vendor: string;
  /** Label of the vendor's credential; null for the one without a label. */
  label: string | null;
  /** The vendor's language code; '' for none. */
  language: string;
  /** The vendor's voice code, `custom_{sid}` for a custom Google voice, or the model for Deepgram. */
  voice: string;
  awaiting?: Awaiting;
};

export type RecognizerChoice = Omit<SynthesisChoice, 'voice'>;

export type SpeechSet = { synthesis: SynthesisChoice; recognizer: RecognizerChoice };

export type SpeechValue = {
  primary: SpeechSet;
  useFallback: boolean;
  /** Kept while unused, so that switching it on again restores it. */
  fallback: SpeechSet;
};

export const defaultLanguage = 'en-US';

/** Defaults of a new application. */
export const defaultSpeechSet: SpeechSet = {
  synthesis: {
    vendor: 'google',
    label: null,
    language: defaultLanguage,
    voice: 'en-US-Standard-C',
  },
  recognizer: { vendor: 'google', label: null, language: defaultLanguage },
};

/** The properties of a stored speech credential that matter to a selection. */
export type SpeechCredential = {
  vendor: string;
  label: string | null;
  /** null for a credential shared by all accounts of the provider. */
  accountSid: string | null;
  useForTts: boolean;
  useForStt: boolean;
  /** Azure only: it speaks with a custom voice, which is in no list. */
  useCustomTts?: boolean;
};

/** Credentials that an application of the account may use. */
export function credentialsForAccount(
  credentials: readonly SpeechCredential[],
  accountSid: string,
): SpeechCredential[] {
  return credentials.filter((one) => one.accountSid === null || one.accountSid === accountSid);
}

const serves = (credential: SpeechCredential, direction: Direction) =>
  direction === 'synthesis' ? credential.useForTts : credential.useForStt;

export type DisabledVendors = {
  disableCustomSpeech?: boolean;
  disableAdditionalVendors?: boolean;
};

/** Stored names of custom vendors with a credential for the direction. */
export function customVendors(
  direction: Direction,
  credentials: readonly SpeechCredential[],
): string[] {
  const names = credentials
    .filter((one) => isCustomVendor(one.vendor) && serves(one, direction))
    .map(({ vendor }) => vendor);
  return [...new Set(names)].sort((a, b) => compareNames(a, b));
}

/** Labels of the vendor's credentials for the direction; null (no label) comes first, the others by name. */
export function labelsFor(
  direction: Direction,
  vendor: string,
  credentials: readonly SpeechCredential[],
): (string | null)[] {
  const labels = credentials
    .filter((one) => one.vendor === vendor && serves(one, direction))
    .map(({ label }) => label || null);
  const named = [...new Set(labels)]
    .filter((label) => label !== null)
    .sort((a, b) => compareNames(a, b));
  return labels.includes(null) ? [null, ...named] : named;
}

/**
 * Inputs for the choice: `listed` language and voice, one `model`, both `typed`, a listed language
 * with a `typed-voice`, or nothing.
 */
export function synthesisShape(
  { vendor, label }: SynthesisChoice,
  credentials: readonly SpeechCredential[],
): 'listed' | 'model' | 'typed' | 'typed-voice' | 'none' {
  if (vendor === '') return 'none';
  const hasOwnVoice = credentials.some(
    (one) =>
      one.vendor === vendor && (one.label || null) === label && one.useForTts && one.useCustomTts,
  );
  if (hasOwnVoice) return 'typed-voice';
  // Vendors that only the platform knows are probably like most others.
  return findVendor(vendor)?.synthesis?.shape ?? 'listed';
}

export function recognizerShape({ vendor }: RecognizerChoice): 'listed' | 'typed' | 'none' {
  if (vendor === '') return 'none';
  return findVendor(vendor)?.recognition?.shape ?? 'listed';
}

/** Whether the vendor has options to load; custom vendors and Deepgram Flux have none. */
export function needsOptions(direction: Direction, vendor: string): boolean {
  if (vendor === '') return false;
  const record = findVendor(vendor);
  const shape = direction === 'synthesis' ? record?.synthesis?.shape : record?.recognition?.shape;
  return shape !== 'typed' && shape !== 'none';
}

/** Swaps primary and fallback, with everything that belongs to them. */
export const swapped = (value: SpeechValue): SpeechValue => ({
  ...value,
  primary: value.fallback,
  fallback: value.primary,
});

/**
 * Switches the fallback on or off. A fallback that was never chosen starts with the defaults of a
 * new application.
 */
export function withFallback(value: SpeechValue, useFallback: boolean): SpeechValue {
  const { synthesis, recognizer } = value.fallback;
  const fallback = {
    synthesis: synthesis.vendor === '' ? defaultSpeechSet.synthesis : synthesis,
    recognizer: recognizer.vendor === '' ? defaultSpeechSet.recognizer : recognizer,
  };
  return { ...value, useFallback, fallback: useFallback ? fallback : value.fallback };
}

/** Limits of the platform's columns. */
export const speechLimits = { synthesisLanguage: 12, recognizerLanguage: 64, voice: 256 };

/** Messages by path: `primary.synthesis.voice`, `fallback.recognizer.language`. */
export type SpeechErrors = Readonly<Partial<Record<string, string>>>;

function problemsOfSet(
  path: 'primary' | 'fallback',
  { synthesis, recognizer }: SpeechSet,
  credentials: readonly SpeechCredential[],
): [string, string][] {
  const shape = synthesisShape(synthesis, credentials);
  const before = path === 'fallback' ? 'fallback ' : '';
  const isBlank = (text: string) => text.trim() === '';
  const problems: [string, string][] = [];
  if (shape === 'typed' && isBlank(synthesis.language)) {
    problems.push([`${path}.synthesis.language`, `Enter the ${before}synthesis language.`]);
  }
  if ((shape === 'typed' || shape === 'typed-voice') && isBlank(synthesis.voice)) {
    problems.push([`${path}.synthesis.voice`, `Enter the ${before}synthesis voice.`]);
  }
  if (recognizerShape(recognizer) === 'typed' && isBlank(recognizer.language)) {
    problems.push([`${path}.recognizer.language`, `Enter the ${before}recognizer language.`]);
  }
  return problems;
}

/** Problems of missing required texts. Ignores a fallback that is off. */
export function speechProblems(
  value: SpeechValue,
  credentials: readonly SpeechCredential[],
): Record<string, string> {
  return Object.fromEntries([
    ...problemsOfSet('primary', value.primary, credentials),
    ...(value.useFallback ? problemsOfSet('fallback', value.fallback, credentials) : []),
  ]);
}
