import { messageOf } from '../platform/client/calls/errors.ts';
import { createBatch, isForLater } from '../platform/client/pace/batch.ts';
import type { Pace } from '../platform/client/pace/pace.ts';
import type { Access } from './api.ts';
import { applying, type Job, LeftAlone, StoredOtherwise } from './apply-records.ts';
import type { Secrets } from './differences.ts';
import type { Entry, Plan } from './plan.ts';

export type EntryState =
  | { status: 'waiting' | 'running' | 'done' }
  /** `reason`: a sentence. */
  | { status: 'failed' | 'skipped'; reason: string }
  /** The record changed since the plan; `labels` name what changed. */
  | { status: 'asks'; labels: readonly string[] };

export type Answer = 'overwrite' | 'leave';

export type ApplyOptions = Access & {
  secrets: Secrets;
  /** Ids of the deletions and held-back entries to apply. The others are skipped. */
  chosen: ReadonlySet<string>;
  /** Called when a record changed since the plan. */
  ask: (entry: Entry, labels: readonly string[]) => Promise<Answer>;
  /** @param id of an entry, or `accountEntry(owner)` for an account to create */
  onState: (id: string, state: EntryState) => void;
  /** The session is lost, the platform unreachable, or there were too many calls: nothing is sent until `resume`. */
  onPause?: (reason: string) => void;
  pace: Pace;
};

type Report = { done: number; failed: number; skipped: number };

type End = Extract<EntryState, { reason: string }>;

function endOf(error: unknown): End {
  if (error instanceof LeftAlone) return { status: 'skipped', reason: error.message };
  const isOwn = error instanceof StoredOtherwise;
  return { status: 'failed', reason: isOwn ? error.message : messageOf(error) };
}

/**
 * Applies a plan and reads back each record it wrote. A failed record is skipped; the others
 * continue. Applying the file again completes the missing parts.
 */
export function applyPlan(plan: Plan, options: ApplyOptions) {
  const { onState, onPause, pace } = options;
  const work = applying(plan, options);
  const report: Report = { done: 0, failed: 0, skipped: 0 };
  let isStopped = false;

  function end(id: string, state: End | { status: 'done' }): void {
    report[state.status] += 1;
    if (state.status !== 'done') work.unwritten(id);
    onState(id, state);
  }

  async function attempt({ id, run }: Job, isAgain: boolean): Promise<void> {
    onState(id, { status: 'running' });
    try {
      await run(isAgain);
      end(id, { status: 'done' });
    } catch (error) {
      if (!isForLater(error)) return end(id, endOf(error));
      onState(id, { status: 'waiting' });
      throw error;
    }
  }

  const batchOf = (jobs: readonly Job[]) => createBatch(jobs, { work: attempt, onPause, pace });
  let stage = batchOf([]);

  async function run(): Promise<Report> {
    for (const { id, change, refused } of plan.entries) {
      if (change === 'refused') end(id, { status: 'skipped', reason: refused.join(' ') });
    }
    for (const jobs of work.stages()) {
      stage = batchOf(jobs);
      if (!isStopped) {
        stage.start();
        await stage.ended;
      }
      for (const { id } of stage.left()) end(id, { status: 'skipped', reason: 'Stopped before.' });
    }
    return report;
  }

  return {
    /** Resolves when every entry is done, failed or skipped. */
    done: run(),
    /** Starts nothing new. Calls in flight finish. */
    pause: () => stage.pause(),
    resume: () => stage.resume(),
    /** Skips everything not started yet. */
    stop() {
      isStopped = true;
      stage.cancel();
    },
  };
}
export type Applying = ReturnType<typeof applyPlan>;
