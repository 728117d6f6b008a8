import * as v from 'valibot';
import { textProblem } from '../../platform/records/column.ts';

/** Schema for the name of a record: required, one line, trimmed. */
export const nameSchema = (missing: string, maxLength = 64) =>
  textSchema((text) => textProblem({ required: missing, maxLength }, text));

/** Text with a custom rule. `check` returns the message, or undefined if the text is valid. */
export const textSchema = (check: (text: string) => string | undefined) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.rawCheck(({ dataset, addIssue }) => {
      const message = dataset.typed ? check(dataset.value) : undefined;
      if (message !== undefined) addIssue({ message });
    }),
  );

type Problems = Readonly<Record<string, string | undefined>>;

/**
 * A widget's value, checked by the rules of its model.
 * @param check returns messages by path inside the value, '' for the value itself
 */
export const widgetSchema = <Value>(check: (value: Value) => Problems) =>
  v.pipe(
    v.custom<Value>((input) => input !== undefined),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      for (const [path, message] of Object.entries(check(dataset.value))) {
        if (!message) continue;
        addIssue(path === '' ? { message } : { message, path: issuePath(dataset.value, path) });
      }
    }),
  );

/** Converts a dotted path to valibot's path: one item per step. */
export function issuePath(value: unknown, path: string): [v.IssuePathItem, ...v.IssuePathItem[]] {
  const item = (key: string): v.IssuePathItem => ({
    type: 'object',
    origin: 'value',
    input: value as Record<string, unknown>,
    key,
    value: undefined,
  });
  const [first = '', ...rest] = path.split('.');
  return [item(first), ...rest.map(item)];
}
