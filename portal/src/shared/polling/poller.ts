/** Result of one poll. */
export type PollResult = {
  /** Whether anything has changed since the last poll. */
  hasChanged: boolean;
  /** Whether something is in progress, so that it is polled more often. */
  isBusy: boolean;
};

/** A call that is repeated. Its id begins with its account. */
export type Poll = { id: string; ask: () => Promise<PollResult> };

/**
 * `refused`: the platform had too many calls; nothing is sent until `resume`. `unreachable`: it
 * doesn't respond; retries become rarer.
 */
export type PollState = 'asking' | 'refused' | 'unreachable';

type Options = {
  isHidden: () => boolean;
  /** Classifies a failed poll; an `other` failure affects only that poll. */
  failureOf: (error: unknown) => 'refused' | 'unreachable' | 'other';
  onState: (state: PollState) => void;
  /** Number of polls per account, by which each wait is multiplied. Default: 1. */
  perAccount?: number;
  /** Times of calls, oldest first, in ms since 1970. Pollers with the same array share their limit per minute. */
  callTimes?: number[];
} & Pace;

/** Reduced pace, for data that only accompanies a screen. */
export type Pace = {
  /** Most calls per minute. Default: 60. */
  inMinute?: number;
  /** Sends nothing while the tab is hidden. */
  restsHidden?: boolean;
};

/** All in ms. Twelve calls a minute for one account, sixty in all. */
const minute = 60_000;
const mostInMinute = 60;
const gap = 1000;
/** Gap before the first call for an account. */
const firstGap = 250;
const busy = { least: 5000, most: 15_000 };
const idle = { least: 10_000, most: 30_000 };
const hidden = { least: minute, most: 5 * minute };
/** Factor by which an overdue account with calls is more urgent than one without. */
const busyFirst = 4;
/** Factor by which the wait grows while nothing changes. */
const slower = 1.5;
const unreachableWaits = [5000, 10_000, 30_000, minute];

/** Time between two polls of the same thing. @param unchanged number of polls in a row without changes */
export function intervalOf(isBusy: boolean, unchanged: number, isHidden: boolean): number {
  const { least, most } = isHidden ? hidden : isBusy ? busy : idle;
  return Math.min(most, least * slower ** unchanged);
}

type Known = { asked: number | null; isBusy: boolean; unchanged: number };

/**
 * Polls with consideration: one call at a time, in turn. Busy accounts are polled more often, and
 * all less often while nothing changes or the tab is hidden.
 */
export function createPoller(
  polls: readonly Poll[],
  {
    isHidden,
    failureOf,
    onState,
    perAccount = 1,
    inMinute = mostInMinute,
    restsHidden = false,
    callTimes = [],
  }: Options,
) {
  const known = new Map<string, Known>(
    polls.map(({ id }) => [id, { asked: null, isBusy: false, unchanged: 0 }]),
  );
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStarted = false;
  let isAsking = false;
  let state: PollState = 'asking';
  let failures = 0;

  function setState(next: PollState): void {
    if (next === state) return;
    state = next;
    onState(next);
  }

  const knownOf = ({ id }: Poll) => known.get(id) ?? { asked: null, isBusy: false, unchanged: 0 };

  /** When a poll is due, and how overdue it is: 1 after its interval, 2 after twice that; more if it is busy. */
  function dueOf(poll: Poll, now: number) {
    const { asked, isBusy, unchanged } = knownOf(poll);
    if (asked === null) return { at: 0, overdue: Number.POSITIVE_INFINITY };
    const interval = intervalOf(isBusy, unchanged, isHidden()) * perAccount;
    const urgency = isBusy ? busyFirst : 1;
    return { at: asked + interval, overdue: ((now - asked) / interval) * urgency };
  }

  /** The most overdue poll, and when it may be sent. */
  function next(now: number): { poll: Poll; at: number } | undefined {
    const turns = polls.map((poll) => ({ poll, ...dueOf(poll, now) }));
    const due = turns.filter(({ at }) => at <= now);
    const [first] = due.length
      ? due.sort((a, b) => b.overdue - a.overdue)
      : turns.sort((a, b) => a.at - b.at);
    if (!first) return undefined;
    while (callTimes[0] !== undefined && callTimes[0] <= now - minute) callTimes.shift();
    const last = callTimes.at(-1) ?? Number.NEGATIVE_INFINITY;
    const afterLast = last + (knownOf(first.poll).asked === null ? firstGap : gap);
    const [oldest = now] = callTimes;
    const inWindow = callTimes.length >= inMinute ? oldest + minute : 0;
    return { poll: first.poll, at: Math.max(first.at, afterLast, inWindow) };
  }

  function plan(): void {
    clearTimeout(timer);
    if (!isStarted || isAsking || state === 'refused') return;
    if (restsHidden && isHidden()) return;
    const now = Date.now();
    const turn = next(now);
    if (!turn) return;
    const wait =
      state === 'unreachable'
        ? (unreachableWaits[Math.min(failures, unreachableWaits.length) - 1] ?? minute)
        : Math.max(0, turn.at - now);
    timer = setTimeout(() => void ask(turn.poll), wait);
  }

  async function ask(poll: Poll): Promise<void> {
    isAsking = true;
    const asked = Date.now();
    callTimes.push(asked);
    const before = knownOf(poll);
    // `hurry` was called meanwhile: the response may predate it.
    const isHurried = () => knownOf(poll) !== before;
    const lastAsked = () => (isHurried() ? knownOf(poll).asked : asked);
    try {
      const { hasChanged, isBusy } = await poll.ask();
      known.set(poll.id, {
        asked: lastAsked(),
        isBusy: isBusy || isHurried(),
        unchanged: hasChanged || isHurried() ? 0 : before.unchanged + 1,
      });
      failures = 0;
      setState('asking');
    } catch (error) {
      const { isBusy, unchanged } = knownOf(poll);
      known.set(poll.id, { asked: lastAsked(), isBusy, unchanged: unchanged + 1 });
      const failure = failureOf(error);
      failures = failure === 'unreachable' ? failures + 1 : 0;
      setState(failure === 'other' ? 'asking' : failure);
    } finally {
      isAsking = false;
    }
    plan();
  }

  return {
    start(): void {
      isStarted = true;
      plan();
    },
    stop(): void {
      isStarted = false;
      clearTimeout(timer);
    },
    /** Sends what is due when the tab is visible or the connection is back. */
    wake(): void {
      if (state === 'unreachable') {
        failures = 0;
        setState('asking');
      }
      plan();
    },
    /** Continues at the person's request after the platform refused. */
    resume(): void {
      for (const [id, before] of known) known.set(id, { ...before, asked: null });
      failures = 0;
      setState('asking');
      plan();
    },
    /** Polls this account in a second: something was changed there. */
    hurry(account: string): void {
      const dueSoon = Date.now() + gap - busy.least * perAccount;
      for (const [id, before] of known) {
        if (!id.startsWith(account)) continue;
        const asked = before.asked === null ? null : Math.min(before.asked, dueSoon);
        known.set(id, { asked, isBusy: true, unchanged: 0 });
      }
      plan();
    },
  };
}
