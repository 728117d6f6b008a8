import * as v from 'valibot';
import { valueAt } from '../../../../browser/paths.ts';
import { isRecord } from '../../../../browser/record.ts';
import { isEqual } from '../../values.ts';

type Rules<Values> = v.GenericSchema<unknown, Values>;
type Issue = v.BaseIssue<unknown>;

type Excuses<Values> = {
  /** Stored values; null for a new record. */
  stored: Values | null;
  /** Set for an undo: the values were stored before, and these paths are secrets. */
  undone?: { secrets: readonly string[] } | undefined;
};

/** The expected value in rules that apply to untouched members too. */
export const binding = 'each time';

const pathOf = (issue: Issue) => v.getDotPath(issue) ?? '';
const isMissing = (value: unknown) => value === '' || value === undefined || value === null;

/**
 * Whether a problem is ignored. Rules apply to changed values: a problem that the stored value has
 * too doesn't block the save. Neither does a problem of values that an undo restores, except a
 * missing secret, which only the person knows.
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

/** Applies the rules to values that replace stored ones. Members without rules pass unchanged. */
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
