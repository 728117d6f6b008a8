import * as v from 'valibot';
import { valueAt } from '../../../../browser/paths.ts';
import { isRecord } from '../../../../browser/record.ts';
import { isEqual } from '../../values.ts';

type Rules<Values> = v.GenericSchema<unknown, Values>;
type Issue = v.BaseIssue<unknown>;

type Excuses<Values> = {
  /** Stored values; null for a new record. */
  stored: Values | null;
  /** The values are taken back to what was stored before, and these of them are secrets. */
  undone?: { secrets: readonly string[] } | undefined;
};

/** The expected value for a rule that applies to untouched members too. */
export const binding = 'each time';

const pathOf = (issue: Issue) => v.getDotPath(issue) ?? '';
const isMissing = (value: unknown) => value === '' || value === undefined || value === null;

/**
 * Rules hold for what is typed. A problem that the stored values have as well, at a value that nobody
 * touched, keeps no other change from being saved. Neither does one of values that Undo puts back, but
 * for a missing secret, which only the person knows.
 */
function excused<Values>(
  issue: Issue,
  values: Values,
  { stored, undone }: Excuses<Values>,
  before: () => readonly Issue[],
): boolean {
  if (issue.expected === binding) return false;
  const path = pathOf(issue);
  const value = path === '' ? values : valueAt(values, path);
  if (undone && !(isMissing(value) && undone.secrets.includes(path))) return true;
  const was = path === '' ? stored : valueAt(stored, path);
  return (
    isEqual(value, was) &&
    before().some((one) => pathOf(one) === path && one.message === issue.message)
  );
}

/** The same rules, for values over stored ones. What they say nothing of passes as it is. */
export function rulesOver<Values extends object>(
  rules: Rules<Values>,
  excuses: Excuses<Values>,
): Rules<Values> {
  return {
    ...rules,
    '~run'(dataset, config) {
      const values = dataset.value as Values;
      let found: readonly Issue[] | undefined;
      const before = () => {
        found ??= v.safeParse(rules, excuses.stored).issues ?? [];
        return found;
      };
      const result = rules['~run']({ typed: false, value: values }, config);
      const left = (result.issues ?? []).filter((one) => !excused(one, values, excuses, before));
      const [first, ...others] = left;
      const whole =
        isRecord(values) && isRecord(result.value) ? { ...values, ...result.value } : result.value;
      if (first) return { typed: false, value: whole, issues: [first, ...others] };
      return { typed: true, value: whole as Values };
    },
  };
}
