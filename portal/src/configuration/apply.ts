import { messageOf, PlatformError } from '../platform/client/errors.ts';
import type { Pace } from '../platform/client/pace.ts';
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
  /** No session or no platform: nothing more is sent until `resume`. */
  onPause?: (reason: string) => void;
  pace: Pick<Pace, 'take' | 'drain'>;
};

export type Report = { done: number; failed: number; skipped: number };

export { accountEntry } from './apply-records.ts';

const atOnce = 4;

/** Refusals for too many calls, one after the other, until a person is asked to wait. */
const patience = 4;

const crowded =
  'The platform has had too many calls for minutes. Wait a while, and go on with what is left.';

const isCrowded = (error: unknown) => error instanceof PlatformError && error.status === 429;

const isOver = (error: unknown) =>
  error instanceof PlatformError && (error.kind === 'Unauthorized' || error.status === 0);

/**
 * Applies a plan, and reads back what it wrote. A record that fails is skipped, the others continue;
 * applied again, the file does what is missing.
 */
export function applyPlan(plan: Plan, options: ApplyOptions) {
  const { onState, pace, onPause } = options;
  const work = applying(plan, options);
  const report: Report = { done: 0, failed: 0, skipped: 0 };
  let isStopped = false;
  let gate: Promise<void> = Promise.resolve();
  let open = () => {};

  function pause(): void {
    const before = open;
    gate = new Promise((resolve) => {
      open = () => {
        before();
        resolve();
      };
    });
  }

  function end(id: string, state: EntryState & { status: 'done' | 'failed' | 'skipped' }): void {
    report[state.status] += 1;
    if (state.status !== 'done') work.unwritten(id);
    onState(id, state);
  }

  /** How a job ended; undefined where it is tried again. */
  function endOf(error: unknown, refusals: number) {
    if (error instanceof NotThere || error instanceof LeftAlone) {
      return { status: 'skipped', reason: error.message } as const;
    }
    if (error instanceof StoredOtherwise) {
      return { status: 'failed', reason: error.message } as const;
    }
    if (isCrowded(error)) {
      pace.drain();
      if (refusals % patience === 0) pauseFor(crowded);
    } else if (isOver(error)) pauseFor(messageOf(error));
    else return { status: 'failed', reason: messageOf(error) } as const;
    return undefined;
  }

  function pauseFor(reason: string): void {
    pause();
    onPause?.(reason);
  }

  async function attempt({ id, run }: Job): Promise<void> {
    let refusals = 0;
    for (let isAgain = false; ; isAgain = true) {
      await gate;
      await pace.take();
      if (isStopped) return end(id, { status: 'skipped', reason: 'Stopped before.' });
      onState(id, { status: 'running' });
      try {
        await run(isAgain);
        return end(id, { status: 'done' });
      } catch (error) {
        if (isCrowded(error)) refusals += 1;
        const ended = endOf(error, refusals);
        if (ended) return end(id, ended);
        onState(id, { status: 'waiting' });
      }
    }
  }

  async function stage(jobs: readonly Job[]): Promise<void> {
    const queue = [...jobs];
    const worker = async () => {
      for (let job = queue.shift(); job; job = queue.shift()) await attempt(job);
    };
    await Promise.all(Array.from({ length: atOnce }, worker));
  }

  async function run(): Promise<Report> {
    for (const { id, change, refused } of plan.entries) {
      if (change === 'refused') end(id, { status: 'skipped', reason: refused.join(' ') });
    }
    for (const jobs of work.stages()) await stage(jobs);
    return report;
  }

  return {
    /** All of it is done, or can't be. */
    done: run(),
    /** Calls under way come to their end. */
    pause,
    resume: () => open(),
    /** Nothing else is begun. */
    stop() {
      isStopped = true;
      open();
    },
  };
}
export type Applying = ReturnType<typeof applyPlan>;
