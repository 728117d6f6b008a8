import { useEffect, useEffectEvent, useState } from 'react';
import { isRecord } from '../../browser/record.ts';
import { local, localKeys } from '../../browser/storage.ts';
import { PlatformError } from '../../platform/client/errors.ts';
import { type PlanState, planState } from './plan-state.ts';

/** An order that was sent and has no answer that says what came of it. In epoch ms. */
export type Unanswered = {
  sentAt: number;
  /** From here on the platform has finished with it: what it does not know of will not come. */
  settledAt: number;
};

/** Payment provider and platform have given up long before. */
const longest = 10 * 60_000;

/** By account. Other tabs see it, and it outlives the session: a log-in must not forget a payment. */
function readAll(): Record<string, unknown> {
  try {
    const kept: unknown = JSON.parse(local.get(localKeys.unansweredPayments) ?? '{}');
    return isRecord(kept) ? kept : {};
  } catch {
    return {};
  }
}

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

/** Without an answer, or with one of a proxy, or one that broke off. */
const isUnanswered = ({ status }: PlatformError) => status === 0 || status === 200 || status > 500;

/** Sends an order. It is noted until it is answered: the page may be gone when the answer would come. */
export async function notingUnanswered<Answer>(
  accountSid: string,
  send: () => Promise<Answer>,
): Promise<Answer> {
  const sentAt = Date.now();
  write(accountSid, { sentAt, settledAt: sentAt + longest });
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
  }
}

const pauses = [2000, 4000, 8000];

/**
 * Asks for what came of an unanswered order, until that is known.
 * @param onKnown the order was paid, or waits for its payment
 */
export function useUnansweredPayment(
  accountSid: string,
  onKnown: (state: Exclude<PlanState, 'none'>) => void,
) {
  const [note, setNote] = useState(() => readUnanswered(accountSid));
  const [isUnknownToAll, setUnknownToAll] = useState(false);
  const known = useEffectEvent(onKnown);
  useEffect(() => {
    if (!note) return;
    const { settledAt } = note;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    let round = 0;
    async function ask() {
      const isSettled = Date.now() >= settledAt;
      const state = await planState().catch(() => undefined);
      if (isOver) return;
      if (state === 'paid' || state === 'waiting') {
        forgetUnanswered(accountSid);
        setNote(null);
        known(state);
      } else if (state === 'none' && isSettled) {
        setUnknownToAll(true);
      } else {
        timer = setTimeout(ask, pauses[round] ?? 10_000);
        round += 1;
      }
    }
    void ask();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [accountSid, note]);
  return {
    note,
    /** The platform is done with it and has no record of it. */
    isUnknownToAll,
    readAgain() {
      setUnknownToAll(false);
      setNote(readUnanswered(accountSid));
    },
  };
}
