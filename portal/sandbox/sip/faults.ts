import * as v from 'valibot';

/** Members of `sip` in a fault; docs/sandbox.md describes each. */
export const sipFaultSchema = v.strictObject({
  /** Default: INVITE. */
  method: v.optional(v.pipe(v.string(), v.toUpperCase()), 'INVITE'),
  status: v.optional(v.pipe(v.number(), v.integer(), v.minValue(300), v.maxValue(699))),
  reason: v.optional(v.pipe(v.string(), v.regex(/^[^\r\n]{0,256}$/))),
  /** Sent as X-Reason. */
  xReason: v.optional(v.pipe(v.string(), v.regex(/^[^\r\n]{0,256}$/))),
  /** Sent as X-Call-Limit. */
  callLimit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  /** Reads the request but never responds. */
  noAnswer: v.optional(v.boolean()),
  /** Refuses the WebSocket. */
  refuseSocket: v.optional(v.boolean()),
  /** Answers calls, but no packet gets through. */
  noIcePath: v.optional(v.boolean()),
  /** Answers calls, but no packet gets through after the first key. */
  losesPath: v.optional(v.boolean()),
  /** Client address as seen by the platform, instead of 127.0.0.1. */
  publicAddress: v.optional(v.pipe(v.string(), v.ipv4())),
});

export type SipFault = v.InferOutput<typeof sipFaultSchema>;

type Entry = { id: string; times: number | undefined; sip: SipFault };

/** Requested SIP faults, in order of arrival. */
export function createSipFaults() {
  const entries = new Map<string, Entry>();

  return {
    add: (id: string, sip: SipFault, times: number | undefined) =>
      entries.set(id, { id, times, sip }),
    list: () => [...entries.values()],
    remove: (id: string) => entries.delete(id),
    clear: () => entries.clear(),
    /** First match, without counting it as used: for effects that last as long as the fault. */
    peek: (fits: (fault: SipFault) => boolean): SipFault | undefined =>
      [...entries.values()].find(({ sip }) => fits(sip))?.sip,
    /** First match, counted as one use. */
    take(fits: (fault: SipFault) => boolean): SipFault | undefined {
      const entry = [...entries.values()].find(({ sip }) => fits(sip));
      if (entry?.times !== undefined) {
        entry.times -= 1;
        if (entry.times <= 0) entries.delete(entry.id);
      }
      return entry?.sip;
    },
  };
}

export type SipFaults = ReturnType<typeof createSipFaults>;
