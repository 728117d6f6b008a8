import { account } from '../../platform/records/account.ts';
import { hiddenProblem, numberProblem, textProblem } from '../../platform/records/column.ts';
import { kinds, partShape } from '../kinds/index.ts';
import { type Member, memberAt } from '../members.ts';
import { type Item, membersOf, type Shape } from '../model.ts';
import type { Entry, Plan } from '../plan.ts';
import { isJson, isReference, isSame, type Value, type Values } from '../values.ts';
import { formProblems, type Problems } from './records.ts';

/** A value that a form would refuse. */
type PlanProblem = {
  /** Id of the entry. */
  entry: string;
  /** Id of the record, or of one of its parts. */
  id: string;
  path: string;
  message: string;
};

const emptyText = 'Enter a text.';

/** Reports characters that forms remove, but a file would store. */
function textError(text: string, required?: string): string | undefined {
  const hidden = hiddenProblem(text);
  if (hidden !== undefined) return hidden;
  if (required !== undefined && text.trim() === '') return required;
  return text.trim() === text ? undefined : 'Remove the spaces before and after it.';
}

/** Checks a value by the rules for every kind of record. */
function valueProblem(member: Member | undefined, value: Value) {
  const texts = textsIn(value);
  if (texts.some((text) => text.includes('\u0000'))) return 'Remove the NUL character.';
  if (member?.type === 'text' && typeof value === 'string') {
    const required = member.isRequired ? emptyText : undefined;
    return textError(value, required) ?? textProblem(member, value);
  }
  return member?.type === 'integer' && typeof value === 'number'
    ? numberProblem(member, value)
    : undefined;
}

/** All texts in a value, including those inside JSON. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (isJson(value)) return textsIn(value.json);
  if (Array.isArray(value)) return value.flatMap(textsIn);
  return typeof value === 'object' && value !== null && !('secret' in value)
    ? Object.entries(value).flatMap(([key, one]) => [key, ...textsIn(one)])
    : [];
}

function valueProblems(shape: Shape, values: Values): Problems {
  const members = membersOf(shape, values);
  const unset = members.filter(({ path, isRequired }) => isRequired && values[path] === undefined);
  return Object.fromEntries([
    ...Object.entries(values).map(([path, value]) => [
      path,
      valueProblem(memberAt(members, path), value),
    ]),
    ...unset.map(({ path }) => [path, emptyText]),
  ]);
}

/** Problems by the id of the record or part, then by path. */
function problemsIn(item: Item | undefined): Map<string, Problems> {
  if (!item) return new Map();
  const ofForms = formProblems(item);
  const parts = item.parts.map((part) => ({ ...part, shape: partShape(item.kind, part.name) }));
  return new Map(
    [{ ...item, shape: kinds[item.kind] }, ...parts].map(({ id, values, shape }) => [
      id,
      merged(ofForms.get(id) ?? {}, valueProblems(shape, values)),
    ]),
  );
}

/** Messages of the second argument win. */
const merged = (one: Problems, other: Problems): Problems => ({
  ...one,
  ...Object.fromEntries(Object.entries(other).filter(([, message]) => message !== undefined)),
});

const valuesOf = (item: Item | undefined, id: string): Values =>
  item?.id === id ? item.values : (item?.parts.find((part) => part.id === id)?.values ?? {});

/** Checks only changes: a value that is already stored may stay. */
function problemsOfEntry({ id: entry, change, before, after }: Entry): PlanProblem[] {
  if (change !== 'create' && change !== 'update') return [];
  const was = problemsIn(before);
  return [...problemsIn(after)].flatMap(([id, problems]) =>
    Object.entries(problems).flatMap(([path, message]) => {
      if (!message || (message !== emptyText && !isAsked(valuesOf(after, id), path))) return [];
      const has = valuesOf(before, id)[path];
      const isUnnamed = isReference(has) && has.to === null;
      const isStored =
        (isUnnamed || was.get(id)?.[path] === message) && isSame(has, valuesOf(after, id)[path]);
      return isStored ? [] : [{ entry, id, path, message }];
    }),
  );
}

/**
 * Leaves missing values to the platform: it accepts carriers and credentials that the forms call
 * incomplete. It never accepts a route without a carrier.
 */
const isAsked = (values: Values, path: string) =>
  values[path] !== undefined || (path === 'carrier' && values['match'] !== undefined);

/** All values of a plan that the forms would refuse. */
export const problemsOf = ({ entries }: Pick<Plan, 'entries'>): PlanProblem[] =>
  entries.flatMap(problemsOfEntry);

/** Checks the name of a new account. */
export const accountNameProblem = (name: string): string | undefined =>
  textError(name, account.columns.name.required) ?? textProblem(account.columns.name, name);
