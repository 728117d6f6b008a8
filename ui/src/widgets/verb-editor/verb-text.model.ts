import { formatNumber } from '../../tokens/format/index.ts';
import { oddSpaceIn, withPlainSpaces } from './odd-spaces.model.ts';

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
export function sizeError(text: string): string | undefined {
  // A UTF-16 unit is at most three bytes: most texts need no counting.
  if (text.length * 3 <= maxVerbBytes) return undefined;
  const bytes = new TextEncoder().encode(text).length;
  if (bytes <= maxVerbBytes) return undefined;
  return `The verbs take ${formatNumber(bytes)} bytes; ${formatNumber(maxVerbBytes)} is the most that can be stored. Shorten them by ${formatNumber(bytes - maxVerbBytes)}.`;
}

/**
 * Why the text can't be saved as an application: the platform wants JSON, an array of verbs, of
 * limited size. Cheap, for a form's save; what is wrong with each verb is in
 * `verb-check.model.ts`. undefined when it is fine.
 */
export function verbTextError(text: string): string | undefined {
  if (text.trim() === '') return 'Enter the verbs to execute.';
  const tooLong = sizeError(text);
  if (tooLong) return tooLong;
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    const odd = withPlainSpaces(text) === text ? undefined : oddSpaceIn(text);
    return odd ? `Line ${odd.line}, ${odd.words}` : 'This is not valid JSON.';
  }
  if (!Array.isArray(parsed)) return 'Enter an array of verbs: it starts with [ and ends with ].';
  if (parsed.length === 0) return 'Enter at least one verb.';
  const isVerb = (item: unknown) =>
    typeof item === 'object' && item !== null && !Array.isArray(item);
  return parsed.every(isVerb) ? undefined : 'Every entry of the array must be a verb, an object.';
}
