import type { Offer } from '../../patterns/offered-select/index.ts';
import { findVendor } from '../speech-vendors/index.ts';
import {
  defaultLanguage,
  labelsFor,
  needsOffers,
  type RecognizerChoice,
  recognizerShape,
  type SpeechCredential,
  type SpeechSet,
  type SpeechValue,
  type SynthesisChoice,
  synthesisShape,
} from './speech.model.ts';
import {
  type AllSpeechOffers,
  modelOffers,
  type ReadyOffers,
  readyOffers,
  type SpeechSetOffers,
  voiceOffers,
} from './speech-offers.model.ts';

type Credentials = readonly SpeechCredential[];

const valuesOf = (offers: readonly Offer[]) => offers.map(({ value }) => value);

/** As the vendor lists them: the first one is often the one it thinks of first, such as 'auto'. */
const codesOf = (offers: ReadyOffers) => offers.languages.map(({ code }) => code);

/** The first of the wishes that is offered, else the first offer. Of an empty list, the wish. */
const pick = (offered: readonly string[], wishes: readonly string[]) =>
  wishes.find((wish) => offered.includes(wish)) ?? offered[0] ?? wishes[0] ?? '';

/** The vendor's own voice of the language, where it has one, else the first. Not a custom voice. */
function firstVoice(vendor: string, language: string, offers: ReadyOffers): string {
  const { languages, voice } = findVendor(vendor)?.synthesis ?? {};
  const own = voice !== undefined && languages?.[0] === language ? [voice] : [];
  return pick(valuesOf(voiceOffers({ ...offers, customVoices: [] }, language)), own);
}

/**
 * Language and voice after a change of vendor or label, once it is known what is offered. What was
 * chosen stays as far as it is offered still.
 */
export function synthesisDefaults(
  choice: SynthesisChoice,
  offers: ReadyOffers,
  credentials: Credentials,
): SynthesisChoice {
  const { awaiting, ...next } = choice;
  const shape = synthesisShape(choice, credentials);
  if (shape === 'model')
    return { ...next, voice: pick(valuesOf(modelOffers(offers)), [choice.voice]) };
  const languages = codesOf(offers);
  // Somebody who trained a voice of their own and comes to this vendor comes for it.
  const custom = awaiting === 'vendor' ? offers.customVoices?.[0] : undefined;
  const isKnown =
    languages.includes(choice.language) &&
    valuesOf(voiceOffers(offers, choice.language)).includes(choice.voice);
  if (isKnown && !custom) return next;

  const wishes = findVendor(choice.vendor)?.synthesis?.languages;
  const language = pick(languages, wishes ?? [choice.language, defaultLanguage]);
  if (shape === 'typed-voice') return { ...next, language };
  const voice = custom ? `custom_${custom.sid}` : firstVoice(choice.vendor, language, offers);
  return { ...next, language, voice };
}

/** The language to hear after a change of vendor or label. A new label keeps it if it can. */
export function recognizerDefaults(
  choice: RecognizerChoice,
  offers: ReadyOffers,
): RecognizerChoice {
  const { awaiting, ...next } = choice;
  const kept = awaiting === 'label' ? [choice.language] : [];
  const own = findVendor(choice.vendor)?.recognition?.language ?? defaultLanguage;
  return { ...next, language: pick(codesOf(offers), [...kept, own]) };
}

/**
 * Another vendor: its first label, and of its defaults what can be told before its offers are
 * there. The voice of the old one is gone at once: the new one could not speak with it.
 */
export function changeSynthesisVendor(
  choice: SynthesisChoice,
  vendor: string,
  credentials: Credentials,
): SynthesisChoice {
  if (vendor === choice.vendor) return choice;
  const { shape, languages, voice = '' } = findVendor(vendor)?.synthesis ?? {};
  const isTold = shape === 'typed' || shape === 'model';
  return {
    vendor,
    label: labelsFor('synthesis', vendor, credentials)[0] ?? null,
    language: languages?.[0] ?? (isTold ? defaultLanguage : choice.language),
    voice,
    ...(needsOffers('synthesis', vendor) && { awaiting: 'vendor' }),
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
    ...(needsOffers('recognizer', vendor) && { awaiting: 'vendor' }),
  };
}

/** Another credential of the same vendor: all stays until its offers say what does not. */
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
  if (needsOffers('synthesis', choice.vendor)) next.awaiting ??= 'label';
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

/** Another language brings its first voice; a typed voice is nobody's to replace. */
export function changeSynthesisLanguage(
  choice: SynthesisChoice,
  language: string,
  offers: ReadyOffers | undefined,
  credentials: Credentials,
): SynthesisChoice {
  const { awaiting: _settledByHand, ...next } = { ...choice, language };
  const isListed = synthesisShape(choice, credentials) === 'listed';
  return isListed && offers
    ? { ...next, voice: firstVoice(choice.vendor, language, offers) }
    : next;
}

function settledSet(set: SpeechSet, offers: SpeechSetOffers, credentials: Credentials): SpeechSet {
  const { synthesis, recognizer } = set;
  const spoken = synthesis.awaiting && readyOffers(synthesis, offers.synthesis);
  const heard = recognizer.awaiting && readyOffers(recognizer, offers.recognizer);
  if (!spoken && !heard) return set;
  return {
    synthesis: spoken ? synthesisDefaults(synthesis, spoken, credentials) : synthesis,
    recognizer: heard ? recognizerDefaults(recognizer, heard) : recognizer,
  };
}

/**
 * The value with the defaults applied that were waiting for offers which are there by now; the
 * value itself when there is none. Stored values wait for nothing and are never touched. Pure and
 * repeatable: derive it while rendering and again before saving, no effect is needed.
 */
export function settled(
  value: SpeechValue,
  offers: AllSpeechOffers,
  credentials: Credentials,
): SpeechValue {
  const primary = settledSet(value.primary, offers.primary, credentials);
  const fallback = settledSet(value.fallback, offers.fallback, credentials);
  const isSame = primary === value.primary && fallback === value.fallback;
  return isSame ? value : { ...value, primary, fallback };
}
