import { config } from '../../../../config/index.ts';
import { hasTrace, type RecentCall } from '../../../../platform/resources/calls/recent-calls.ts';

/** There is a trace of the call, and this deployment shows traces. */
export const isTraced = (call: RecentCall) => hasTrace(call) && !config().disableTracing;
