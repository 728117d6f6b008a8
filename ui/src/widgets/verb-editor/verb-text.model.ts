import { oddSpaceIn, withPlainSpaces } from './odd-spaces.model.ts';
import { type VerbSentences, verbSentences } from './verb-sentences.ts';

/** A place in the text, counted from 0, and what is wrong there. */
export type VerbProblem = {
  from: number;
  to: number;
  /** Counted from 1. */
  line: number;
  message: string;
  /** `error`: the platform refuses it. `warning`: it does not, but the published schema advises against it. */
  severity: 'error' | 'warning';
};

export const exampleVerbs = `[
  { "verb": "say", "text": "Hello, and welcome." },
  { "verb": "hangup" }
]`;

/** The platform keeps the text in a column of this many bytes, in UTF-8. */
export const maxVerbBytes = 65_535;

/** Why the text is too long to be stored; undefined when it is not. */
export function sizeError(text: string, sentences = verbSentences): string | undefined {
  // A UTF-16 unit is at most three bytes: most texts need no counting.
  if (text.length * 3 <= maxVerbBytes) return undefined;
  const bytes = new TextEncoder().encode(text).length;
  if (bytes <= maxVerbBytes) return undefined;
  return sentences.tooLong(bytes, maxVerbBytes);
}

/**
 * Why the text can't be saved as an application: the platform wants JSON, an array of verbs, of
 * limited size. Cheap, for a form's save; what is wrong with each verb is in
 * `verb-check.model.ts`. undefined when it is fine.
 *
 * @param sentences the label of `VerbEditor`, in a language of your own
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
