import { addresses } from '../addresses.ts';
import type { SessionUser } from './user.ts';

/** Start page of a signed-in user, also when an address is out of their reach. */
export function homeOf(user: SessionUser): string {
  return user.scope === 'account' && user.accountSid
    ? addresses.accounts.edit(user.accountSid)
    : addresses.accounts.list;
}
