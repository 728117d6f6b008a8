import * as v from 'valibot';

/** Members of `sip` in a fault: docs/sandbox.md says what each does. */
export const sipFaultSchema = v.strictObject({
  /** INVITE unless given. */
  method: v.optional(v.pipe(v.string(), v.toUpperCase()), 'INVITE'),
  status: v.optional(v.pipe(v.number(), v.integer(), v.minValue(300), v.maxValue(699))),
  reason: v.optional(v.pipe(v.string(), v.regex(/^[^\r\n]{0,256}$/))),
  /** Sent as X-Reason. */
  xReason: v.optional(v.pipe(v.string(), v.regex(/^[^\r\n]{0,256}$/))),
  /** Sent as X-Call-Limit. */
  callLimit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  /** The request is read and never answered. */
  noAnswer: v.optional(v.boolean()),
  /** The WebSocket is not opened. */
  refuseSocket: v.optional(v.boolean()),
  /** Calls are answered, and no packet finds its way. */
  noIcePath: v.optional(v.boolean()),
  /** Calls are answered, and with their first key no packet finds its way any more. */
  losesPath: v.optional(v.boolean()),
  /** The address the platform sees, in place of 127.0.0.1. */
  publicAddress: v.optional(v.pipe(v.string(), v.ipv4())),
});

export type SipFault = v.InferOutput<typeof sipFaultSchema>;

type Entry = { id: string; times: number | undefined; sip: SipFault };

/** Failures of SIP that were asked for, in the order they came. */
export function createSipFaults() {
  const entries = new Map<string, Entry>();

  return {
    add: (id: string, sip: SipFault, times: number | undefined) =>
      entries.set(id, { id, times, sip }),
    list: () => [...entries.values()],
    remove: (id: string) => entries.delete(id),
    clear: () => entries.clear(),
    /** The first that fits, without counting: for what lasts as long as the fault. */
    peek: (fits: (fault: SipFault) => boolean): SipFault | undefined =>
      [...entries.values()].find(({ sip }) => fits(sip))?.sip,
    /** The first that fits; it counts as one time. */
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
