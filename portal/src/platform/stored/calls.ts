import * as v from 'valibot';
import { optionalText } from '../client/calls/wire.ts';

/** One call. Members that only the details show are kept as they came. */
export const recentCall = v.looseObject({
  attempted_at: v.string(),
  account_sid: v.string(),
  service_provider_sid: v.nullish(v.string(), null),
  application_sid: v.nullish(v.string(), null),
  /** Empty on calls that failed early. */
  call_sid: optionalText,
  sip_callid: optionalText,
  /** SIP's id of the call that this one is a leg of. */
  sip_parent_callid: v.nullish(v.string(), null),
  direction: optionalText,
  from: optionalText,
  to: optionalText,
  answered: v.nullish(v.boolean(), null),
  /** The epoch when unanswered. */
  answered_at: v.nullish(v.string(), null),
  terminated_at: v.nullish(v.string(), null),
  termination_reason: optionalText,
  /** In seconds. */
  duration: v.nullish(v.number(), null),
  sip_status: v.nullish(v.number(), null),
  trunk: optionalText,
  /** Where an inbound call came from. */
  remote_host: optionalText,
  trace_id: optionalText,
  /** A path below the API base, or an address of another host. */
  recording_url: optionalText,
});
export type RecentCall = v.InferOutput<typeof recentCall>;
