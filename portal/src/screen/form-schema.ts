import * as v from 'valibot';

/** Names what is wrong at a dotted path; without a message nothing is wrong. */
export type Report = (path: string, message: string | undefined) => void;

type IssuePath = [v.IssuePathItem, ...v.IssuePathItem[]];

/** A dotted path in the shape the resolver reads: one item a step. */
function issuePath(values: object, path: string): IssuePath {
  const [first = '', ...rest] = path.split('.');
  const item = (key: string): v.IssuePathItem => ({
    type: 'object',
    origin: 'value',
    input: values as Record<string, unknown>,
    key,
    value: undefined,
  });
  return [item(first), ...rest.map(item)];
}

/**
 * The schema of a form whose values are typed already: only its rules are left to check. They are
 * those of the widgets' models, reported by field path.
 */
export const formSchema = <Values extends object>(
  check: (values: Values, report: Report) => void,
): v.GenericSchema<Values> =>
  v.pipe(
    v.custom<Values>((input) => typeof input === 'object' && input !== null),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const values = dataset.value;
      check(values, (path, message) => {
        if (message) addIssue({ message, path: issuePath(values, path) });
      });
    }),
  );

/** Reports the problems of a widget below the field that holds it. */
export function reportBelow(
  report: Report,
  field: string,
  problems: Partial<Record<string, string>>,
): void {
  for (const [path, message] of Object.entries(problems)) report(`${field}.${path}`, message);
}
