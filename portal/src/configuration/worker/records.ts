import type { ChangedRow, FieldChange } from '@trunkline/ui/patterns/record-changes';
import type { PlannedRecord } from '@trunkline/ui/widgets/configuration-plan';
import type { AskedSecret } from '@trunkline/ui/widgets/secrets-form';
import { accountEntry } from '../apply.ts';
import { describeValue, entryTitle } from '../describe.ts';
import type { PartChange, ValueChange } from '../differences.ts';
import { kinds } from '../kinds/index.ts';
import type { Configuration } from '../model.ts';
import { type Entry, isToDo, type Plan } from '../plan.ts';
import { isSecret } from '../values.ts';

type Sides = Pick<Plan, 'current' | 'wanted'>;

const textOf = (value: ValueChange['before'], configuration: Configuration) =>
  value === undefined ? null : describeValue(value, configuration);

function fieldOf(
  { path, label, before, after }: ValueChange,
  { current, wanted }: Sides,
): FieldChange {
  if (isSecret(before) && (isSecret(after) || after === undefined)) {
    return { path, label, before: null, after: null, isSecret: true };
  }
  return { path, label, before: textOf(before, current), after: textOf(after, wanted) };
}

const rowKinds = { create: 'added', update: 'changed', move: 'moved', delete: 'removed' } as const;

const rowOf = (part: PartChange, sides: Sides): ChangedRow => ({
  id: (part.after ?? part.before)?.id ?? part.title,
  label: part.title,
  kind: rowKinds[part.change],
  fields: part.change === 'update' ? part.fields.map((field) => fieldOf(field, sides)) : [],
});

function groupsOf({ kind, parts }: Entry, sides: Sides) {
  return Object.entries(kinds[kind].parts ?? {}).flatMap(([name, { title }]) => {
    const rows = parts.filter((part) => part.name === name).map((part) => rowOf(part, sides));
    return rows.length > 0 ? [{ label: title, rows }] : [];
  });
}

const changes = {
  create: 'create',
  update: 'change',
  delete: 'delete',
  none: 'unchanged',
  refused: 'refused',
} as const;

const ownerName = (owner: string) => (owner === '' || owner === '@' ? undefined : owner);

function recordOf(entry: Entry, plan: Plan): PlannedRecord {
  const { id, kind, owner, title, change, fields, refused, usedBy } = entry;
  const of = ownerName(owner);
  const shown = usedBy.slice(0, 3).join(', ');
  const more = usedBy.length > 3 ? ` and ${usedBy.length - 3} more` : '';
  return {
    id,
    kind: kinds[kind].title,
    name: title,
    ...(of !== undefined && { owner: of }),
    change: changes[change],
    fields: fields.map((field) => fieldOf(field, plan)),
    groups: groupsOf(entry, plan),
    ...(refused.length > 0 && { warnings: refused }),
    ...(usedBy.length > 0 && { blocked: `Still used by ${shown}${more}.` }),
  };
}

/** A plan as it is shown. */
export const plannedRecords = (plan: Plan): PlannedRecord[] => [
  ...plan.accounts.map(({ owner, name }) => ({
    id: accountEntry(owner),
    kind: 'Accounts',
    name,
    change: 'create' as const,
    fields: [],
  })),
  ...plan.entries.map((entry) => recordOf(entry, plan)),
];

/** The secrets that a plan can take, each once; those that it needs first. */
export function askedSecrets(plan: Plan): AskedSecret[] {
  const asked = new Map<string, AskedSecret>();
  for (const entry of plan.entries.filter(isToDo)) {
    for (const { name, label, isRequired } of entry.secrets) {
      if (asked.get(name)?.isRequired) continue;
      const of = entryTitle(entry);
      asked.set(name, {
        name,
        label: `${of.charAt(0).toUpperCase()}${of.slice(1)}: ${label}`,
        isRequired,
      });
    }
  }
  return [...asked.values()].sort(
    (one, other) => Number(other.isRequired) - Number(one.isRequired),
  );
}
