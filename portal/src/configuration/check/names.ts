import type { CheckWorld } from './world.ts';

/** ' of Acme'; '' for the provider's own. */
export function ownedBy({ accounts }: CheckWorld, accountSid: string | null | undefined): string {
  const account = accounts.find(({ account_sid }) => account_sid === accountSid);
  return account ? ` of ${account.name}` : '';
}
