import { formatNumber } from '@trunkline/ui/tokens/format';
import type { RecordState } from '@trunkline/ui/widgets/configuration-plan';
import type { PlanRecord } from '../../../configuration/worker/messages.ts';

type Obstacle = 'secret' | 'record';

export type Outcome = {
  /** Requested changes. */
  total: number;
  /** Changes that would be applied now. */
  applied: number;
  /** Skipped because a secret is missing: their own, or that of a referenced record. */
  needSecret: number;
  /** Skipped because a referenced record is deselected or refused. */
  needRecord: number;
};

/** Outcome of an apply with these choices and secrets. */
export function outcomeOf(
  records: readonly PlanRecord[],
  chosen: ReadonlySet<string>,
  secrets: Readonly<Record<string, string>>,
): Outcome {
  const byId = new Map(records.map((record) => [record.id, record]));
  const known = new Map<string, Obstacle | null>();
  const isWanted = ({ id, change, heldBack }: PlanRecord) =>
    change === 'create' || change === 'change'
      ? heldBack === undefined || chosen.has(id)
      : change === 'delete' && chosen.has(id);

  function obstacleOf(record: PlanRecord): Obstacle | null {
    const before = known.get(record.id);
    if (before !== undefined) return before;
    // Two records that reference each other don't block either.
    known.set(record.id, null);
    const own = findObstacle(record);
    known.set(record.id, own);
    return own;
  }
  function findObstacle({ requiredSecrets, names }: PlanRecord): Obstacle | null {
    if (requiredSecrets.some((name) => !secrets[name])) return 'secret';
    const named = names.flatMap((id) => byId.get(id) ?? []);
    if (named.some((one) => !isWanted(one))) return 'record';
    return named.map(obstacleOf).find((one) => one !== null) ?? null;
  }

  const wanted = records.filter(isWanted);
  const obstacles = wanted.map((one) => (one.change === 'delete' ? null : obstacleOf(one)));
  const count = (what: Obstacle | null) => obstacles.filter((one) => one === what).length;
  return {
    total: wanted.length,
    applied: count(null),
    needSecret: count('secret'),
    needRecord: count('record'),
  };
}

/** Whether to request a secret. Secrets of skipped records aren't. */
export function isAsked(
  secret: string,
  records: readonly PlanRecord[],
  chosen: ReadonlySet<string>,
): boolean {
  const takers = records.filter(({ requiredSecrets }) => requiredSecrets.includes(secret));
  return (
    takers.length === 0 ||
    takers.some(({ id, heldBack }) => heldBack === undefined || chosen.has(id))
  );
}

const changes = (count: number) => `${formatNumber(count)} ${count === 1 ? 'change' : 'changes'}`;

/** 'Apply 37 of 47 changes, 10 need a secret' */
export function applyLabel({ total, applied, needSecret, needRecord }: Outcome): string {
  if (total === 0) return 'Nothing to apply';
  if (applied === total) return `Apply ${changes(total)}`;
  const need = (count: number) => `${formatNumber(count)} ${count === 1 ? 'needs' : 'need'}`;
  return [
    `Apply ${formatNumber(applied)} of ${changes(total)}`,
    ...(needSecret > 0 ? [`${need(needSecret)} a secret`] : []),
    ...(needRecord > 0 ? [`${need(needRecord)} a record that is left out`] : []),
  ].join(', ');
}

const isEnd = (state: RecordState): state is Extract<RecordState, { reason: string }> =>
  state.status === 'failed' || state.status === 'skipped';

/** Records with their state; a record with parts is done when its parts are. */
export function withStates(
  records: readonly PlanRecord[],
  states: ReadonlyMap<string, RecordState>,
): PlanRecord[] {
  return records.map((record) => {
    const own = states.get(record.id);
    if (own === undefined || own.status !== 'done') return own ? { ...record, state: own } : record;
    const parts = record.parts.map((id) => states.get(id));
    const ended = parts.find((state) => state !== undefined && isEnd(state));
    const isDone = parts.every((state) => state?.status === 'done');
    const state = ended && { ...ended, reason: `${record.name} is there. ${ended.reason}` };
    return { ...record, state: state ?? (isDone ? own : { status: 'running' }) };
  });
}

export function countStates(records: readonly PlanRecord[]) {
  const count = (status: RecordState['status']) =>
    records.filter(({ state }) => state?.status === status).length;
  return { done: count('done'), failed: count('failed'), skipped: count('skipped') };
}
