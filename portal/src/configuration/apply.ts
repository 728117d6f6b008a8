import { messageOf } from '../platform/client/calls/errors.ts';
import { createBatch, isForLater } from '../platform/client/pace/batch.ts';
import type { Pace } from '../platform/client/pace/pace.ts';
import type { Api, Caller } from './api.ts';
import { applying, type Job, LeftAlone, NotThere, StoredOtherwise } from './apply-records.ts';
import type { Secrets } from './differences.ts';
import type { Entry, Plan } from './plan.ts';

export type EntryState =
  | { status: 'waiting' | 'running' | 'done' }
  /** `reason`: a sentence. */
  | { status: 'failed' | 'skipped'; reason: string }
  /** It has changed since it was read; `labels` of what has. */
  | { status: 'asks'; labels: readonly string[] };

export type Answer = 'overwrite' | 'leave';

export type ApplyOptions = {
  api: Api;
  caller: Caller;
  providerSid: string;
  secrets: Secrets;
  /** Ids of entries that are deleted; the others of those stay. */
  deletions: ReadonlySet<string>;
  /** It was changed between the plan and now. */
  ask: (entry: Entry, labels: readonly string[]) => Promise<Answer>;
  /** @param id of an entry; an account that is created goes by `account` and its owner */
  onState: (id: string, state: EntryState) => void;
  /** No session, no platform, or too many calls: nothing more is sent until `resume`. */
  onPause?: (reason: string) => void;
  pace: Pace;
};

type Report = { done: number; failed: number; skipped: number };

export { accountEntry } from './apply-records.ts';

type End = { status: 'failed' | 'skipped'; reason: string };

function endOf(error: unknown): End {
  if (error instanceof NotThere || error instanceof LeftAlone) {
    return { status: 'skipped', reason: error.message };
  }
  const isOwn = error instanceof StoredOtherwise;
  return { status: 'failed', reason: isOwn ? error.message : messageOf(error) };
}

/**
 * Applies a plan, and reads back what it wrote. A record that fails is skipped, the others continue;
 * applied again, the file does what is missing.
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
    /** All of it is done, or can't be. */
    done: run(),
    /** Calls under way come to their end. */
    pause: () => stage.pause(),
    resume: () => stage.resume(),
    /** Nothing else is begun. */
    stop() {
      isStopped = true;
      stage.cancel();
    },
  };
}
export type Applying = ReturnType<typeof applyPlan>;
