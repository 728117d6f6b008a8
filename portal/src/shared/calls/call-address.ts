import { addresses } from '../../addresses.ts';
import type { RecentCall } from '../../platform/resources/calls/recent-calls.ts';
import { intervalOf } from '../../screen/list/filters/date-choice.ts';
import { callKey } from './call-key.ts';

/** Address of a call, opened in the list of its account's recent calls. */
export function callAddress(call: RecentCall): string {
  const began = new Date(call.attempted_at).getTime();
  const query = new URLSearchParams({
    account: call.account_sid,
    date: intervalOf(new Date(began - 1), new Date(began + 1)),
    open: callKey(call),
  });
  return `${addresses.recentCalls}?${query}`;
}
