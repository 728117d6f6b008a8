import { valueAt } from '../../browser/paths.ts';
import { isRecord } from '../../browser/record.ts';
import type { Columns } from '../../platform/client/calls/wire.ts';
import { withoutTextSecrets, withTextSecretsOf } from '../../session/secrets-in-text.ts';
import { isColumnPath } from '../form/save/record/columns.ts';
import { type AnyMembers, flatMembers } from '../form/save/record/members.ts';
import { isEqual, withoutSecrets, withSecretsOf, withValueAt } from '../form/values.ts';
import type { Step } from './steps.ts';

type Safe = { steps: Step[]; notKept: string[] };

/**
 * Removes secrets from steps. A member that is a secret, or whose text contained one, loses its
 * step.
 */
export function safeSteps(
  steps: readonly Step[],
  secrets: readonly string[],
  members: AnyMembers,
): Safe {
  const safe: Safe = { steps: [], notKept: [] };
  for (const { path, before, after } of steps) {
    if (isColumnPath(path)) {
      // Without values, the fields decide about the column.
      const isSafe = isSafeColumn(path, before) && isSafeColumn(path, after);
      safe.steps.push(isSafe ? { path, before, after } : { path });
      continue;
    }
    const own = secrets.filter((one) => one.startsWith(`${path}.`));
    const bare = (value: unknown) => withoutSecrets({ [key]: value }, own.map(inside(path)))[key];
    const [was, is] = [bare(before), bare(after)];
    const { values, isCut } = withoutTextSecrets({ before: was ?? null, after: is ?? null });
    const hasSecret =
      secrets.includes(path) || isCut || own.some((one) => isChanged(one, path, before, after));
    if (hasSecret) safe.notKept.push(labelOf(path, members, before, after));
    if (secrets.includes(path) || isCut || isEqual(was, is)) continue;
    safe.steps.push({
      path,
      before: was === undefined ? undefined : values['before'],
      after: is === undefined ? undefined : values['after'],
    });
  }
  return safe;
}

/**
 * A column with a secret is dropped as a whole. Undo reverts its member through the form, with the
 * secret stored at that time.
 */
const isSafeColumn = (path: string, value: unknown): boolean =>
  !hasSecretName(path) &&
  !withoutTextSecrets({ value: value ?? null }).isCut &&
  (!isRecord(value) ||
    Object.entries(value).every(([name, one]) => !one || isSafeColumn(name, one)));

const hasSecretName = (name: string) => /pass|secret|key|token|credential|env_vars/i.test(name);

/** The columns of a record that may be stored in the history. */
export const safeColumns = (columns: Columns): Columns =>
  Object.fromEntries(Object.entries(columns).filter(([name, one]) => isSafeColumn(name, one)));

const key = 'value';
const inside = (path: string) => (secret: string) => `${key}${secret.slice(path.length)}`;

const isChanged = (secret: string, path: string, before: unknown, after: unknown) => {
  const at = inside(path)(secret);
  return !isEqual(valueAt({ [key]: before }, at), valueAt({ [key]: after }, at));
};

const labelOf = (path: string, members: AnyMembers, before: unknown, after: unknown) => {
  const versions = [before, after].map((value) =>
    value === undefined ? {} : withValueAt({}, path, value),
  );
  return flatMembers(members, versions).find((one) => one.path === path)?.label ?? path;
};

/** Values of stored steps, with the currently stored secrets. */
export const withStoredSecrets = <Values extends object>(
  values: Values,
  stored: Values,
  secrets: readonly string[],
) => withSecretsOf(withTextSecretsOf(values, stored), stored, secrets);
