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

/** A vendor was chosen whose options are not there yet: what would be saved is not known. */
export const unsettledProblems = (speech: SpeechValue): Problems =>
  Object.fromEntries(
    choicesOf(speech)
      .filter(({ choice }) => choice.awaiting !== undefined)
      .map(({ path, direction, choice }) => {
        // Some vendors have models in place of languages.
        const hasModels = findVendor(choice.vendor)?.synthesis?.shape === 'model';
        const field = direction === 'synthesis' && hasModels ? 'voice' : 'language';
        return [`${path}.${field}`, notLoaded];
      }),
  );

/** Labels that no credential of the account has: its calls would find no credential. */
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
