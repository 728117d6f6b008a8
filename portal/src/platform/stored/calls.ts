import * as v from 'valibot';
import { optionalText } from '../client/calls/wire.ts';

/** An instant as text. The platform stores the epoch for a call that was never answered. */
const optionalTime = v.pipe(
  v.nullish(v.string(), null),
  v.transform((text) => (text && Date.parse(text) !== 0 ? text : null)),
);

/** One call. Members that only the details show are kept unparsed. */
export const recentCall = v.looseObject({
  attempted_at: v.string(),
  account_sid: v.string(),
  service_provider_sid: v.nullish(v.string(), null),
  application_sid: v.nullish(v.string(), null),
  /** Empty on calls that failed early. */
  call_sid: optionalText,
  sip_callid: optionalText,
  /** SIP Call-ID of the call that this one is a leg of. */
  sip_parent_callid: v.nullish(v.string(), null),
  direction: optionalText,
  from: optionalText,
  to: optionalText,
  answered: v.nullish(v.boolean(), null),
  answered_at: optionalTime,
  terminated_at: optionalTime,
  termination_reason: optionalText,
  /** In seconds. */
  duration: v.nullish(v.number(), null),
  sip_status: v.nullish(v.number(), null),
  trunk: optionalText,
  /** Source of an inbound call. */
  remote_host: optionalText,
  trace_id: optionalText,
  /** A path below the API base, or a URL on another host. */
  recording_url: optionalText,
});
export type RecentCall = v.InferOutput<typeof recentCall>;
