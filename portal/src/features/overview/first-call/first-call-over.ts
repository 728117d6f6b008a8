import { local, localKeys } from '../../../browser/storage.ts';

/**
 * Accounts that no longer need the guide to a first call: a call was made, or the card was
 * dismissed.
 */

const read = () => (local.get(localKeys.firstCallOver) ?? '').split(' ').filter(Boolean);

export const isFirstCallOver = (ownerSid: string) => read().includes(ownerSid);

export function endFirstCall(ownerSid: string): void {
  if (!isFirstCallOver(ownerSid)) {
    local.set(localKeys.firstCallOver, [...read(), ownerSid].join(' '));
  }
}
