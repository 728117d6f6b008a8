import type { AsyncOption, OptionsStatus } from '../../patterns/async-select/index.ts';
import type { Direction, RecognizerChoice } from './speech.model.ts';

export type SpeechVoice = { value: string; name: string };

export type SpeechLanguage = {
  code: string;
  name: string;
  /** Empty for speech recognition. */
  voices: readonly SpeechVoice[];
};

type OptionsOf = { vendor: string; label: string | null };

/**
 * A vendor's options and their loading state. `vendor` and `label` tell what they were loaded for,
 * so that a late response for another one is ignored.
 */
export type SpeechOptions =
  | { status: 'idle' }
  | (OptionsOf & { status: 'loading'; onRetry?: () => void })
  | (OptionsOf & { status: 'failed'; onRetry?: () => void })
  | (OptionsOf & {
      /** All choices at once; custom voices load separately. */
      status: 'ready';
      languages: readonly SpeechLanguage[];
      /** Deepgram: choices that replace language and voice. */
      models?: readonly SpeechVoice[];
      /** Google voices trained by the customer. */
      customVoices?: readonly { sid: string; name: string }[];
    });

export type ReadyOptions = Extract<SpeechOptions, { status: 'ready' }>;

export type SpeechSetOptions = Readonly<Partial<Record<Direction, SpeechOptions>>>;

/** Options for both directions of both sets. */
export type AllSpeechOptions = { primary: SpeechSetOptions; fallback: SpeechSetOptions };

const isOf = (choice: RecognizerChoice, options: OptionsOf) =>
  options.vendor === choice.vendor && options.label === choice.label;

/** Loading state of the options for this choice. */
export function optionsStatus(
  choice: RecognizerChoice,
  options: SpeechOptions | undefined,
): OptionsStatus {
  if (!options || options.status === 'idle' || !isOf(choice, options)) return 'loading';
  return options.status;
}

export function readyOptions(
  choice: RecognizerChoice,
  options: SpeechOptions | undefined,
): ReadyOptions | undefined {
  return options?.status === 'ready' && isOf(choice, options) ? options : undefined;
}

const collator = new Intl.Collator('en', { numeric: true });
const byLabel = (a: AsyncOption, b: AsyncOption) => collator.compare(a.label, b.label);

/** Languages sorted by name. */
export function languageOptions(options: ReadyOptions | undefined): AsyncOption[] {
  return (options?.languages ?? [])
    .map(({ code, name }) => ({ value: code, label: name }))
    .sort(byLabel);
}

const customVoiceOptions = (options: ReadyOptions | undefined): AsyncOption[] =>
  (options?.customVoices ?? []).map(({ sid, name }) => ({
    value: `custom_${sid}`,
    label: `${name} (Custom)`,
  }));

/** Voices of one language sorted by name, without custom ones. */
function voicesOf(options: ReadyOptions, language: string): AsyncOption[] {
  const voices = options.languages.find(({ code }) => code === language)?.voices ?? [];
  return voices.map(({ value, name }) => ({ value, label: name })).sort(byLabel);
}

/** Custom voices, which speak any language, then the language's voices sorted by name. */
export function voiceOptions(options: ReadyOptions | undefined, language: string): AsyncOption[] {
  return options ? [...customVoiceOptions(options), ...voicesOf(options, language)] : [];
}

export function modelOptions(options: ReadyOptions | undefined): AsyncOption[] {
  return (options?.models ?? []).map(({ value, name }) => ({ value, label: name }));
}
