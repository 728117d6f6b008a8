import { addresses } from '../addresses.ts';
import type { SessionUser } from './user.ts';

/** Where a signed-in person starts, and lands when an address is not theirs to open. */
export function homeOf(user: SessionUser): string {
  return user.scope === 'account' && user.accountSid
    ? addresses.accounts.edit(user.accountSid)
    : addresses.accounts.list;
}
