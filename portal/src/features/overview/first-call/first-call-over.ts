import { local, localKeys } from '../../../browser/storage.ts';

/** Where nobody needs the way to a first call any more: it was made, or the way was hidden. */

const read = () => (local.get(localKeys.firstCallOver) ?? '').split(' ').filter(Boolean);

export const isFirstCallOver = (ownerSid: string) => read().includes(ownerSid);

export function endFirstCall(ownerSid: string): void {
  if (!isFirstCallOver(ownerSid)) {
    local.set(localKeys.firstCallOver, [...read(), ownerSid].join(' '));
  }
}
