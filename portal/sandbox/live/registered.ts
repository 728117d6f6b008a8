import type { Services } from '../http/env.ts';
import type { AccountRow } from '../resources/accounts/store.ts';
import type { Registration } from './live-state.ts';

type Parts = Pick<Services, 'store' | 'live' | 'now'>;

/** Seeded devices that are online, chosen by name. */
function seeded({ store, now }: Parts, account: AccountRow): [string, Registration][] {
  // Without a realm, devices can't register.
  if (!account.sip_realm) return [];
  return store.clients
    .list({ accountSid: account.account_sid })
    .filter(({ username, is_active }) => is_active && /^dispatch\d*[13579]$/.test(username))
    .map(({ username }) => [
      `${username}@${account.sip_realm}`,
      {
        contact: `sip:${username}@192.0.2.50:5060`,
        protocol: 'udp',
        expiryTime: now().getTime() + 1_800_000,
        proxy: 'sip:203.0.113.50:5060',
      },
    ]);
}

/** Current registrations by user@realm, including other accounts'. */
export function registeredDevices(parts: Parts, account: AccountRow): Map<string, Registration> {
  parts.live.pass();
  const time = parts.now().getTime();
  const all = [...seeded(parts, account), ...parts.live.registrations];
  return new Map(all.filter(([, { expiryTime }]) => expiryTime > time));
}
