/** A leg as the platform's store has it: text, and two numbers. A member without a value is absent. */
export type LiveRecord = {
  call_sid: string;
  account_sid: string;
  call_status: string;
  [member: string]: string | number;
};

/** What a leg becomes at a moment, in ms since 1970. */
export type Step = { at: number; next: Record<string, string | number> };

type Entry = {
  record: LiveRecord;
  /** A record that was deleted and written again by its next status is in no list. */
  isListed: boolean;
  /** Deleted: the call goes on, and its next status writes the record again. */
  isDeleted: boolean;
  began: number;
  answered: number | null;
  /** When its status changed last: its life time is counted from there. */
  changed: number;
  plan: Step[];
  /** How it left, in the words of recent calls; undefined where its record tells. */
  trunk: string | undefined;
};

export type Registration = {
  contact: string;
  protocol: string;
  expiryTime: number;
  proxy?: string;
  sbcAddress?: string;
};

/** A call that has ended, with its times in ms since 1970. */
export type EndedCall = {
  record: LiveRecord;
  began: number;
  answered: number | null;
  ended: number;
  trunk: string | undefined;
};

const hour = 3_600_000;
const endedStatuses = ['completed', 'busy', 'no-answer', 'failed'];
export const isEnded = ({ call_status }: LiveRecord) => endedStatuses.includes(call_status);

/** Twelve hours while nothing was answered, an hour after: an answered call included. */
const lifeTime = ({ sip_status = 0 }: LiveRecord) => (Number(sip_status) < 200 ? 12 : 1) * hour;
/** Entries of records that ran out are cleared away this often. */
const clearing = hour / 6;

/**
 * Everything that goes on now: gone when the process ends, as on the platform. Time passes when
 * someone looks, so that a sandbox nobody looks at does nothing.
 */
export function createLiveState(now: () => Date) {
  const calls = new Map<string, Entry>();
  const queues = new Map<string, Map<string, number | 'wrong kind'>>();
  const conferences = new Map<string, string[]>();
  const registrations = new Map<string, Registration>();
  const counts = new Map<string, { inbound: number; outbound: number }>();
  const state = { hasMediaServer: true };
  /** Accounts whose queues or conferences someone has set: they stay as they were set. */
  const setByHand = { queues: new Set<string>(), conferences: new Set<string>() };
  /** Counts what was changed in calls. */
  let version = 0;
  const followers = new Map<string, (record: LiveRecord) => void>();
  let onEnded: (call: EndedCall) => void = () => {};
  let onPassed: (time: number) => void = () => {};

  function apply(entry: Entry, next: Step['next'], at: number): void {
    version += 1;
    const wasEnded = isEnded(entry.record);
    if (entry.isDeleted) {
      const { service_url: _gone, ...rest } = entry.record;
      entry.record = rest as LiveRecord;
      entry.isDeleted = false;
    }
    entry.record = { ...entry.record, ...next };
    entry.changed = at;
    if (entry.record.call_status === 'in-progress') entry.answered ??= at;
    if (wasEnded || !isEnded(entry.record)) return;
    const follower = followers.get(entry.record.call_sid);
    followers.delete(entry.record.call_sid);
    entry.plan = [];
    if (entry.record.call_status === 'completed' && next['duration'] === undefined) {
      entry.record['duration'] = Math.round((at - (entry.answered ?? at)) / 1000);
    }
    const { record, began, answered, trunk } = entry;
    onEnded({ record, began, answered, ended: at, trunk });
    follower?.(record);
  }

  /** Brings everything to the present. */
  function pass(): number {
    const time = now().getTime();
    onPassed(time);
    for (const [sid, entry] of calls) {
      for (let [step] = entry.plan; step && step.at <= time; [step] = entry.plan) {
        entry.plan.shift();
        apply(entry, step.next, step.at);
      }
      if (time > entry.changed + lifeTime(entry.record) + clearing) calls.delete(sid);
    }
    return time;
  }

  const isExpired = (entry: Entry, time: number) => time > entry.changed + lifeTime(entry.record);

  function entryOf(callSid: string): Entry | undefined {
    const time = pass();
    const entry = calls.get(callSid);
    return entry && !entry.isDeleted && !isExpired(entry, time) ? entry : undefined;
  }

  return {
    state,
    queues,
    conferences,
    registrations,
    counts,
    setByHand,
    /** Called with each call that ends. */
    listen(ended: typeof onEnded): void {
      onEnded = ended;
    },
    /** Called once, when this leg ends. */
    follow: (callSid: string, ended: (record: LiveRecord) => void) => followers.set(callSid, ended),
    /** Lets happen what has to by now: calls that end are among the recent ones. */
    pass: (): void => void pass(),
    /** All calls as text, and a number that grows with each change of them. */
    version: () => version,
    dump: () => JSON.stringify([...calls.values()]),
    /** Called before anything is read, to let more happen. */
    rhythm(passed: typeof onPassed): void {
      onPassed = passed;
    },
    /** Puts a leg there, with what will become of it. */
    add(
      record: LiveRecord,
      plan: readonly Step[] = [],
      began = now().getTime(),
      trunk?: string,
    ): void {
      version += 1;
      const answered = record.call_status === 'in-progress' ? began : null;
      calls.set(record.call_sid, {
        record,
        isListed: true,
        isDeleted: false,
        began,
        answered,
        changed: began,
        plan: [...plan],
        trunk,
      });
    },
    get: (accountSid: string, callSid: string): LiveRecord | undefined => {
      const record = entryOf(callSid)?.record;
      return record?.account_sid === accountSid ? record : undefined;
    },
    /** The call with this trace while it goes on, as it will have been at its planned end. */
    byTrace(traceId: string): EndedCall | undefined {
      pass();
      const entry = [...calls.values()].find(
        ({ record }) =>
          record['trace_id'] === traceId &&
          record['parent_call_sid'] === undefined &&
          record.call_status === 'in-progress',
      );
      if (!entry) return undefined;
      const { record, began, answered, plan, trunk } = entry;
      const ended = plan.at(-1)?.at ?? began + hour;
      return { record: { ...record, call_status: 'completed' }, began, answered, ended, trunk };
    },
    /** Records of an account; null for an entry whose record has run out. */
    list(accountSid: string): (LiveRecord | null)[] {
      const time = pass();
      return [...calls.values()]
        .filter(({ record, isListed }) => isListed && record.account_sid === accountSid)
        .map((entry) => (isExpired(entry, time) ? null : entry.record));
    },
    /** Changes a leg now; what was planned for it goes on. */
    change(callSid: string, next: Step['next']): void {
      const time = pass();
      const entry = calls.get(callSid);
      if (!entry) return;
      // A record that ran out is written again as one that was deleted.
      if (isExpired(entry, time)) Object.assign(entry, { isListed: false, isDeleted: true });
      apply(entry, next, time);
    },
    /** The record alone: the call goes on, out of every list. */
    remove(callSid: string): void {
      const entry = calls.get(callSid);
      if (!entry) return;
      version += 1;
      if (isEnded(entry.record)) calls.delete(callSid);
      else Object.assign(entry, { isListed: false, isDeleted: true });
    },
    /** Nothing more happens to a leg by itself. */
    stop(callSid: string): void {
      const entry = calls.get(callSid);
      if (!entry) return;
      version += 1;
      entry.plan = [];
    },
    /** Lets a record run out, as if nothing had been written to it for its life time. */
    expire(callSid: string): void {
      const entry = calls.get(callSid);
      if (entry) entry.changed = now().getTime() - lifeTime(entry.record) - 1;
    },
    clear(): void {
      // A leg with a real end is hung up; the others are as if they had never been.
      for (const [callSid, follower] of followers) {
        const record = calls.get(callSid)?.record;
        if (record) follower(record);
      }
      followers.clear();
      calls.clear();
      queues.clear();
      conferences.clear();
      registrations.clear();
      counts.clear();
      setByHand.queues.clear();
      setByHand.conferences.clear();
      version += 1;
    },
    /** How many calls of an account are going on in a direction. */
    going(accountSid: string, direction: string): number {
      pass();
      return [...calls.values()].filter(
        ({ record }) =>
          record.account_sid === accountSid &&
          record['direction'] === direction &&
          !isEnded(record),
      ).length;
    },
  };
}
export type LiveState = ReturnType<typeof createLiveState>;
