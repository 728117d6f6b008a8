import { findVendor, vendorName } from '../../engines/speech-vendors/index.ts';
import {
  type Direction,
  labelsFor,
  type RecognizerChoice,
  type SpeechCredential,
  type SpeechValue,
} from './speech.model.ts';

type Problems = Record<string, string>;

const choicesOf = (speech: SpeechValue) =>
  (['primary', 'fallback'] as const)
    .filter((set) => set === 'primary' || speech.useFallback)
    .flatMap((set) =>
      (['synthesis', 'recognizer'] as const).map((direction) => ({
        path: `${set}.${direction}`,
        direction,
        choice: speech[set][direction],
      })),
    );

const notLoaded = "This vendor's options couldn't be loaded. Try again or choose another vendor.";

/** Problems of vendors without loaded options: their defaults, and so the values to save, are unknown. */
export const unsettledProblems = (speech: SpeechValue): Problems =>
  Object.fromEntries(
    choicesOf(speech)
      .filter(({ choice }) => choice.awaiting !== undefined)
      .map(({ path, direction, choice }) => {
        // Some vendors have models instead of languages.
        const hasModels = findVendor(choice.vendor)?.synthesis?.shape === 'model';
        const field = direction === 'synthesis' && hasModels ? 'voice' : 'language';
        return [`${path}.${field}`, notLoaded];
      }),
  );

/** Problems of labels without a credential in the account: calls would fail. */
export const labelProblems = (
  speech: SpeechValue,
  credentials: readonly SpeechCredential[],
): Problems =>
  Object.fromEntries(
    choicesOf(speech)
      .filter(({ choice, direction }) => isMissing(choice, direction, credentials))
      .map(({ path, choice }) => [
        `${path}.label`,
        `This account has no ${vendorName(choice.vendor)} credential labelled “${choice.label}”.`,
      ]),
  );

const isMissing = (
  { vendor, label }: RecognizerChoice,
  direction: Direction,
  credentials: readonly SpeechCredential[],
) => label !== null && !labelsFor(direction, vendor, credentials).includes(label);
