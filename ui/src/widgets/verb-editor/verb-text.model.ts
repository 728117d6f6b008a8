/** A place in the text, counted from 0, and what is wrong there. */
export type VerbProblem = {
  from: number;
  to: number;
  /** Counted from 1. */
  line: number;
  message: string;
  /** `error`: the platform cannot take it. `warning`: the published schema does not know it. */
  severity: 'error' | 'warning';
};

export const exampleVerbs = `[
  { "verb": "say", "text": "Hello, and welcome." },
  { "verb": "hangup" }
]`;

/**
 * Why the platform cannot take the text as an application: it wants JSON, an array of verbs.
 * Cheap, for a form's save; what the schema says of each verb is in `verb-check.model.ts`.
 * undefined when it will do.
 */
export function verbTextError(text: string): string | undefined {
  if (text.trim() === '') return 'Enter the verbs to execute.';
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    return 'This is not valid JSON.';
  }
  if (!Array.isArray(parsed)) return 'Enter an array of verbs: it starts with [ and ends with ].';
  if (parsed.length === 0) return 'Enter at least one verb.';
  const isVerb = (item: unknown) =>
    typeof item === 'object' && item !== null && !Array.isArray(item);
  return parsed.every(isVerb) ? undefined : 'Every entry of the array must be a verb, an object.';
}
