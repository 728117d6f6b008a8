import { useEffect, useMemo, useState } from 'react';
import { PlatformError } from '../../platform/client/calls/errors.ts';
import { createPoller, type Pace, type Poll, type PollState } from './poller.ts';

const fullPace: Pace = {};

/** Classifies a failed call for the poller. */
export function pollFailure(error: unknown): 'refused' | 'unreachable' | 'other' {
  if (!(error instanceof PlatformError)) return 'other';
  if (error.status === 429) return 'refused';
  return error.kind === 'Unreachable' ? 'unreachable' : 'other';
}

/**
 * Polls while the screen is open.
 * @param polls the same array as long as the polls are the same
 * @param pace stable for the life of the screen
 * @param callTimes see `createPoller`; stable for the life of the screen
 */
export function usePoller(
  polls: readonly Poll[],
  perAccount: number,
  pace = fullPace,
  callTimes?: number[],
) {
  const [state, setState] = useState<PollState>('asking');
  const poller = useMemo(
    () =>
      createPoller(polls, {
        isHidden: () => document.hidden,
        failureOf: pollFailure,
        onState: setState,
        perAccount,
        ...(callTimes && { callTimes }),
        ...pace,
      }),
    [polls, perAccount, pace, callTimes],
  );
  useEffect(() => {
    setState('asking');
    poller.start();
    const { wake } = poller;
    document.addEventListener('visibilitychange', wake);
    window.addEventListener('online', wake);
    return () => {
      poller.stop();
      document.removeEventListener('visibilitychange', wake);
      window.removeEventListener('online', wake);
    };
  }, [poller]);
  return { state, resume: poller.resume, hurry: poller.hurry };
}
