import { withSecretsHidden } from '../session/hidden-secrets.ts';
import { holdsSecret } from './columns.ts';
import type { PartChange, ValueChange } from './differences.ts';
import { kinds, partShape } from './kinds/index.ts';
import { type Configuration, ownerTitle } from './model.ts';
import { namingOf } from './names.ts';
import { countsOf, type Entry, type Plan } from './plan.ts';
import { isJson, isReference, isSecret, type Value } from './values.ts';

/** Describes a value for people; a secret by its name. A file may spell one out. */
export function describeValue(value: Value | undefined, configuration: Configuration): string {
  if (value === undefined) return '';
  if (isSecret(value)) return value.secret === '' ? 'A secret' : `Secret ${value.secret}`;
  if (isJson(value)) return withSecretsHidden(JSON.stringify(value.json, null, 2));
  if (value === true) return 'Yes';
  if (value === false) return 'No';
  if (!isReference(value)) return withSecretsHidden(String(value));
  if (value.to === null) return 'A record that is not shown here';
  const { name, twin, isShared } = namingOf(configuration, '@', 'carriers', value.to);
  return `${name}${twin > 1 ? ` (${twin})` : ''}${isShared ? ' (of the provider)' : ''}`;
}

/** Whether the values of a change are never shown: for a secret of the file, of the platform or by its name. */
export function isHidden({ path, member, before, after }: ValueChange): boolean {
  const isHeld = (value: Value | undefined) =>
    isSecret(value) ||
    (member.type === 'map' &&
      holdsSecret(path.slice(member.path.length + 1), isJson(value) ? value.json : value));
  return isHeld(before) || isHeld(after);
}

const marks = {
  create: '+',
  update: '~',
  delete: '-',
  none: ' ',
  refused: '!',
  move: '→',
} as const;

/** 'carrier Backbone'; 'account settings' */
export const entryTitle = ({ kind, title, owner }: Pick<Entry, 'kind' | 'title' | 'owner'>) => {
  const { one, isSingle } = kinds[kind];
  const of = owner === '' || owner === '@' ? '' : ` of ${ownerTitle(owner)}`;
  return `${isSingle ? one : `${one} ${title}`}${of}`;
};

/** Longest value in a line, in characters. */
const width = 60;

const inOneLine = (text: string) => text.replace(/\s+/g, ' ');

/** @param from where the relevant part begins */
function short(text: string, from = 0): string {
  const start = from > width / 2 ? from - 12 : 0;
  const part = text.slice(start, start + width);
  return `${start > 0 ? '…' : ''}${part}${start + part.length < text.length ? '…' : ''}`;
}

/** Index of the first difference between two texts; 0 if both fit into a line. */
function firstDifference(one: string, other: string): number {
  if (Math.max(one.length, other.length) <= width) return 0;
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return at;
}

/** A secret without a name in the file. */
const unnamed: Value = { secret: '' };

function fieldLine(change: ValueChange, plan: Plan, isNew: boolean): string {
  const { label, before, after } = change;
  const isSafe = !isHidden(change);
  const textOf = (value: Value | undefined, configuration: Configuration) => {
    const shown = isSafe || value === undefined || isSecret(value) ? value : unnamed;
    return inOneLine(describeValue(shown, configuration)) || 'nothing';
  };
  const is = textOf(after, plan.wanted);
  if (isNew) return `${label}: ${short(is)}`;
  if (!isSafe && before !== undefined && after !== undefined) return `${label}: another one`;
  const was = textOf(before, plan.current);
  const from = firstDifference(was, is);
  return `${label}: ${short(was, from)} → ${short(is, from)}`;
}

const partLines = (part: PartChange, kind: Entry['kind'], plan: Plan) => [
  `    ${marks[part.change]} ${partShape(kind, part.name).one} ${part.title}`,
  ...(part.change === 'update'
    ? part.fields.map((field) => `        ${fieldLine(field, plan, false)}`)
    : []),
];

/** A plan as lines of text: the change of each record, and the number of each kind of change. */
export function planText(plan: Plan): string {
  const accounts = plan.accounts.map(({ name }) => `+ account ${name}`);
  const entries = plan.entries
    .filter(({ change, refused }) => change !== 'none' || refused.length > 0)
    .flatMap((entry) => [
      `${marks[entry.change]} ${entryTitle(entry)}`,
      ...entry.fields.map((field) => `    ${fieldLine(field, plan, entry.change === 'create')}`),
      ...entry.parts.flatMap((part) => partLines(part, entry.kind, plan)),
      ...entry.refused.map((sentence) => `    ! ${sentence}`),
      ...(entry.usedBy.length > 0 ? [`    ! Still used by ${entry.usedBy.join(', ')}.`] : []),
    ]);
  return [...accounts, ...entries, countsText(plan)].join('\n');
}

function countsText(plan: Plan): string {
  const { create, update, delete: gone, unchanged, refused } = countsOf(plan);
  if (create + update + gone + refused === 0)
    return `Nothing to do: ${unchanged} records are as the file says.`;
  const left = refused > 0 ? `, ${refused} that can't be written` : '';
  return `${create} to create, ${update} to change, ${gone} to delete, ${unchanged} unchanged${left}.`;
}
