import { isLive } from '@trunkline/ui/engines/live-calls';
import { useEffect, useState } from 'react';
import {
  type LiveCallRecord,
  listLiveCalls,
  type NewCall,
} from '../../../platform/resources/live/live-calls.ts';

/** Interval in ms, and number of tries: a call is listed once its far end has responded to the INVITE. */
const pause = 3000;
const looks = 10;

export type LostCall = { accountSid: string; call: NewCall };

const targetOf = ({ to }: NewCall) =>
  'number' in to ? to.number : 'name' in to ? to.name : to.sipUri;

/** Strips what the platform adds: a leading +, a scheme, the realm of a client. */
const bare = (party: string) => party.replace(/^(sips?:|\+)/i, '').replace(/@.*$/, '');

/** Whether a live call may be the one whose response was lost. */
export const mayBe = (
  { direction, call_status, from, to, application_sid, parent_call_sid }: LiveCallRecord,
  call: NewCall,
) =>
  direction === 'outbound' &&
  isLive(call_status) &&
  parent_call_sid === undefined &&
  bare(to) === bare(targetOf(call)) &&
  bare(from) === bare(call.from) &&
  (application_sid ?? call.application_sid) === call.application_sid;

async function look({ accountSid, call }: LostCall): Promise<string | undefined> {
  const calls = await listLiveCalls(accountSid);
  return calls.find((record) => mayBe(record, call))?.call_sid;
}

/**
 * Looks for a call whose response was lost among the live calls of its account.
 * @returns its SID once found; null if the search was in vain
 */
export function useLostCall(lost: LostCall | null): string | null | undefined {
  const [found, setFound] = useState<string | null>();
  useEffect(() => {
    setFound(undefined);
    if (!lost) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isThere = true;
    const next = async (left: number): Promise<void> => {
      const sid = await look(lost).catch(() => undefined);
      if (!isThere) return;
      if (sid !== undefined) setFound(sid);
      else if (left > 1) timer = setTimeout(() => next(left - 1), pause);
      else setFound(null);
    };
    void next(looks);
    return () => {
      isThere = false;
      clearTimeout(timer);
    };
  }, [lost]);
  return found;
}
