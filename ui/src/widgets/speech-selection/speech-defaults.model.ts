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

/** As the vendor lists them: the first one is often the one it thinks of first, such as 'auto'. */
const codesOf = (options: ReadyOptions) => options.languages.map(({ code }) => code);

/** The first preferred value that is available, else the first available, else the preference. */
const pick = (available: readonly string[], preferred: readonly string[]) =>
  preferred.find((one) => available.includes(one)) ?? available[0] ?? preferred[0] ?? '';

/** The vendor's own voice of the language, where it has one, else the first. No custom voice is chosen unasked. */
function firstVoice(vendor: string, language: string, options: ReadyOptions): string {
  const { languages, voice } = findVendor(vendor)?.synthesis ?? {};
  const own = voice !== undefined && languages?.[0] === language ? [voice] : [];
  return pick(valuesOf(voiceOptions({ ...options, customVoices: [] }, language)), own);
}

/**
 * Language and voice after a change of vendor or label, once the options are loaded. The previous
 * choice is kept where it is still available.
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

/** The language to hear after a change of vendor or label. A new label keeps it if it can. */
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
 * Another vendor: its first label, and the defaults that are known before its options are
 * there. The voice of the old one is gone at once: the new one could not speak with it.
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

/** Another credential of the same vendor: nothing changes until its options are loaded. */
export function changeSynthesisLabel(
  choice: SynthesisChoice,
  label: string | null,
  credentials: Credentials,
): SynthesisChoice {
  if (label === choice.label) return choice;
  const next: SynthesisChoice = { ...choice, label };
  const isTyped = (one: SynthesisChoice) => synthesisShape(one, credentials) === 'typed-voice';
  // The name of a customer's own voice means nothing to the list, nor the other way round.
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

/** Another language selects its first voice; a voice that was typed is kept. */
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
 * The value with the defaults that were waiting for options which are loaded by now; the
 * value itself when there is none. Stored values wait for nothing and are never touched. Pure and
 * repeatable: derive it while rendering and again before saving, no effect is needed.
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
