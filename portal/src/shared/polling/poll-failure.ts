import { PlatformError } from '../../platform/client/calls/errors.ts';

/** How the poller understands a failed call. */
export function pollFailure(error: unknown): 'refused' | 'unreachable' | 'other' {
  if (!(error instanceof PlatformError)) return 'other';
  if (error.status === 429) return 'refused';
  return error.kind === 'Unreachable' ? 'unreachable' : 'other';
}
