import { isRecord, recordFrom } from '../../browser/record.ts';
import { local, localKeys } from '../../browser/storage.ts';
import { PlatformError } from '../../platform/client/calls/errors.ts';

/** An order that was sent and whose outcome is unknown. Times in ms since the epoch. */
type Unanswered = {
  sentAt: number;
  /** When the platform has finished with the order: a payment that it doesn't know after that won't appear. */
  settledAt: number;
};

/** Payment provider and platform give up long before this. In ms. */
const longest = 10 * 60_000;

/** Notes by account. They are shared between tabs and outlive the session: a log-in must not forget a payment. */
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

/** Whether this page waits for the response, and will report it. */
let isSending = false;

/**
 * Call when the plan of this account is paid: an order without a response was carried out, and its
 * note is dropped.
 * @returns whether there was an order that this page isn't waiting for
 */
export function settleUnanswered(accountSid: string): boolean {
  if (isSending || !readUnanswered(accountSid)) return false;
  forgetUnanswered(accountSid);
  return true;
}

/** Whether there was no response, one from a proxy, or an incomplete one. */
const isUnanswered = ({ status }: PlatformError) => status === 0 || status === 200 || status > 500;

/** Whether the platform may have carried the order out: it failed half-way, or its response was lost. */
export const mayBeCarriedOut = (failure: unknown) =>
  failure instanceof PlatformError && (failure.status === 500 || isUnanswered(failure));

/** Sends an order, with a note until the response arrives: the page may be closed first. */
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
    // The platform has failed and finished, but the payment provider may have charged the card.
    if (failure.status === 500) write(accountSid, { sentAt, settledAt: Date.now() });
    else if (!isUnanswered(failure)) forgetUnanswered(accountSid);
    throw failure;
  } finally {
    isSending = false;
  }
}
