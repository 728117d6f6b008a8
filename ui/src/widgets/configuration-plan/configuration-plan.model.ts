import type { ChangedRows, FieldChange } from '../../patterns/record-changes/index.ts';

/** `refused`: the change can't be written; `warnings` has the reasons. */
export type PlannedChange = 'create' | 'change' | 'delete' | 'unchanged' | 'refused';

/** Progress of a record while a plan is applied. */
export type RecordState =
  | { status: 'waiting' | 'running' | 'done' }
  /** `reason` is a sentence. */
  | { status: 'failed' | 'skipped'; reason: string }
  /** The record has changed since the plan; `labels` name the changed fields. */
  | { status: 'asks'; labels: readonly string[] };

export type PlannedRecord = {
  id: string;
  /** Heading of its group: 'Carriers'. */
  kind: string;
  /** 'Backbone' */
  name: string;
  /** Its account, if there are several: 'Acme'. */
  owner?: string;
  change: PlannedChange;
  /** Changed fields. */
  fields: readonly FieldChange[];
  /** Changed rows. */
  groups?: readonly ChangedRows[];
  /** Sentences about what it breaks or why it can't be done. */
  warnings?: readonly string[];
  /** Reason why it is excluded unless selected. */
  heldBack?: string;
  /** Reason why it can't be deleted, and so can't be selected. */
  blocked?: string;
  /** undefined before the plan is applied. */
  state?: RecordState;
};

/** `leftOut`: held back and not selected. */
export type PlanCounts = Record<PlannedChange | 'leftOut', number>;

/** Number of records for each change. */
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

/** Ids of the records that can be selected for deletion. */
export const deletionsOf = (records: readonly PlannedRecord[]): string[] =>
  records
    .filter(({ change, blocked }) => change === 'delete' && blocked === undefined)
    .map(({ id }) => id);

/** Groups records by kind, in the order of first appearance. */
export function byKind(records: readonly PlannedRecord[]): [string, PlannedRecord[]][] {
  const groups = new Map<string, PlannedRecord[]>();
  for (const record of records) {
    const group = groups.get(record.kind);
    if (group) group.push(record);
    else groups.set(record.kind, [record]);
  }
  return [...groups];
}

/** Whether the user has to choose, answer or read something. */
export function needsLook({ change, warnings, heldBack, state }: PlannedRecord): boolean {
  if (state) return ['asks', 'failed', 'skipped'].includes(state.status);
  return (
    change === 'delete' ||
    change === 'refused' ||
    heldBack !== undefined ||
    (warnings?.length ?? 0) > 0
  );
}

/** Number of applied records; undefined before the plan is applied. */
export function doneOf(records: readonly PlannedRecord[]): number | undefined {
  if (records.every(({ state }) => state === undefined)) return undefined;
  return records.filter(({ state }) => state?.status === 'done').length;
}
