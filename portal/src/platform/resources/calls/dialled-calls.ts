import * as v from 'valibot';
import { call } from '../../client/calls/transport.ts';
import { optionalText } from '../../client/calls/wire.ts';
import { pace } from '../../client/pace/pace.ts';
import { type Owner, ownerPath } from '../../values/owner.ts';

const dialledCall = v.object({
  call_sid: v.string(),
  attempted_at: optionalText,
  to: optionalText,
  account_sid: v.nullish(v.string(), null),
});
/** The part of an outbound call that matters for routing. */
export type DialledCall = v.InferOutput<typeof dialledCall>;

const callPage = v.object({ total: v.number(), data: v.array(dialledCall) });

/** The platform's largest page. */
const pageSize = 500;

/**
 * Loads all stored outbound calls of an owner, newest first, page by page at the platform's pace.
 * @param onPage receives everything loaded so far; returns false to stop
 */
export async function eachDialledCall(
  owner: Owner,
  onPage: (calls: readonly DialledCall[], total: number) => boolean,
): Promise<void> {
  const all: DialledCall[] = [];
  for (let page = 1; ; page += 1) {
    await pace.take();
    const { total, data } = await call(callPage, 'GET', `${ownerPath(owner)}/RecentCalls`, {
      query: { page, count: pageSize, direction: 'outbound' },
    });
    all.push(...data);
    const goesOn = onPage([...all], total);
    if (!goesOn || data.length < pageSize || all.length >= total) return;
  }
}
