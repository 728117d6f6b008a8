import type { Offer, OfferStatus } from '../../patterns/offered-select/index.ts';
import type { Direction, RecognizerChoice } from './speech.model.ts';

export type SpeechVoice = { value: string; name: string };

export type SpeechLanguage = {
  code: string;
  name: string;
  /** None where the vendor is to listen. */
  voices: readonly SpeechVoice[];
};

type OfferedBy = { vendor: string; label: string | null };

/**
 * What a vendor has to offer, or how far the question has come. It says whose offer it is: one of
 * another vendor or label is a late answer, and as good as none.
 */
export type SpeechOffers =
  | { status: 'idle' }
  | (OfferedBy & { status: 'loading' })
  | (OfferedBy & { status: 'failed'; onRetry?: () => void })
  | (OfferedBy & {
      /** With everything below: custom voices are asked for separately. */
      status: 'ready';
      languages: readonly SpeechLanguage[];
      /** Deepgram: what can be chosen in place of language and voice. */
      models?: readonly SpeechVoice[];
      /** Google voices trained by the customer. */
      customVoices?: readonly { sid: string; name: string }[];
    });

export type ReadyOffers = Extract<SpeechOffers, { status: 'ready' }>;

export type SpeechSetOffers = Readonly<Partial<Record<Direction, SpeechOffers>>>;

/** The offers of each half of both sets. */
export type AllSpeechOffers = { primary: SpeechSetOffers; fallback: SpeechSetOffers };

const isOf = (choice: RecognizerChoice, offers: OfferedBy) =>
  offers.vendor === choice.vendor && offers.label === choice.label;

/** How the list stands for this very choice. */
export function offerStatus(
  choice: RecognizerChoice,
  offers: SpeechOffers | undefined,
): OfferStatus {
  if (!offers || offers.status === 'idle' || !isOf(choice, offers)) return 'loading';
  return offers.status;
}

export function readyOffers(
  choice: RecognizerChoice,
  offers: SpeechOffers | undefined,
): ReadyOffers | undefined {
  return offers?.status === 'ready' && isOf(choice, offers) ? offers : undefined;
}

const collator = new Intl.Collator('en', { numeric: true });
const byLabel = (a: Offer, b: Offer) => collator.compare(a.label, b.label);

/** The languages by name. */
export function languageOffers(offers: ReadyOffers | undefined): Offer[] {
  return (offers?.languages ?? [])
    .map(({ code, name }) => ({ value: code, label: name }))
    .sort(byLabel);
}

const customVoiceOffers = (offers: ReadyOffers | undefined): Offer[] =>
  (offers?.customVoices ?? []).map(({ sid, name }) => ({
    value: `custom_${sid}`,
    label: `${name} (Custom)`,
  }));

/** The voices of one language by name, without the customer's own. */
function voicesOf(offers: ReadyOffers, language: string): Offer[] {
  const voices = offers.languages.find(({ code }) => code === language)?.voices ?? [];
  return voices.map(({ value, name }) => ({ value, label: name })).sort(byLabel);
}

/** The customer's own voices, which speak any language, then those of the language by name. */
export function voiceOffers(offers: ReadyOffers | undefined, language: string): Offer[] {
  return offers ? [...customVoiceOffers(offers), ...voicesOf(offers, language)] : [];
}

export function modelOffers(offers: ReadyOffers | undefined): Offer[] {
  return (offers?.models ?? []).map(({ value, name }) => ({ value, label: name }));
}
