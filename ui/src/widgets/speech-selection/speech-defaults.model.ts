import { findVendor } from '../../engines/speech-vendors/index.ts';
import type { AsyncOption } from '../../patterns/async-select/index.ts';
import {
  defaultLanguage,
  labelsFor,
  needsOptions,
  type RecognizerChoice,
  recognizerShape,
  type SpeechCredential,
  type SpeechSet,
  type SpeechValue,
  type SynthesisChoice,
  synthesisShape,
} from './speech.model.ts';
import {
  type AllSpeechOptions,
  modelOptions,
  type ReadyOptions,
  readyOptions,
  type SpeechSetOptions,
  voiceOptions,
} from './speech-options.model.ts';

type Credentials = readonly SpeechCredential[];

const valuesOf = (options: readonly AsyncOption[]) => options.map(({ value }) => value);

/** In the vendor's order: the first one is often its own default, such as 'auto'. */
const codesOf = (options: ReadyOptions) => options.languages.map(({ code }) => code);

/** The first preferred value that is available, otherwise the first available one, otherwise the preference. */
const pick = (available: readonly string[], preferred: readonly string[]) =>
  preferred.find((one) => available.includes(one)) ?? available[0] ?? preferred[0] ?? '';

/**
 * The vendor's own default voice for the language if listed, otherwise its first voice. Never picks
 * a custom voice.
 */
function firstVoice(vendor: string, language: string, options: ReadyOptions): string {
  const { languages, voice } = findVendor(vendor)?.synthesis ?? {};
  const own = voice !== undefined && languages?.[0] === language ? [voice] : [];
  return pick(valuesOf(voiceOptions({ ...options, customVoices: [] }, language)), own);
}

/**
 * Language and voice after a change of vendor or label, once the options are loaded. Keeps the
 * previous choice if still available.
 */
export function synthesisDefaults(
  choice: SynthesisChoice,
  options: ReadyOptions,
  credentials: Credentials,
): SynthesisChoice {
  const { awaiting, ...next } = choice;
  const shape = synthesisShape(choice, credentials);
  if (shape === 'model')
    return { ...next, voice: pick(valuesOf(modelOptions(options)), [choice.voice]) };
  const languages = codesOf(options);
  const isKnown =
    languages.includes(choice.language) &&
    valuesOf(voiceOptions(options, choice.language)).includes(choice.voice);
  if (isKnown) return next;

  const wishes = findVendor(choice.vendor)?.synthesis?.languages;
  const language = pick(languages, wishes ?? [choice.language, defaultLanguage]);
  if (shape === 'typed-voice') return { ...next, language };
  return { ...next, language, voice: firstVoice(choice.vendor, language, options) };
}

/** Recognition language after a change of vendor or label. A new label keeps it if possible. */
export function recognizerDefaults(
  choice: RecognizerChoice,
  options: ReadyOptions,
): RecognizerChoice {
  const { awaiting, ...next } = choice;
  const kept = awaiting === 'label' ? [choice.language] : [];
  const own = findVendor(choice.vendor)?.recognition?.language ?? defaultLanguage;
  return { ...next, language: pick(codesOf(options), [...kept, own]) };
}

/**
 * Selects another vendor: its first label, and the defaults known before its options are loaded.
 * Clears the old voice at once, because the new vendor doesn't have it.
 */
export function changeSynthesisVendor(
  choice: SynthesisChoice,
  vendor: string,
  credentials: Credentials,
): SynthesisChoice {
  if (vendor === choice.vendor) return choice;
  const { shape, languages, voice = '' } = findVendor(vendor)?.synthesis ?? {};
  const hasFixedLanguage = shape === 'typed' || shape === 'model';
  return {
    vendor,
    label: labelsFor('synthesis', vendor, credentials)[0] ?? null,
    language: languages?.[0] ?? (hasFixedLanguage ? defaultLanguage : choice.language),
    voice,
    ...(needsOptions('synthesis', vendor) && { awaiting: 'vendor' }),
  };
}

export function changeRecognizerVendor(
  choice: RecognizerChoice,
  vendor: string,
  credentials: Credentials,
): RecognizerChoice {
  if (vendor === choice.vendor) return choice;
  const { shape, language = defaultLanguage } = findVendor(vendor)?.recognition ?? {};
  return {
    vendor,
    label: labelsFor('recognizer', vendor, credentials)[0] ?? null,
    language: shape === 'none' ? '' : language,
    ...(needsOptions('recognizer', vendor) && { awaiting: 'vendor' }),
  };
}

/** Selects another credential of the same vendor: nothing else changes until its options are loaded. */
export function changeSynthesisLabel(
  choice: SynthesisChoice,
  label: string | null,
  credentials: Credentials,
): SynthesisChoice {
  if (label === choice.label) return choice;
  const next: SynthesisChoice = { ...choice, label };
  const isTyped = (one: SynthesisChoice) => synthesisShape(one, credentials) === 'typed-voice';
  // The name of a custom voice is in no list, and vice versa.
  if (isTyped(next) !== isTyped(choice)) next.voice = '';
  if (needsOptions('synthesis', choice.vendor)) next.awaiting ??= 'label';
  return next;
}

export function changeRecognizerLabel(
  choice: RecognizerChoice,
  label: string | null,
): RecognizerChoice {
  if (label === choice.label) return choice;
  const next: RecognizerChoice = { ...choice, label };
  if (recognizerShape(choice) === 'listed') next.awaiting ??= 'label';
  return next;
}

/** Selects another language and its first voice; keeps a typed voice. */
export function changeSynthesisLanguage(
  choice: SynthesisChoice,
  language: string,
  options: ReadyOptions | undefined,
  credentials: Credentials,
): SynthesisChoice {
  const { awaiting: _settledByHand, ...next } = { ...choice, language };
  const isListed = synthesisShape(choice, credentials) === 'listed';
  return isListed && options
    ? { ...next, voice: firstVoice(choice.vendor, language, options) }
    : next;
}

function setWithDefaults(
  set: SpeechSet,
  options: SpeechSetOptions,
  credentials: Credentials,
): SpeechSet {
  const { synthesis, recognizer } = set;
  const forSynthesis = synthesis.awaiting && readyOptions(synthesis, options.synthesis);
  const forRecognizer = recognizer.awaiting && readyOptions(recognizer, options.recognizer);
  if (!forSynthesis && !forRecognizer) return set;
  return {
    synthesis: forSynthesis ? synthesisDefaults(synthesis, forSynthesis, credentials) : synthesis,
    recognizer: forRecognizer ? recognizerDefaults(recognizer, forRecognizer) : recognizer,
  };
}

/**
 * Applies the defaults that were waiting for options, once these are loaded; otherwise returns the
 * value itself. Never touches stored values. Pure and idempotent: call it while rendering and again
 * before saving, no effect needed.
 */
export function withPendingDefaults(
  value: SpeechValue,
  options: AllSpeechOptions,
  credentials: Credentials,
): SpeechValue {
  const primary = setWithDefaults(value.primary, options.primary, credentials);
  const fallback = setWithDefaults(value.fallback, options.fallback, credentials);
  const isSame = primary === value.primary && fallback === value.fallback;
  return isSame ? value : { ...value, primary, fallback };
}
