import type { ChangedRows, FieldChange } from '../../patterns/record-changes/index.ts';

/** `refused`: the change can't be written; `warnings` say why. */
export type PlannedChange = 'create' | 'change' | 'delete' | 'unchanged' | 'refused';

/** How far a record is while a plan is carried out. */
export type RecordState =
  | { status: 'waiting' | 'running' | 'done' }
  /** `reason`: a sentence. */
  | { status: 'failed' | 'skipped'; reason: string }
  /** The record changed since the plan; `labels` name what changed. */
  | { status: 'asks'; labels: readonly string[] };

export type PlannedRecord = {
  id: string;
  /** Records of a kind stand together: 'Carriers'. */
  kind: string;
  /** 'Backbone' */
  name: string;
  /** Its account, where there are several: 'Acme'. */
  owner?: string;
  change: PlannedChange;
  /** What differs in it. */
  fields: readonly FieldChange[];
  /** The same for its rows. */
  groups?: readonly ChangedRows[];
  /** Sentences about what it breaks or what can't be done. */
  warnings?: readonly string[];
  /** Why it is left out unless it is chosen. */
  heldBack?: string;
  /** Why it can't be deleted: it can't be chosen then. */
  blocked?: string;
  /** Absent while nothing is carried out. */
  state?: RecordState;
};

/** `leftOut`: held back and not chosen. */
export type PlanCounts = Record<PlannedChange | 'leftOut', number>;

/** How many records of each change. */
export function countChanges(
  records: readonly PlannedRecord[],
  chosen: ReadonlySet<string> = new Set(),
): PlanCounts {
  const counts = { create: 0, change: 0, delete: 0, unchanged: 0, refused: 0, leftOut: 0 };
  for (const { id, change, heldBack } of records) {
    counts[heldBack !== undefined && !chosen.has(id) ? 'leftOut' : change] += 1;
  }
  return counts;
}

/** Ids of the records that may be chosen for deletion. */
export const deletionsOf = (records: readonly PlannedRecord[]): string[] =>
  records
    .filter(({ change, blocked }) => change === 'delete' && blocked === undefined)
    .map(({ id }) => id);

/** Records by their kind, kinds in the order in which they come first. */
export function byKind(records: readonly PlannedRecord[]): [string, PlannedRecord[]][] {
  const groups = new Map<string, PlannedRecord[]>();
  for (const record of records) {
    const group = groups.get(record.kind);
    if (group) group.push(record);
    else groups.set(record.kind, [record]);
  }
  return [...groups];
}

/** A person has to choose, answer or read something before it goes on. */
export function needsLook({ change, warnings, heldBack, state }: PlannedRecord): boolean {
  if (state) return ['asks', 'failed', 'skipped'].includes(state.status);
  return (
    change === 'delete' ||
    change === 'refused' ||
    heldBack !== undefined ||
    (warnings?.length ?? 0) > 0
  );
}

/** How many of these are done; undefined before anything was applied. */
export function doneOf(records: readonly PlannedRecord[]): number | undefined {
  if (records.every(({ state }) => state === undefined)) return undefined;
  return records.filter(({ state }) => state?.status === 'done').length;
}
