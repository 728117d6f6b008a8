import { useEffect, useEffectEvent, useState } from 'react';
import { forgetUnanswered, readUnanswered } from '../../shared/hosted/payment-note.ts';
import { type PlanState, planState } from './plan-state.ts';

const pauses = [2000, 4000, 8000];

/**
 * Polls the outcome of an order without a response.
 * @param onKnown called once the order is paid or waits for its payment
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
    let isStopped = false;
    let round = 0;
    async function ask() {
      const isSettled = Date.now() >= settledAt;
      const state = await planState().catch(() => undefined);
      if (isStopped) return;
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
      isStopped = true;
      clearTimeout(timer);
    };
  }, [accountSid, note]);
  return {
    note,
    /** The platform has finished and has no record of it. */
    isUnknownToAll,
    readAgain() {
      setUnknownToAll(false);
      setNote(readUnanswered(accountSid));
    },
  };
}
