import { isRecord, recordFrom } from '../../browser/record.ts';
import { local, localKeys } from '../../browser/storage.ts';
import { PlatformError } from '../../platform/client/calls/errors.ts';

/** An order that was sent and has no answer that says what came of it. In epoch ms. */
type Unanswered = {
  sentAt: number;
  /** From here on the platform has finished with it: what it does not know of will not come. */
  settledAt: number;
};

/** Payment provider and platform have given up long before. */
const longest = 10 * 60_000;

/** By account. Other tabs see it, and it outlives the session: a log-in must not forget a payment. */
const readAll = () => recordFrom(local.get(localKeys.unansweredPayments));

export function readUnanswered(accountSid: string): Unanswered | null {
  const kept = readAll()[accountSid];
  if (!isRecord(kept)) return null;
  const { sentAt, settledAt } = kept;
  return typeof sentAt === 'number' && typeof settledAt === 'number' ? { sentAt, settledAt } : null;
}

function write(accountSid: string, note: Unanswered | null): void {
  const { [accountSid]: _, ...others } = readAll();
  const all = note ? { ...others, [accountSid]: note } : others;
  if (Object.keys(all).length === 0) local.remove(localKeys.unansweredPayments);
  else local.set(localKeys.unansweredPayments, JSON.stringify(all));
}

export const forgetUnanswered = (accountSid: string) => write(accountSid, null);

/** This page waits for the answer, and will tell it. */
let isSending = false;

/**
 * The plan of this account is paid: an order without an answer was carried out, and is forgotten.
 * @returns whether there was one that no page waits for
 */
export function settleUnanswered(accountSid: string): boolean {
  if (isSending || !readUnanswered(accountSid)) return false;
  forgetUnanswered(accountSid);
  return true;
}

/** Without an answer, or with one of a proxy, or one that broke off. */
const isUnanswered = ({ status }: PlatformError) => status === 0 || status === 200 || status > 500;

/** The platform may have carried it out: it failed on the way, or its answer was lost. */
export const mayBeCarriedOut = (failure: unknown) =>
  failure instanceof PlatformError && (failure.status === 500 || isUnanswered(failure));

/** Sends an order. It is noted until it is answered: the page may be gone when the answer would come. */
export async function notingUnanswered<Answer>(
  accountSid: string,
  send: () => Promise<Answer>,
): Promise<Answer> {
  const sentAt = Date.now();
  write(accountSid, { sentAt, settledAt: sentAt + longest });
  isSending = true;
  try {
    const answer = await send();
    forgetUnanswered(accountSid);
    return answer;
  } catch (failure) {
    if (!(failure instanceof PlatformError)) throw failure;
    // The platform failed and is done with it; the payment provider may have charged all the same.
    if (failure.status === 500) write(accountSid, { sentAt, settledAt: Date.now() });
    else if (!isUnanswered(failure)) forgetUnanswered(accountSid);
    throw failure;
  } finally {
    isSending = false;
  }
}
