import type { Outcome } from '../../platform/resources/billing/billing.ts';
import { getMe, type Me } from '../../platform/resources/users/users.ts';
import { mayBeCarriedOut } from '../../shared/hosted/payment-note.ts';

/**
 * Sends a change of the plan. If the response is lost, checks the plan itself.
 * @param isMade whether the plan has the change
 */
export async function sentOrFound(
  send: () => Promise<Outcome>,
  isMade: (me: Me) => boolean,
): Promise<Pick<Outcome, 'status'>> {
  try {
    return await send();
  } catch (failure) {
    if (!mayBeCarriedOut(failure)) throw failure;
    const me = await getMe().catch(() => undefined);
    if (me && isMade(me)) return { status: 'success' };
    throw failure;
  }
}
