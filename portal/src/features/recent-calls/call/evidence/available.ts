import { config } from '../../../../config/index.ts';
import { isNotFound, PlatformError } from '../../../../platform/client/calls/errors.ts';
import { hasTrace, type RecentCall } from '../../../../platform/resources/calls/recent-calls.ts';

/** Reason why a call has no capture; undefined for temporary errors. */
export function whyNoCapture(error: unknown): string | undefined {
  if (!(error instanceof PlatformError)) return undefined;
  if (error.kind === 'NotFound') {
    return 'There is no capture of this call. Captures are kept for 7 days.';
  }
  return error.kind === 'Invalid' ? 'This platform does not capture SIP traffic.' : undefined;
}

export const whyNoTrace = (error: unknown) =>
  isNotFound(error) ? 'There is no trace of this call' : undefined;

export function whyNoLog(error: unknown): string | undefined {
  if (!(error instanceof PlatformError)) return undefined;
  if (error.kind === 'NotFound') return 'There is no log for this call';
  return error.kind === 'Invalid' ? error.message : undefined;
}

/** Whether the call has a trace, and this deployment shows traces. */
export const isTraced = (call: RecentCall) => hasTrace(call) && !config().disableTracing;
