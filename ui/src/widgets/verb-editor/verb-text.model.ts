import { oddSpaceIn, withPlainSpaces } from './odd-spaces.model.ts';
import { type VerbSentences, verbSentences } from './verb-sentences.ts';

/** A problem and its range in the text, from 0. */
export type VerbProblem = {
  from: number;
  to: number;
  /** From 1. */
  line: number;
  message: string;
  /** `error`: the platform refuses it. `warning`: only the published schema advises against it. */
  severity: 'error' | 'warning';
};

export const exampleVerbs = `[
  { "verb": "say", "text": "Hello, and welcome." },
  { "verb": "hangup" }
]`;

/** Size of the platform's column for the text, in bytes of UTF-8. */
export const maxVerbBytes = 65_535;

/** Error for a text that is too long to be stored; undefined if it fits. */
export function sizeError(text: string, sentences = verbSentences): string | undefined {
  // A UTF-16 unit is at most three bytes, so most texts need no counting.
  if (text.length * 3 <= maxVerbBytes) return undefined;
  const bytes = new TextEncoder().encode(text).length;
  if (bytes <= maxVerbBytes) return undefined;
  return sentences.tooLong(bytes, maxVerbBytes);
}

/**
 * Error for a text that can't be saved as an application; undefined if it can. The platform
 * requires JSON: an array of verbs, of limited size. Cheap enough for saving a form;
 * `verb-check.model.ts` checks each verb.
 * @param sentences the label of `VerbEditor`, if you translate it
 */
export function verbTextError(
  text: string,
  sentences: VerbSentences = verbSentences,
): string | undefined {
  if (text.trim() === '') return sentences.empty;
  const tooLong = sizeError(text, sentences);
  if (tooLong) return tooLong;
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    const odd = withPlainSpaces(text) === text ? undefined : oddSpaceIn(text);
    return odd ? sentences.oddSpace(odd.line, odd.column, odd.code) : sentences.notJson;
  }
  if (!Array.isArray(parsed)) return sentences.notArray;
  if (parsed.length === 0) return sentences.noVerb;
  const isVerb = (item: unknown) =>
    typeof item === 'object' && item !== null && !Array.isArray(item);
  return parsed.every(isVerb) ? undefined : sentences.notVerb;
}
