import { dropEnded, type LiveCall, mergeCalls } from '@trunkline/ui/engines/live-calls';
import { listLiveCalls } from '../../../platform/resources/live/live-calls.ts';
import { legOf } from './leg.ts';

export type Calls = readonly LiveCall[];

const isSame = (before: Calls, after: Calls) =>
  before.length === after.length && before.every((call, index) => call === after[index]);

/** Polls an account once. Returns a reducer over the known calls. */
export async function askCalls(accountSid: string): Promise<(before: Calls) => Calls> {
  const legs = (await listLiveCalls(accountSid)).map(legOf);
  const now = Date.now();
  return (before) => {
    const after = dropEnded(mergeCalls(before, accountSid, legs, now), now);
    return isSame(before, after) ? before : after;
  };
}
