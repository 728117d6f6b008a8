import { vendorName } from '@trunkline/ui/engines/speech-vendors';
import type { ChangedRow, FieldChange } from '@trunkline/ui/patterns/record-changes';
import type { AskedSecret } from '@trunkline/ui/widgets/secrets-form';
import { accountEntry } from '../apply-records.ts';
import { describeValue, entryTitle, isHidden } from '../describe.ts';
import type { PartChange, ValueChange } from '../differences.ts';
import { kinds } from '../kinds/index.ts';
import { type Configuration, type OwnerRecord, ownerTitle, referencesIn } from '../model.ts';
import { type Entry, isToDo, type Plan } from '../plan.ts';
import type { PlanRecord } from './messages.ts';

type Sides = Pick<Plan, 'current' | 'wanted'>;

const textOf = (value: ValueChange['before'], configuration: Configuration) =>
  value === undefined ? null : describeValue(value, configuration);

function fieldOf(change: ValueChange, { current, wanted }: Sides): FieldChange {
  const { path, label, before, after } = change;
  if (isHidden(change)) return { path, label, before: null, after: null, isSecret: true };
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
  return kinds[kind].parts.flatMap(({ name, title }) => {
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

const ownerName = (owner: string) =>
  owner === '' || owner === '@' ? undefined : ownerTitle(owner);

const required = ({ secrets }: Entry) => [
  ...new Set(secrets.filter(({ isRequired }) => isRequired).map(({ name }) => name)),
];

/** Ids of new records that it names. */
const namedBy = ({ after }: Entry, { current, wanted }: Plan) =>
  (after ? referencesIn(after) : []).filter((id) => wanted.items.has(id) && !current.items.has(id));

/** Name of an entry. Credentials go by their vendor; the label distinguishes several of one vendor. */
function nameOf({ kind, title, owner, before, after }: Entry, { entries }: Plan): string {
  const values = (after ?? before)?.values;
  if (kind !== 'speech' || !values) return title;
  const { vendor, label } = values;
  const hasTwin = entries.some(
    (other) =>
      other.kind === 'speech' &&
      other.owner === owner &&
      other.title !== title &&
      (other.after ?? other.before)?.values['vendor'] === vendor,
  );
  const name = vendorName(String(vendor));
  return hasTwin && label !== undefined ? `${name} (${String(label)})` : name;
}

function recordOf(entry: Entry, plan: Plan): PlanRecord {
  const { id, kind, owner, change, fields, refused, warnings = [], heldBack, usedBy } = entry;
  const of = ownerName(owner);
  const shown = usedBy.slice(0, 3).join(', ');
  const more = usedBy.length > 3 ? ` and ${usedBy.length - 3} more` : '';
  const notes = [...refused, ...warnings];
  const isApplied = isToDo(entry) && change !== 'delete';
  return {
    id,
    kind: kinds[kind].title,
    name: nameOf(entry, plan),
    ...(of !== undefined && { owner: of }),
    change: changes[change],
    fields: fields.map((field) => fieldOf(field, plan)),
    groups: groupsOf(entry, plan),
    ...(notes.length > 0 && { warnings: notes }),
    ...(heldBack !== undefined && { heldBack }),
    ...(usedBy.length > 0 && { blocked: `Still used by ${shown}${more}.` }),
    requiredSecrets: isApplied ? required(entry) : [],
    names: isApplied ? namedBy(entry, plan) : [],
    parts: [],
  };
}

/** Whether an entry belongs to a new account: its settings and limits, unless they are refused. */
const isPartOf = (account: OwnerRecord) => (entry: Entry) =>
  (entry.kind === 'settings' || entry.kind === 'limits') &&
  entry.owner === account.owner &&
  entry.change !== 'refused';

/** The records of a plan, for display. */
export function plannedRecords(plan: Plan): PlanRecord[] {
  const parts = new Set<Entry>();
  const accounts = plan.accounts.map((account): PlanRecord => {
    const own = plan.entries.filter(isPartOf(account));
    for (const entry of own) parts.add(entry);
    const records = own.map((entry) => recordOf(entry, plan));
    const warnings = records.flatMap((record) => record.warnings ?? []);
    return {
      id: accountEntry(account.owner),
      kind: 'Accounts',
      name: account.name,
      change: 'create',
      fields: records.flatMap(({ fields }) => fields),
      groups: records.flatMap(({ groups = [] }) => groups),
      ...(warnings.length > 0 && { warnings }),
      requiredSecrets: records.flatMap(({ requiredSecrets }) => requiredSecrets),
      names: records.flatMap(({ names }) => names),
      parts: own.filter(isToDo).map(({ id }) => id),
    };
  });
  const rest = plan.entries.filter((entry) => !parts.has(entry));
  return [...accounts, ...rest.map((entry) => recordOf(entry, plan))];
}

/** The secrets that a plan can take, without duplicates; required ones first. */
export function askedSecrets(plan: Plan): AskedSecret[] {
  const asked = new Map<string, AskedSecret>();
  for (const entry of plan.entries.filter(isToDo)) {
    for (const { name, label, isRequired } of entry.secrets) {
      if (asked.get(name)?.isRequired) continue;
      const of = entryTitle({ ...entry, title: nameOf(entry, plan) });
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
