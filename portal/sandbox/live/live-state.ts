/** A leg as in the platform's store: text, and two numbers. Members without a value are absent. */
export type LiveRecord = {
  call_sid: string;
  account_sid: string;
  call_status: string;
  [member: string]: string | number;
};

/** Change of a leg at a given time, in ms since 1970. */
export type Step = { at: number; next: Record<string, string | number> };

type Entry = {
  record: LiveRecord;
  /** False for a record that was deleted and rewritten by its next status: no list contains it. */
  isListed: boolean;
  /** Deleted: the call continues, and its next status rewrites the record. */
  isDeleted: boolean;
  began: number;
  answered: number | null;
  /** Time of the latest status change, from which its lifetime counts. */
  changed: number;
  plan: Step[];
  /** Trunk of the call, in the words of recent calls; undefined if the record tells it. */
  trunk: string | undefined;
};

export type Registration = {
  contact: string;
  protocol: string;
  expiryTime: number;
  proxy?: string;
  sbcAddress?: string;
};

/** A call that has ended; times in ms since 1970. */
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

/** Twelve hours before a final status, one hour after it, even for an answered call in progress. */
const lifeTime = ({ sip_status = 0 }: LiveRecord) => (Number(sip_status) < 200 ? 12 : 1) * hour;
/** Entries of expired records are removed this often. */
const clearing = hour / 6;

/**
 * All live data, lost when the process ends, as on the platform. Time advances only on access, so
 * that an idle sandbox does no work.
 */
export function createLiveState(now: () => Date) {
  const calls = new Map<string, Entry>();
  const queues = new Map<string, Map<string, number | 'wrong kind'>>();
  const conferences = new Map<string, string[]>();
  const registrations = new Map<string, Registration>();
  const counts = new Map<string, { inbound: number; outbound: number }>();
  const state = { hasMediaServer: true };
  /** Accounts whose queues or conferences were set manually: these don't change any more. */
  const setByHand = { queues: new Set<string>(), conferences: new Set<string>() };
  /** Number of changes to calls. */
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

  /** Applies all changes up to the present. */
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
    /** Registers the listener for calls that end. */
    listen(ended: typeof onEnded): void {
      onEnded = ended;
    },
    /** Registers a listener that is called once, when this leg ends. */
    follow: (callSid: string, ended: (record: LiveRecord) => void) => followers.set(callSid, ended),
    /** Applies all changes due: calls that have ended become recent calls. */
    pass: (): void => void pass(),
    /** Number that grows with each change of a call; `dump` gives all calls as text. */
    version: () => version,
    dump: () => JSON.stringify([...calls.values()]),
    /** Registers a listener that is called before each read, to simulate more. */
    rhythm(passed: typeof onPassed): void {
      onPassed = passed;
    },
    /** Adds a leg with its future steps. */
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
    /** The call with this trace while in progress, as it will be at its planned end. */
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
    /** Records of an account; null for an entry whose record has expired. */
    list(accountSid: string): (LiveRecord | null)[] {
      const time = pass();
      return [...calls.values()]
        .filter(({ record, isListed }) => isListed && record.account_sid === accountSid)
        .map((entry) => (isExpired(entry, time) ? null : entry.record));
    },
    /** Changes a leg now; its plan continues. */
    change(callSid: string, next: Step['next']): void {
      const time = pass();
      const entry = calls.get(callSid);
      if (!entry) return;
      // An expired record is rewritten like a deleted one.
      if (isExpired(entry, time)) Object.assign(entry, { isListed: false, isDeleted: true });
      apply(entry, next, time);
    },
    /** Removes only the record: the call continues, but no list shows it. */
    remove(callSid: string): void {
      const entry = calls.get(callSid);
      if (!entry) return;
      version += 1;
      if (isEnded(entry.record)) calls.delete(callSid);
      else Object.assign(entry, { isListed: false, isDeleted: true });
    },
    /** Drops the planned steps of a leg. */
    stop(callSid: string): void {
      const entry = calls.get(callSid);
      if (!entry) return;
      version += 1;
      entry.plan = [];
    },
    /** Expires a record, as if nothing had been written to it for its lifetime. */
    expire(callSid: string): void {
      const entry = calls.get(callSid);
      if (entry) entry.changed = now().getTime() - lifeTime(entry.record) - 1;
    },
    clear(): void {
      // Hangs up legs of real clients; the others vanish without a trace.
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
    /** Number of calls in progress of an account in one direction. */
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
