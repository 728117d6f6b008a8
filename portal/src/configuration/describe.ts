import { kinds } from './kinds/index.ts';
import type { Configuration } from './model.ts';
import { namingOf } from './names.ts';
import { countsOf, type Entry, type PartChange, type Plan, type ValueChange } from './plan.ts';
import { isJson, isReference, isSecret, type Value } from './values.ts';

/** A value for people; a secret by its name. */
export function describeValue(value: Value | undefined, configuration: Configuration): string {
  if (value === undefined) return '';
  if (isSecret(value)) return value.secret === '' ? 'A secret' : `Secret ${value.secret}`;
  if (isJson(value)) return JSON.stringify(value.json, null, 2);
  if (value === true) return 'Yes';
  if (value === false) return 'No';
  if (!isReference(value)) return String(value);
  return value.to === null ? '' : namingOf(configuration, '', 'carriers', value.to).name;
}

const marks = { create: '+', update: '~', delete: '-', none: ' ', move: '→' } as const;

/** 'carrier Backbone'; 'account settings' */
export const entryTitle = ({ kind, title, owner }: Pick<Entry, 'kind' | 'title' | 'owner'>) => {
  const { one, isSingle } = kinds[kind];
  const of = owner === '' || owner === '@' ? '' : ` of ${owner}`;
  return `${isSingle ? one : `${one} ${title}`}${of}`;
};

const short = (text: string) => {
  const line = text.replace(/\s+/g, ' ');
  return line.length > 60 ? `${line.slice(0, 59)}…` : line;
};

function fieldLine({ label, before, after }: ValueChange, plan: Plan, isNew: boolean): string {
  const is = short(describeValue(after, plan.wanted)) || 'nothing';
  if (isNew) return `${label}: ${is}`;
  if (isSecret(before) && isSecret(after)) return `${label}: another one`;
  return `${label}: ${short(describeValue(before, plan.current)) || 'nothing'} → ${is}`;
}

const partLines = (part: PartChange, kind: Entry['kind'], plan: Plan) => [
  `    ${marks[part.change]} ${kinds[kind].parts?.[part.name]?.one ?? part.name} ${part.title}`,
  ...(part.change === 'update'
    ? part.fields.map((field) => `        ${fieldLine(field, plan, false)}`)
    : []),
];

/** A plan as lines of text: what is done to each record, and how many there are of each. */
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

export function countsText(plan: Plan): string {
  const { create, update, delete: gone, unchanged } = countsOf(plan);
  if (create + update + gone === 0)
    return `Nothing to do: ${unchanged} records are as the file says.`;
  return `${create} to create, ${update} to change, ${gone} to delete, ${unchanged} unchanged.`;
}
